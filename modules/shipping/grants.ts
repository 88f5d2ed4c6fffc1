import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'risk', 'departmentLeader', 'trader', 'unitFinance']

/** Those who run the ships reckon laytime; their leader checks it, the finance office of the company settles it. */
export const shippingGrants: readonly RoleGrant[] = [
  ...readers.map((role) => ({ role, permissions: ['hycb-ck', 'hyzq-ck', 'hyzq-dc', 'hycb-dc'] })),
  {
    role: 'trader',
    permissions: [
      ...['xz', 'bj', 'sc', 'dr'].map((verb) => `hycb-${verb}`),
      ...['xz', 'bj', 'sc', 'dr', 'qr'].map((verb) => `hyzq-${verb}`),
    ],
  },
  ...['departmentLeader', 'gm'].map((role) => ({ role, permissions: ['hyzq-fh'] })),
  ...['unitFinance', 'financeDirector'].map((role) => ({ role, permissions: ['hyzq-js'] })),
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const shippingScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'financeDirector', 'risk'].map((role) => ({ role, scopes: { hygl: '1' } })),
  { role: 'unitFinance', scopes: { hygl: '2' } },
  ...['departmentLeader', 'trader'].map((role) => ({ role, scopes: { hygl: '3' } })),
]
