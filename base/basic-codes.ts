/** What everybody in service may open without any role: his account, his messages, to-do and the start of processes. */
export const basicCodes: readonly string[] = ['wdzh-ck', 'wdxx-ck', 'wf-ck']
