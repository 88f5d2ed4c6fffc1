import { run } from '../../../core/description/batch-run.ts'
import { document } from '../../../core/description/document.ts'
import { runDocument } from '../../../kinds/batch-run-document.ts'
import { runLineFields } from '../../../kinds/batch-run-line-fields.ts'
import { money, quantity, reference, text, yearMonth } from '../../../kinds/index.ts'

const signed = { min: '-99999999' } as const
const signedMoney = { digits: 2, min: '-99999999999999' } as const

/** The monthly averages of a company's goods. */
export const monthlyAverageRun = runDocument({
  module: 'stock',
  name: 'monthlyAverageRun',
  code: 'kcyj',
  scope: 'kcgl',
  parameters: { month: yearMonth({ required: true }) },
  totals: {
    provisional: money({ ...signedMoney, readonly: true }),
    difference: money({ ...signedMoney, readonly: true }),
  },
  once: ['month'],
  post: 'qr',
  reverse: 'ch',
})

/** What goods cost on average in a month, and by how much what went out had cost something else. */
export const monthlyAverage = document({
  module: 'stock',
  name: 'monthlyAverage',
  code: 'kcym',
  scope: 'kcgl',
  title: 'lineNo',
  appendOnly: true,
  unique: [['unitId', 'goodsId', 'month', 'holds']],
  fields: {
    ...runLineFields('stock.monthlyAverageRun', 'stock_averageReason'),
    lineNo: text({ max: 120, readonly: true, searched: true }),
    goodsId: reference({ to: 'contracts.goods', indexed: true }),
    month: yearMonth({ indexed: true }),
    openQty: quantity(signed),
    openAmount: money(signedMoney),
    inQty: quantity(signed),
    inAmount: money(signedMoney),
    unitCost: money({ digits: 4 }),
    outQty: quantity(signed),
    provisional: money(signedMoney),
    averaged: money(signedMoney),
    difference: money(signedMoney),
    closeQty: quantity(signed),
    closeAmount: money(signedMoney),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['lineNo', 'runId', 'goodsId', 'month', 'unitCost', 'reason'] },
    {
      name: 'measures',
      columns: 3,
      fields: [
        'openQty',
        'openAmount',
        'inQty',
        'inAmount',
        'outQty',
        'provisional',
        'averaged',
        'difference',
        'closeQty',
        'closeAmount',
      ],
    },
  ],
  lists: {
    main: {
      columns: [
        'month',
        'goodsId',
        'unitCost',
        'outQty',
        'provisional',
        'averaged',
        'difference',
        'openQty',
        'openAmount',
        'inQty',
        'inAmount',
        'closeQty',
        'closeAmount',
        'reason',
        'holds',
        'runId',
      ],
      search: ['month', 'goodsId', 'reason', 'runId'],
      sort: ['-month', '-createTime'],
      totals: ['provisional', 'averaged', 'difference'],
    },
  },
})

/** All goods whose cost is that of their month. */
export const monthlyAverages = run(monthlyAverageRun, monthlyAverage, {
  label: { zh: '月末加权', ru: 'Средняя за месяц', en: 'Monthly averages' },
  of: 'goodsId',
  shows: [
    'goodsId',
    'openQty',
    'openAmount',
    'inQty',
    'inAmount',
    'unitCost',
    'outQty',
    'provisional',
    'averaged',
    'difference',
    'closeQty',
    'closeAmount',
  ],
  close: 'stock',
})
