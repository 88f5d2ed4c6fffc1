const first = ['contractNo', 'counterparty', 'currency', 'totalAmount', 'signDate', 'contractStatus'] as const
const last = ['contractName', 'approvalStatus', 'drafter', 'unitId'] as const
const paid = ['paidAmt', 'unpaidAmt'] as const
const received = ['receivedAmt', 'unreceivedAmt'] as const
const search = ['contractStatus', 'counterparty', 'signDate'] as const
const rest = ['totalAmount', 'approvalStatus', 'drafter', 'unitId'] as const
const shared = { sort: ['-createTime'] } as const

/** A list for each type of contract, with what that type agrees on. */
export const contractTypeLists = {
  purchaseSea: {
    ...shared,
    columns: [
      ...first,
      'loadPort',
      'laycanFrom',
      'laycanTo',
      'incoterms',
      'tonnes',
      'laytimeTerm',
      'demRate',
      ...paid,
      'totalAmountCny',
      ...last,
    ],
    search: [...search, 'loadPort', ...rest],
    totals: ['totalAmount', 'totalAmountCny', 'tonnes', ...paid],
    filter: { contractType: 'hc' },
  },
  purchaseLand: {
    ...shared,
    columns: [
      ...first,
      'borderStation',
      'tonnes',
      'wagonType',
      'wagonsPerMonth',
      'gaugeChange',
      'incoterms',
      ...paid,
      'totalAmountCny',
      'bizSegment',
      ...last,
    ],
    search: [...search, 'borderStation', 'bizSegment', ...rest],
    totals: ['totalAmount', 'totalAmountCny', 'tonnes', ...paid],
    filter: { contractType: 'lc' },
  },
  abroad: {
    ...shared,
    columns: [
      ...first,
      'superviseMode',
      'exportTaxRebate',
      'incoterms',
      ...received,
      'executionPct',
      'totalAmountCny',
      ...last,
    ],
    search: [...search, 'superviseMode', ...rest],
    totals: ['totalAmount', 'totalAmountCny', ...received],
    filter: { contractType: 'ck' },
  },
  domestic: {
    ...shared,
    columns: [...first, 'contractType', 'tonnes', 'validTo', ...paid, ...received, ...last],
    search: [...search, 'contractType', ...rest],
    totals: ['totalAmount', 'tonnes', ...paid, ...received],
    filter: { contractType: ['nmc', 'nmx'] },
  },
  domesticPurchase: {
    ...shared,
    columns: [...first, 'tonnes', 'validTo', ...paid, 'executionPct', ...last],
    search: [...search, ...rest],
    totals: ['totalAmount', 'tonnes', ...paid],
    filter: { contractType: 'nmc' },
  },
  data: {
    ...shared,
    columns: [
      ...first,
      'dataProduct',
      'meter',
      'meterPrice',
      'minFee',
      'sla',
      'dataClass',
      'direction',
      'validTo',
      ...last,
    ],
    search: [...search, 'direction', ...rest],
    totals: ['totalAmount'],
    filter: { contractType: 'sj' },
  },
  barter: {
    ...shared,
    columns: [
      ...first,
      'inAmount',
      'balance',
      'balanceLimitPct',
      'settleDeadline',
      'settledAmt',
      'totalAmountCny',
      ...last,
    ],
    search: [...search, ...rest],
    totals: ['totalAmount', 'inAmount', 'balance', 'settledAmt'],
    filter: { contractType: 'yh' },
  },
  service: {
    ...shared,
    columns: [...first, 'serviceNature', 'contractType', 'validTo', 'direction', ...paid, ...last],
    search: [...search, 'serviceNature', 'contractType', ...rest],
    totals: ['totalAmount', ...paid],
    filter: { contractType: ['fw', 'gc', 'jk', 'qt'] },
  },
} as const
