/** The three offices that keep each other in check; none stands above the others and none reads business by office. */
export const offices: readonly string[] = ['systemAdmin', 'securityAdmin', 'auditAdmin']

/** Whether a role is one of the offices. */
export function isOffice({ roleCode }: { readonly roleCode: string }): boolean {
  return offices.includes(roleCode)
}
