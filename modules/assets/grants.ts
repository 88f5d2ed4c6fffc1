import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'departmentLeader', 'unitFinance']
const codes = ['zcda', 'zczj', 'zcmx']

/** The finance office of a company keeps its assets, charges their months and takes them back. */
export const assetGrants: readonly RoleGrant[] = [
  ...readers.map((role) => ({ role, permissions: codes.map((code) => `${code}-ck`) })),
  {
    role: 'unitFinance',
    permissions: [
      ...['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `zcda-${verb}`),
      'zczj-qr',
      'zczj-ch',
      'zczj-dc',
      'zcmx-dc',
    ],
  },
  { role: 'financeDirector', permissions: ['zcda-dc', 'zczj-dc', 'zcmx-dc'] },
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const assetScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'financeDirector'].map((role) => ({ role, scopes: { zcgl: '1' } })),
  { role: 'unitFinance', scopes: { zcgl: '2' } },
  { role: 'departmentLeader', scopes: { zcgl: '5' } },
]
