/**
 * What everybody in service may open without any role: his account, his messages, to-do, the start of processes and the
 * help.
 */
export const basicCodes: readonly string[] = ['wdzh-ck', 'wdxx-ck', 'wf-ck', 'znzs-ck']
