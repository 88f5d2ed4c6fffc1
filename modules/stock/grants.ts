import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'risk', 'departmentLeader', 'trader', 'unitFinance']
const masters = ['kcck', 'kcpc']
const entries = ['kcrk', 'kccd']
const ledgers = ['kcmx', 'kcdz']

/** Traders and the yard enter what came and went; the finance office of the company confirms it and takes it back. */
export const stockGrants: readonly RoleGrant[] = [
  ...readers.map((role) => ({ role, permissions: [...masters, ...entries, ...ledgers].map((code) => `${code}-ck`) })),
  {
    role: 'trader',
    permissions: [...entries, 'kcpc'].flatMap((code) =>
      ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`),
    ),
  },
  {
    role: 'yardKeeper',
    permissions: [
      ...[...masters, ...entries, ...ledgers].map((code) => `${code}-ck`),
      ...entries.flatMap((code) => ['xz', 'bj', 'sc', 'dc'].map((verb) => `${code}-${verb}`)),
    ],
  },
  { role: 'logistics', permissions: [...masters, ...entries].map((code) => `${code}-ck`) },
  { role: 'unitFinance', permissions: entries.flatMap((code) => [`${code}-qr`, `${code}-ch`, `${code}-dc`]) },
  {
    role: 'financeDirector',
    permissions: [
      ...ledgers.map((code) => `${code}-dc`),
      ...['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `kcck-${verb}`),
    ],
  },
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const stockScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'financeDirector', 'risk'].map((role) => ({ role, scopes: { kcgl: '1' } })),
  { role: 'unitFinance', scopes: { kcgl: '2' } },
  ...['departmentLeader', 'trader', 'yardKeeper', 'logistics'].map((role) => ({ role, scopes: { kcgl: '3' } })),
]
