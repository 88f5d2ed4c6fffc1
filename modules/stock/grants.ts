import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'
import { yardGrants } from './yard/index.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'risk', 'departmentLeader', 'trader', 'unitFinance']
const masters = ['kcck', 'kcpc']
const entries = ['kcrk', 'kccd']
const ledgers = ['kcmx', 'kcdz', 'kcyj', 'kcym']
// What goods will bring is said by those who sell them and by the finance office, which writes down what cost more.
const written = ['kcys', 'kcdj', 'kcdm']
// A transfer is entered as the others are, and has verbs of its own; so are counts and what they go by.
const moved = [...entries, 'kcdb']
const counts = ['kcpd', 'kcrz']
// Traders ask for goods to be released; leader, risk control, finance and general manager agree.
const released = (verbs: readonly string[]) => verbs.map((verb) => `kcfh-${verb}`)
// The yard and traders work a blend out, the yard feeds it and takes it in, finance ends it or takes its steps back.
const blended = (verbs: readonly string[]) => verbs.map((verb) => `kcpm-${verb}`)
// Traders set prices and take orders; below the lowest price leader and finance office agree, which settles them too.
const ordered = (verbs: readonly string[]) => verbs.map((verb) => `nmdd-${verb}`)
const priced = (verbs: readonly string[]) => verbs.map((verb) => `nmjg-${verb}`)
// What goods cost besides is entered by who buys or follows the transport; the finance office confirms it.
const landed = (verbs: readonly string[]) => verbs.map((verb) => `kcft-${verb}`)
const tested = (verbs: readonly string[]) => verbs.map((verb) => `jybg-${verb}`)
// The clerk follows a claim with the insurer; what was paid is entered by the finance office.
const claimed = (verbs: readonly string[]) => verbs.map((verb) => `bxlp-${verb}`)

/** Traders and the yard enter what came and went; the finance office of the company confirms it and takes it back. */
export const stockGrants: readonly RoleGrant[] = [
  ...yardGrants,
  ...readers.map((role) => ({
    role,
    permissions: [...masters, ...moved, ...counts, ...ledgers, ...written, 'jybg'].map((code) => `${code}-ck`),
  })),
  // Whoever takes the samples enters what was found; who buys and sells agrees to it or disputes it.
  ...['logistics', 'yardKeeper'].map((role) => ({
    role,
    permissions: tested(['ck', 'xz', 'bj', 'sc', 'dc', 'dr', 'hy']),
  })),
  { role: 'trader', permissions: tested(['xz', 'bj', 'sc', 'dc', 'dr', 'hy', 'qr']) },
  ...[...readers, 'logistics'].map((role) => ({ role, permissions: [...claimed(['ck']), ...landed(['ck'])] })),
  ...['trader', 'logistics', 'unitFinance'].map((role) => ({
    role,
    permissions: landed(['xz', 'bj', 'sc', 'dc', 'dr']),
  })),
  { role: 'unitFinance', permissions: [...landed(['qr', 'ch']), 'kcyj-qr', 'kcyj-ch', 'kcyj-dc', 'kcym-dc'] },
  ...['trader', 'unitFinance'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `kcys-${verb}`),
  })),
  { role: 'unitFinance', permissions: ['kcdj-qr', 'kcdj-ch', 'kcdj-dc', 'kcdm-dc'] },
  { role: 'financeDirector', permissions: landed(['dc']) },
  { role: 'logistics', permissions: claimed(['xz', 'bj', 'sc', 'dc', 'dr', 'dl']) },
  { role: 'unitFinance', permissions: claimed(['pf', 'dc']) },
  ...['financeDirector', 'risk'].map((role) => ({ role, permissions: claimed(['dc']) })),
  { role: 'departmentLeader', permissions: tested(['qr', 'dc']) },
  {
    role: 'trader',
    permissions: [...moved, 'kcpc'].flatMap((code) => ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`)),
  },
  {
    role: 'yardKeeper',
    permissions: [
      ...[...masters, ...moved, ...counts, ...ledgers].map((code) => `${code}-ck`),
      ...[...moved, ...counts].flatMap((code) => ['xz', 'bj', 'sc', 'dc'].map((verb) => `${code}-${verb}`)),
      'kcdb-fy',
      'kcdb-dh',
      ...counts.map((code) => `${code}-dr`),
      'kcpd-dj',
      'kcrz-qr',
    ],
  },
  ...[...readers, 'yardKeeper', 'logistics'].map((role) => ({ role, permissions: released(['ck']) })),
  ...[...readers, 'yardKeeper', 'logistics'].map((role) => ({ role, permissions: blended(['ck']) })),
  ...['trader', 'yardKeeper'].map((role) => ({
    role,
    permissions: blended(['xz', 'bj', 'sc', 'tj', 'cx', 'dc', 'dr']),
  })),
  { role: 'yardKeeper', permissions: blended(['tl', 'cc']) },
  { role: 'departmentLeader', permissions: blended(['sp', 'gd', 'dc']) },
  { role: 'unitFinance', permissions: blended(['sp', 'gb', 'ch', 'dc']) },
  ...[...readers, 'yardKeeper', 'logistics'].map((role) => ({
    role,
    permissions: [...ordered(['ck']), ...priced(['ck']), 'ggxx-ck', 'mggl-ck'],
  })),
  // Whoever keeps the yard or follows the transport lets lorries in and out.
  ...['yardKeeper', 'logistics'].map((role) => ({
    role,
    permissions: ['xz', 'bj', 'sc', 'dc', 'dr', 'cm'].map((verb) => `mggl-${verb}`),
  })),
  {
    role: 'trader',
    permissions: [
      ...ordered(['xz', 'bj', 'sc', 'tj', 'cx', 'gd', 'dc', 'dr']),
      ...priced(['xz', 'bj', 'sc', 'dc', 'dr']),
    ],
  },
  { role: 'departmentLeader', permissions: [...ordered(['sp', 'gb', 'gd', 'dc']), ...priced(['fb', 'dc'])] },
  { role: 'unitFinance', permissions: ordered(['sp', 'gb', 'js', 'gd', 'dc']) },
  { role: 'trader', permissions: released(['xz', 'bj', 'sc', 'tj', 'cx', 'dc', 'dr']) },
  ...['departmentLeader', 'unitFinance'].map((role) => ({ role, permissions: released(['sp', 'gb', 'gd', 'dc']) })),
  ...['risk', 'gm'].map((role) => ({ role, permissions: released(['sp', 'dc']) })),
  { role: 'logistics', permissions: [...masters, ...moved].map((code) => `${code}-ck`) },
  {
    role: 'unitFinance',
    permissions: [
      ...entries.map((code) => `${code}-qr`),
      ...moved.flatMap((code) => [`${code}-ch`, `${code}-dc`]),
      'kcdb-dh',
      ...['qr', 'th', 'ch', 'dc'].map((verb) => `kcpd-${verb}`),
    ],
  },
  { role: 'unitFinance', permissions: ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `qckc-${verb}`) },
  { role: 'financeDirector', permissions: ['qckc-ck', 'qckc-dc'] },
  {
    role: 'financeDirector',
    permissions: [
      ...['sp', 'th', 'dc'].map((verb) => `kcpd-${verb}`),
      'kcrz-dc',
      ...[...ledgers, 'kcdj', 'kcdm'].map((code) => `${code}-dc`),
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
