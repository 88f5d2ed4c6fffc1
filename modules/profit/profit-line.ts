import { document, type RecordOf } from '../../core/description/document.ts'
import { date, dictionary, money, number, reference, text } from '../../kinds/index.ts'

/**
 * What a document brought to the profit: revenue above zero, what it cost below. The lines of a document are together
 * what it says now; it is no ledger of balances, because nothing here is kept in stock, costed or held above zero.
 */
export const profitLine = document({
  module: 'profit',
  name: 'profitLine',
  code: 'lrmx',
  scope: 'zjgl',
  title: 'sourceNo',
  appendOnly: true,
  unique: [['sourceId', 'lineNo']],
  fields: {
    day: date({ required: true, indexed: true }),
    item: dictionary({ group: 'profitItem', required: true, indexed: true }),
    amount: money({ digits: 2, min: '-99999999999999', required: true }),
    bizSegment: dictionary({ group: 'bizSegment', indexed: true }),
    company: reference({ to: 'organisation.company', indexed: true }),
    contractId: reference({ to: 'contracts.contract', indexed: true }),
    sourceNo: text({ max: 40, readonly: true, searched: true, whole: true }),
    settlement: reference({ to: 'contracts.settlement', indexed: true }),
    barter: reference({ to: 'contracts.barterSettlement', indexed: true }),
    stockOut: reference({ to: 'stock.stockOut', indexed: true }),
    costTrueUp: reference({ to: 'stock.costTrueUp', indexed: true }),
    sourceId: text({ max: 36, required: true, readonly: true }),
    lineNo: number({ required: true, readonly: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'day',
        'item',
        'amount',
        'bizSegment',
        'company',
        'contractId',
        'sourceNo',
        'settlement',
        'barter',
        'stockOut',
        'costTrueUp',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'day',
        'item',
        'amount',
        'sourceNo',
        'bizSegment',
        'contractId',
        'company',
        'settlement',
        'barter',
        'stockOut',
        'costTrueUp',
      ],
      search: ['item', 'day', 'bizSegment', 'company', 'contractId'],
      sort: ['-day', '-createTime'],
      totals: ['amount'],
    },
  },
})

export interface ProfitLine extends RecordOf<typeof profitLine> {}
