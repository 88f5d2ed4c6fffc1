import { document, type RecordOf } from '../../core/description/document.ts'
import { date, money, quantity, reference, text } from '../../kinds/index.ts'

const lowest = '-99999999999999'

/**
 * What goods that came in cost more, or less, than they were taken in at, once they are settled for good or costs are
 * allocated to them: a part for what was still there, a part for what had gone out. What is taken back is a line with
 * the opposite amount.
 */
export const costTrueUp = document({
  module: 'stock',
  name: 'costTrueUp',
  code: 'kcdz',
  scope: 'kcgl',
  title: 'trueUpNo',
  number: { field: 'trueUpNo', pattern: 'DZ-{U}-{YYYY}{MM}-{####}', resetBy: 'month' },
  appendOnly: true,
  fields: {
    trueUpNo: text({ max: 40, readonly: true, searched: true, unique: true }),
    day: date({ required: true, readonly: true, indexed: true }),
    settlementId: reference({
      to: 'contracts.settlement',
      readonly: true,
      indexed: true,
      visible: 'filled(settlementId)',
    }),
    landedCostId: reference({ to: 'stock.landedCost', readonly: true, indexed: true, visible: 'filled(landedCostId)' }),
    contractId: reference({ to: 'contracts.contract', readonly: true, indexed: true }),
    stockInId: reference({ to: 'stock.stockIn', required: true, readonly: true, indexed: true }),
    goodsId: reference({ to: 'contracts.goods', required: true, readonly: true, indexed: true }),
    batchId: reference({ to: 'stock.batch', required: true, readonly: true, indexed: true }),
    qty: quantity({ required: true, readonly: true }),
    leftQty: quantity({ required: true, readonly: true }),
    amount: money({ digits: 2, min: lowest, required: true, readonly: true }),
    toStock: money({ digits: 2, min: lowest, required: true, readonly: true }),
    toCost: money({ digits: 2, min: lowest, required: true, readonly: true }),
    voucherNo: text({ max: 40, readonly: true, searched: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'trueUpNo',
        'day',
        'settlementId',
        'landedCostId',
        'contractId',
        'stockInId',
        'goodsId',
        'batchId',
        'voucherNo',
      ],
    },
    { name: 'measures', columns: 3, fields: ['qty', 'leftQty', 'amount', 'toStock', 'toCost', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'trueUpNo',
        'day',
        'goodsId',
        'amount',
        'toStock',
        'toCost',
        'qty',
        'leftQty',
        'settlementId',
        'landedCostId',
        'stockInId',
        'batchId',
        'contractId',
        'voucherNo',
      ],
      search: ['goodsId', 'day', 'contractId', 'settlementId', 'landedCostId', 'batchId'],
      sort: ['-day', '-createTime'],
      totals: ['amount', 'toStock', 'toCost'],
    },
  },
})

export interface CostTrueUp extends RecordOf<typeof costTrueUp> {}
