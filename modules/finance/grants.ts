import type { RoleGrant, RoleScopes } from '../../core/description/module.ts'
import { letterOfCreditGrants, letterOfCreditGuards } from './letter-of-credit/letter-of-credit-grants.ts'

const planReaders = [
  'chairman',
  'gm',
  'financeDirector',
  'risk',
  'unitFinance',
  'departmentLeader',
  'trader',
  'cashier',
  'reviewer',
  'authoriser',
]
const bankPeople = ['cashier', 'reviewer', 'authoriser', 'financeDirector', 'unitFinance']

/** What approves, makes, reviews, authorises or settles a payment, or changes an account money leaves from. */
export const financeGuards: readonly string[] = [
  'fkjh-sp',
  'fkjh-fk',
  'yqzl-fk',
  'yqzl-fh',
  'yqzl-sq',
  'yqzl-js',
  'yhzh-xz',
  'yhzh-bj',
  'yhdz-xz',
  'yhdz-js',
  'yhtj-fh',
  'qj-gb',
  'ysgl-sp',
  'wldc-sp',
  'khsx-sp',
  'khsx-dj',
  ...letterOfCreditGuards,
]

const openingEntry = ['qcwl', 'qcyh'].flatMap((code) =>
  ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`),
)

/** Which role may do what with the group's money; nobody holds two of make, review and authorise. */
export const financeGrants: readonly RoleGrant[] = [
  ...planReaders.map((role) => ({ role, permissions: ['fkjh-ck', 'skjh-ck', 'dzrl-ck', 'ysyf-ck', 'wlhx-ck'] })),
  { role: 'trader', permissions: ['xz', 'bj', 'sc', 'tj', 'cx', 'gb', 'dc'].map((verb) => `skjh-${verb}`) },
  { role: 'departmentLeader', permissions: ['skjh-sp'] },
  {
    role: 'unitFinance',
    permissions: ['skjh-sp', 'skjh-dc', 'skjh-rl', 'skjh-gb', 'yhdz-rl', 'dzrl-rl', 'dzrl-fh', 'dzrl-cx', 'dzrl-dc'],
  },
  ...['cashier', 'unitFinance', 'financeDirector'].map((role) => ({ role, permissions: ['yhzh-dz'] })),
  {
    role: 'cashier',
    permissions: ['yhdz-xz', 'yhdz-dr', 'yhdz-tp', 'skjh-rl', 'skjh-gd', 'yhdz-rl', 'dzrl-rl', 'dzrl-dc'],
  },
  { role: 'unitFinance', permissions: openingEntry },
  { role: 'financeDirector', permissions: ['dzrl-cx', 'dzrl-fh', 'qcwl-ck', 'qcwl-dc', 'qcyh-ck', 'qcyh-dc'] },
  ...['unitFinance', 'financeDirector', 'risk'].map((role) => ({ role, permissions: ['ysyf-dc', 'wlhx-dc'] })),
  ...['unitFinance', 'financeDirector'].map((role) => ({ role, permissions: ['yhdz-js', 'ysyf-hx', 'wlhx-cx'] })),
  ...['risk', 'gm', 'chairman'].map((role) => ({ role, permissions: ['wldc-ck'] })),
  // Who asks for credit, who judges it, and who agrees are different people.
  {
    role: 'trader',
    permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'dc'].map((verb) => `khsx-${verb}`),
  },
  { role: 'departmentLeader', permissions: ['khsx-ck', 'khsx-sp'] },
  { role: 'risk', permissions: ['khsx-ck', 'khsx-sp', 'khsx-dj', 'khsx-gb', 'khsx-gd', 'khsx-dc'] },
  { role: 'legal', permissions: ['khsx-ck', 'khsx-sp'] },
  { role: 'riskCommittee', permissions: ['khsx-ck', 'khsx-sp', 'khsx-dc'] },
  ...['unitFinance', 'financeDirector', 'gm', 'chairman'].map((role) => ({ role, permissions: ['khsx-ck'] })),
  {
    role: 'unitFinance',
    permissions: ['ck', 'xz', 'bj', 'sc', 'tj', 'cx', 'gb', 'gd', 'dc'].map((verb) => `wldc-${verb}`),
  },
  { role: 'financeDirector', permissions: ['wldc-ck', 'wldc-sp', 'wldc-dc'] },
  ...['unitFinance', 'financeDirector', 'risk', 'gm', 'chairman'].map((role) => ({
    role,
    permissions: ['hzjt', 'hzmx', 'hdtz', 'hdmx'].flatMap((code) => [`${code}-ck`, `${code}-dc`]),
  })),
  ...['risk', 'gm', 'chairman', 'trader', 'departmentLeader'].map((role) => ({ role, permissions: ['khdz-ck'] })),
  ...['unitFinance', 'financeDirector'].map((role) => ({
    role,
    permissions: ['ck', 'xz', 'bj', 'sc', 'qr', 'dc'].map((verb) => `khdz-${verb}`),
  })),
  // The company's finance office knows its debtors, and posts; risk control may look at every company's.
  { role: 'unitFinance', permissions: ['hzjt-qr', 'hzjt-ch', 'hdtz-qr', 'hdtz-ch', 'ysyf-pg'] },
  { role: 'financeDirector', permissions: ['ysyf-pg'] },
  // Who matches and makes the table of an account is not who reviews it; risk control reads both.
  { role: 'cashier', permissions: ['yhdz-pp', 'yhpp-cx', 'yhpp-dc', 'yhtj-xz', 'yhtj-bj', 'yhtj-sc', 'yhtj-dc'] },
  ...['unitFinance', 'financeDirector'].map((role) => ({
    role,
    permissions: ['yhdz-pp', 'yhpp-cx', 'yhtj-xz', 'yhtj-bj', 'yhtj-fh', 'yhtj-cx', 'yhtj-dc'],
  })),
  { role: 'risk', permissions: ['yhzh-ck', 'yhrj-ck', 'yhdz-ck'] },
  ...['risk', ...bankPeople].map((role) => ({ role, permissions: ['yhpp-ck', 'yhtj-ck'] })),
  ...['trader', 'selfOnly'].map((role) => ({
    role,
    permissions: ['fkjh-ck', 'fkjh-xz', 'fkjh-bj', 'fkjh-sc', 'fkjh-tj', 'fkjh-cx', 'fkjh-gb', 'fkjh-dc', 'yhzh-ck'],
  })),
  {
    role: 'departmentLeader',
    permissions: ['fkjh-xz', 'fkjh-bj', 'fkjh-tj', 'fkjh-sp', 'fkjh-cx', 'yhzh-ck', 'zjgl-jm'],
  },
  { role: 'unitFinance', permissions: ['fkjh-sp', 'fkjh-gb', 'fkjh-dc', 'fkjh-js', 'zjgl-mm', 'qj-ck'] },
  { role: 'risk', permissions: ['fkjh-sp', 'fkjh-dc'] },
  {
    role: 'financeDirector',
    permissions: [
      'fkjh-sp',
      'fkjh-gb',
      'fkjh-dc',
      'fkjh-js',
      'zjgl-mm',
      'yqzl-js',
      'yhzh-xz',
      'yhzh-bj',
      'yhzh-gb',
      'yhzh-dr',
      'yhzh-dc',
      'qj-ck',
      'qj-xz',
      'qj-gb',
      'qj-js',
      'yhrj-dc',
      'yqzl-dc',
    ],
  },
  { role: 'gm', permissions: ['fkjh-sp', 'fkjh-gb', 'fkjh-jd', 'yhzh-ck', 'zjgl-jm', 'yhrj-ck', 'yqzl-ck'] },
  { role: 'chairman', permissions: ['fkjh-sp', 'yhzh-ck', 'yhrj-ck'] },
  { role: 'cashier', permissions: ['fkjh-fk', 'fkjh-gd', 'yqzl-fk', 'zjgl-mm', 'yhrj-dc'] },
  { role: 'reviewer', permissions: ['yqzl-fh', 'zjgl-mm'] },
  { role: 'authoriser', permissions: ['yqzl-sq', 'zjgl-mm'] },
  ...['unitFinance', 'financeDirector', 'gm', 'chairman'].map((role) => ({
    role,
    permissions: ['ysgl-ck', 'ysgl-dc'],
  })),
  ...['unitFinance', 'financeDirector'].map((role) => ({
    role,
    permissions: ['ysgl-xz', 'ysgl-bj', 'ysgl-sc', 'ysgl-dr'],
  })),
  ...['financeDirector', 'gm'].map((role) => ({ role, permissions: ['ysgl-sp'] })),
  ...bankPeople.map((role) => ({ role, permissions: ['yhzh-ck', 'yqzl-ck', 'yhrj-ck', 'yhdz-ck'] })),
  ...['gm', 'chairman', 'financeDirector', ...bankPeople].map((role) => ({ role, permissions: ['yhzh-xe'] })),
  ...letterOfCreditGrants,
]

/** Suggested data scopes: an administrator changes what does not suit his group. */
export const financeScopes: readonly RoleScopes[] = [
  ...['chairman', 'gm', 'financeDirector', 'risk', 'riskCommittee', 'legal', 'cashier', 'reviewer', 'authoriser'].map(
    (role) => ({
      role,
      scopes: { zjgl: '1', yhzh: '1' },
    }),
  ),
  { role: 'unitFinance', scopes: { zjgl: '2', yhzh: '2' } },
  { role: 'departmentLeader', scopes: { zjgl: '4', yhzh: '3' } },
  { role: 'trader', scopes: { zjgl: '5', yhzh: '3' } },
  { role: 'selfOnly', scopes: { zjgl: '6', yhzh: '3' } },
]
