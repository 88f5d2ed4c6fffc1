import type { RoleGrant } from '../../../core/description/module.ts'

const entered = ['ck', 'xz', 'bj', 'sc', 'dc', 'dr']

/** The finance office of a company prepares its opening balances, the finance director confirms and reverses them. */
export const goLiveGrants: readonly RoleGrant[] = [
  {
    role: 'unitFinance',
    permissions: ['qcsx', 'qcht'].flatMap((code) => entered.map((verb) => `${code}-${verb}`)),
  },
  { role: 'unitFinance', permissions: ['qcsx-tj', 'qcsx-th'] },
  {
    role: 'financeDirector',
    permissions: ['qcsx-ck', 'qcsx-dc', 'qcsx-th', 'qcsx-qr', 'qcsx-ch', 'qcht-ck', 'qcht-dc'],
  },
]
