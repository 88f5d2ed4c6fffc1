import type { RoleGrant } from '../../core/description/module.ts'

/** Who keeps the templates; papers are made by whoever may read the record. */
export const officeGrants: readonly RoleGrant[] = ['flowAdmin', 'systemAdmin'].map((role) => ({
  role,
  permissions: ['wdmb-ck', 'wdmb-xz', 'wdmb-bj', 'wdmb-sc', 'wdmb-dc', 'wdmb-fb'],
}))
