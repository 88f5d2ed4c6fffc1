import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'

const masters = ['grhz', 'grly', 'gryh', 'grjj']
const codes = [...masters, 'grcz', 'grzd']
const leaders = ['chairman', 'gm', 'financeDirector']

/** The charging office keeps consumers and seasons, makes the bills and takes them back. */
export const heatingGrants: readonly RoleGrant[] = [
  ...[...leaders, 'heatCharging'].map((role) => ({ role, permissions: codes.map((code) => `${code}-ck`) })),
  {
    role: 'heatCharging',
    permissions: [
      ...masters.flatMap((code) => ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`)),
      'grcz-qr',
      'grcz-ch',
      'grcz-dc',
      'grzd-dc',
    ],
  },
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const heatingScopes: readonly RoleScopes[] = [
  ...leaders.map((role) => ({ role, scopes: { grgl: '1' } })),
  { role: 'heatCharging', scopes: { grgl: '2' } },
]
