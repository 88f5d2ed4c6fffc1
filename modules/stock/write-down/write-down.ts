import { run } from '../../../core/description/batch-run.ts'
import { document } from '../../../core/description/document.ts'
import { runDocument } from '../../../kinds/batch-run-document.ts'
import { runLineFields } from '../../../kinds/batch-run-line-fields.ts'
import { money, quantity, reference, text, yearMonth } from '../../../kinds/index.ts'

const lowest = '-99999999999999'

/** A month's provision of a company against goods that cost more than they will bring. */
export const writeDownRun = runDocument({
  module: 'stock',
  name: 'writeDownRun',
  code: 'kcdj',
  scope: 'kcgl',
  parameters: { month: yearMonth({ required: true }) },
  totals: {
    cost: money({ digits: 2, readonly: true }),
    provision: money({ digits: 2, readonly: true }),
    released: money({ digits: 2, readonly: true }),
    delta: money({ digits: 2, min: lowest, readonly: true }),
  },
  once: ['month'],
  post: 'qr',
  reverse: 'ch',
})

/** What goods cost at the end of a month, what they will bring, and what has to be set aside for the difference. */
export const writeDownLine = document({
  module: 'stock',
  name: 'writeDownLine',
  code: 'kcdm',
  scope: 'kcgl',
  title: 'lineNo',
  appendOnly: true,
  unique: [['unitId', 'goodsId', 'month', 'holds']],
  fields: {
    ...runLineFields('stock.writeDownRun', 'stock_writeDownReason'),
    lineNo: text({ max: 120, readonly: true, searched: true }),
    goodsId: reference({ to: 'contracts.goods', indexed: true }),
    month: yearMonth({ indexed: true }),
    quantity: quantity(),
    unitCost: money({ digits: 4 }),
    cost: money({ digits: 2 }),
    realisable: money({ digits: 2, min: lowest }),
    value: money({ digits: 2 }),
    provision: money({ digits: 2 }),
    before: money({ digits: 2 }),
    released: money({ digits: 2 }),
    delta: money({ digits: 2, min: lowest }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['lineNo', 'runId', 'goodsId', 'month', 'reason'] },
    {
      name: 'measures',
      columns: 3,
      fields: ['quantity', 'unitCost', 'cost', 'realisable', 'value', 'provision', 'before', 'released', 'delta'],
    },
  ],
  lists: {
    main: {
      columns: [
        'month',
        'goodsId',
        'quantity',
        'unitCost',
        'realisable',
        'cost',
        'value',
        'provision',
        'before',
        'released',
        'delta',
        'reason',
        'runId',
      ],
      search: ['month', 'goodsId', 'reason', 'runId'],
      sort: ['-month', '-createTime'],
      totals: ['cost', 'value', 'provision', 'released', 'delta'],
      filter: { holds: '1' },
    },
  },
})

/** All goods that a company has at the end of a month, at the lower of what they cost and what they will bring. */
export const monthlyWriteDown = run(writeDownRun, writeDownLine, {
  label: { zh: '存货跌价准备', ru: 'Обесценение запасов', en: 'Stock write-down' },
  of: 'goodsId',
  shows: ['goodsId', 'quantity', 'unitCost', 'cost', 'realisable', 'value', 'provision', 'before', 'released', 'delta'],
  close: 'profit',
})
