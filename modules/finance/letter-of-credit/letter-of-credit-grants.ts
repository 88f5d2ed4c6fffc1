import type { RoleGrant } from '../../../core/description/module.ts'

/** What agrees to a letter, says what the bank made of it, waives discrepancies or records money. */
export const letterOfCreditGuards: readonly string[] = [
  'xyzh-sp',
  'xyzh-qr',
  'xyzh-js',
  'xyzg-sp',
  'xyzg-qr',
  'xyzd-pd',
  'xyzd-js',
  'xyzd-fk',
]

const documents = ['xyzh', 'xyzd', 'xyzg'] as const
const all = (verb: string) => documents.map((code) => `${code}-${verb}`)

/** Who asks for a letter, who agrees, who answers the bank, who waives discrepancies and who pays are different people. */
export const letterOfCreditGrants: readonly RoleGrant[] = [
  ...['trader', 'departmentLeader', 'risk', 'unitFinance', 'financeDirector', 'gm', 'chairman', 'cashier', 'legal'].map(
    (role) => ({ role, permissions: all('ck') }),
  ),
  {
    role: 'trader',
    permissions: ['xyzh', 'xyzg'].flatMap((code) =>
      ['xz', 'bj', 'sc', 'tj', 'cx', 'gb', 'dc'].map((verb) => `${code}-${verb}`),
    ),
  },
  ...['departmentLeader', 'risk', 'unitFinance', 'financeDirector', 'gm'].map((role) => ({
    role,
    permissions: ['xyzh-sp', 'xyzg-sp'],
  })),
  {
    role: 'unitFinance',
    permissions: [
      'xyzh-qr',
      'xyzg-qr',
      'xyzh-gd',
      'xyzg-gd',
      'xyzd-xz',
      'xyzd-bj',
      'xyzd-sc',
      'xyzd-qr',
      'xyzd-pd',
      ...all('dc'),
    ],
  },
  { role: 'financeDirector', permissions: ['xyzh-js', 'xyzd-js', ...all('dc')] },
  { role: 'cashier', permissions: ['xyzd-fk'] },
]
