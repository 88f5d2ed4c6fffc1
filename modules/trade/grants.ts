import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'risk', 'departmentLeader', 'trader', 'unitFinance']
const offices = ['logistics', 'yardKeeper']
const written = ['xz', 'bj', 'sc', 'dc', 'dr']
// What a transport document names.
const named = ['htgl', 'khgl', 'hpgl', 'gkxx']
// What the clerk declares, and what others follow of it.
const declared = (verbs: readonly string[]) => verbs.map((verb) => `bgdj-${verb}`)
const licensed = (verbs: readonly string[]) => verbs.map((verb) => `xkzh-${verb}`)
// What is paid on it, and what the finance office deducts.
const taxed = (verbs: readonly string[]) => verbs.map((verb) => `gsjk-${verb}`)
const weighed = (verbs: readonly string[]) => verbs.map((verb) => `bdgl-${verb}`)
const atBorder = (verbs: readonly string[]) => verbs.map((verb) => `kagh-${verb}`)
const inPorts = (verbs: readonly string[]) => verbs.map((verb) => `gkkc-${verb}`)
const onMarket = (verbs: readonly string[]) => verbs.map((verb) => `jkcs-${verb}`)
// The clerk or the trader asks for cover, the clerk enters what the insurer signed.
const insured = (verbs: readonly string[]) => verbs.map((verb) => `hybx-${verb}`)
const own = (verbs: readonly string[]) => verbs.map((verb) => `wldj-${verb}`)

/** Traders enter what is shipped, the logistics clerk follows it, the yard takes it over and the finance office settles. */
export const tradeGrants: readonly RoleGrant[] = [
  ...[...readers, ...offices].map((role) => ({ role, permissions: own(['ck']) })),
  ...offices.map((role) => ({ role, permissions: named.map((code) => `${code}-ck`) })),
  { role: 'trader', permissions: own(written) },
  { role: 'logistics', permissions: own([...written, 'zx', 'qs']) },
  ...[...readers, 'logistics'].map((role) => ({ role, permissions: declared(['ck']) })),
  { role: 'logistics', permissions: declared(['xz', 'bj', 'sc', 'dc', 'dr', 'sb']) },
  { role: 'unitFinance', permissions: [...declared(['dc']), ...taxed(['dk', 'dc'])] },
  ...[...readers, 'logistics'].map((role) => ({ role, permissions: [...taxed(['ck']), ...licensed(['ck'])] })),
  { role: 'logistics', permissions: taxed(written) },
  // A licence is of a company.
  { role: 'logistics', permissions: [...licensed([...written, 'hf']), 'gszl-ck'] },
  ...[...readers, 'logistics'].map((role) => ({ role, permissions: insured(['ck']) })),
  ...['trader', 'logistics'].map((role) => ({ role, permissions: insured(written) })),
  { role: 'logistics', permissions: insured(['cb']) },
  { role: 'unitFinance', permissions: insured(['dc']) },
  { role: 'yardKeeper', permissions: own(['qs', 'dc']) },
  ...readers.map((role) => ({ role, permissions: weighed(['ck']) })),
  ...offices.map((role) => ({ role, permissions: weighed(['ck', ...written, 'sh']) })),
  ...[...readers, ...offices].map((role) => ({ role, permissions: atBorder(['ck']) })),
  ...[...readers, 'logistics'].map((role) => ({ role, permissions: inPorts(['ck']) })),
  { role: 'logistics', permissions: atBorder(written) },
  ...['trader', 'logistics'].map((role) => ({ role, permissions: inPorts(written) })),
  ...readers.map((role) => ({ role, permissions: onMarket(['ck']) })),
  { role: 'trader', permissions: onMarket(written) },
  { role: 'departmentLeader', permissions: own(['zx', 'dc']) },
  { role: 'unitFinance', permissions: own(['js', 'dc']) },
  ...['financeDirector', 'risk'].map((role) => ({
    role,
    permissions: [
      ...own(['dc']),
      ...declared(['dc']),
      ...taxed(['dc']),
      ...licensed(['dc']),
      ...insured(['dc']),
      ...weighed(['dc']),
      ...atBorder(['dc']),
      ...inPorts(['dc']),
    ],
  })),
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const tradeScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'financeDirector', 'risk'].map((role) => ({ role, scopes: { wlgl: '1' } })),
  { role: 'unitFinance', scopes: { wlgl: '2' } },
  ...['departmentLeader', 'trader'].map((role) => ({ role, scopes: { wlgl: '3' } })),
  ...offices.map((role) => ({ role, scopes: { wlgl: '3', htgl: '3' } })),
]
