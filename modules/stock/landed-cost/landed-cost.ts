import { calculator } from '../../../core/description/calculator.ts'
import { document, type RecordOf } from '../../../core/description/document.ts'
import { date, dictionary, lines, money, number, quantity, reference, text } from '../../../kinds/index.ts'
import { stockActions, stockEntryStates } from '../stock-entry-states.ts'

/** Costs that settlements ask for: freight and services that were agreed to. */
export const costSettlement = { approvalStatus: '2', direction: 'buy', settleType: ['frt', 'svc'] } as const

/** Customs ask for duty, which is a cost of the goods, and for VAT, which is not. */
export const costCertificate = { taxType: 'duty' } as const

/**
 * What goods cost beside their price until they lie in the yard: freight, port, inspection, duty, insurance. It is
 * allocated to what came in, worked out as one types; what is still there is worth more, what was sold cost more.
 */
export const landedCost = document({
  module: 'stock',
  name: 'landedCost',
  code: 'kcft',
  scope: 'kcgl',
  title: 'costNo',
  number: { field: 'costNo', pattern: 'FT-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  summary: ['date', 'basis', 'total', 'settlementId', 'customsTaxId'],
  fields: {
    costNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    date: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    status: dictionary({ group: 'stock_status', required: true, readonly: true, initial: '0', indexed: true }),
    basis: dictionary({ group: 'landedCost_basis', required: true, initial: 'weight', indexed: true }),
    settlementId: reference({
      to: 'contracts.settlement',
      indexed: true,
      offers: costSettlement,
      visible: 'empty(customsTaxId)',
    }),
    customsTaxId: reference({
      to: 'trade.customsTaxCert',
      indexed: true,
      offers: costCertificate,
      visible: 'empty(settlementId)',
    }),
    costs: lines({
      required: true,
      min: 1,
      max: 30,
      totals: ['amount'],
      fields: {
        kind: dictionary({ group: 'landedCost_kind', required: true, initial: 'frt' }),
        payee: reference({ to: 'contracts.counterparty' }),
        amount: money({ digits: 2, required: true, min: '0.01' }),
        note: text({ max: 100 }),
      },
    }),
    entries: lines({
      required: true,
      min: 1,
      max: 100,
      totals: ['qty', 'worth'],
      fields: {
        stockInId: reference({
          to: 'stock.stockIn',
          required: true,
          offers: { status: '1' },
          fill: { goodsId: 'goodsId', qty: 'actualQty', worth: 'amount' },
        }),
        goodsId: reference({ to: 'contracts.goods' }),
        qty: quantity(),
        worth: money({ digits: 2 }),
        volume: quantity(),
      },
    }),
    total: money({ digits: 2, readonly: true }),
    shares: lines({
      readonly: true,
      totals: ['share'],
      fields: {
        entry: number({ max: '100' }),
        weight: quantity(),
        share: money({ digits: 2 }),
        perTon: money({ digits: 4 }),
        unitCost: money({ digits: 4 }),
      },
    }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: ['costNo', 'date', 'status', 'basis', 'settlementId', 'customsTaxId', 'total', 'remark'],
    },
    { name: 'costs', columns: 1, fields: ['costs'] },
    { name: 'entries', columns: 1, fields: ['entries'] },
    { name: 'shares', columns: 1, fields: ['shares'] },
  ],
  lists: {
    main: {
      columns: ['costNo', 'date', 'total', 'status', 'basis', 'settlementId', 'customsTaxId', 'createName', 'unitId'],
      search: ['status', 'date', 'basis', 'settlementId', 'customsTaxId', 'unitId'],
      sort: ['-createTime'],
      totals: ['total'],
    },
  },
  print: {
    sections: [
      {
        group: 'basic',
        fields: ['date', 'status', 'basis', 'settlementId', 'customsTaxId', 'total', 'remark'],
        inWords: ['total'],
      },
      { group: 'costs', fields: ['costs'] },
      { group: 'entries', fields: ['entries'] },
      { group: 'shares', fields: ['shares'] },
    ],
  },
  states: stockEntryStates,
  actions: stockActions,
  tasks: { confirm: { verb: 'confirm', where: { status: '0' } } },
})

export interface LandedCost extends RecordOf<typeof landedCost> {}

/** What each entry takes of the costs. */
export const landedCostCalculator = calculator(landedCost, {
  name: 'landedCostShares',
  inputs: ['basis', 'costs', 'entries'],
  results: ['total'],
  working: 'shares',
})
