import type { RoleGrant } from '../../core/description/module.ts'

/**
 * Everybody keeps office files of his own; what else he sees of them follows their records. Templates are kept by those
 * who keep the flows; papers are made by whoever may edit the record or its templates, and read by
 * whoever reads the record. Printing and downloading are rights of their own, so that a group may keep them for a few.
 */
export const officeGrants: readonly RoleGrant[] = [
  { role: 'staff', permissions: ['zxwd-ck', 'zxwd-xz', 'zxwd-dy', 'zxwd-xw'] },
  ...['flowAdmin', 'systemAdmin'].map((role) => ({
    role,
    permissions: ['wdmb-ck', 'wdmb-xz', 'wdmb-bj', 'wdmb-sc', 'wdmb-dc', 'wdmb-fb'],
  })),
]
