import { document } from '../../core/description/document.ts'
import { ledger } from '../../core/description/ledger.ts'
import { money, quantity, reference } from '../../kinds/index.ts'
import { moveFields, moveKeys } from '../../kinds/ledger-line-fields.ts'

/** A line of the stock ledger: what moved, for which document, and what of the goods there was after it. */
export const stockMove = document({
  module: 'stock',
  name: 'stockMove',
  code: 'kcmx',
  scope: 'kcgl',
  title: 'sourceNo',
  appendOnly: true,
  unique: moveKeys,
  fields: {
    ...moveFields('stock_event'),
    warehouseId: reference({ to: 'stock.warehouse', indexed: true }),
    goodsId: reference({ to: 'contracts.goods', indexed: true }),
    batchId: reference({ to: 'stock.batch', indexed: true }),
    quantity: quantity({ min: '-99999999' }),
    amount: money({ digits: 2, min: '-99999999999999' }),
    stockIn: reference({ to: 'stock.stockIn', indexed: true }),
    stockOut: reference({ to: 'stock.stockOut', indexed: true }),
    costTrueUp: reference({ to: 'stock.costTrueUp', indexed: true }),
    stockTransfer: reference({ to: 'stock.stockTransfer', indexed: true }),
    openingStock: reference({ to: 'stock.openingStock', indexed: true }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'day',
        'event',
        'sourceNo',
        'stockIn',
        'stockOut',
        'costTrueUp',
        'stockTransfer',
        'openingStock',
        'warehouseId',
        'goodsId',
        'batchId',
      ],
    },
    { name: 'measures', columns: 2, fields: ['quantity', 'amount', 'runningQuantity', 'runningAmount'] },
  ],
  lists: {
    main: {
      columns: [
        'day',
        'event',
        'goodsId',
        'quantity',
        'amount',
        'runningQuantity',
        'runningAmount',
        'warehouseId',
        'batchId',
        'stockIn',
        'stockOut',
        'costTrueUp',
        'stockTransfer',
        'openingStock',
      ],
      search: ['goodsId', 'warehouseId', 'batchId', 'day', 'event'],
      sort: ['-day', '-entry'],
      totals: ['quantity', 'amount'],
    },
  },
})

/** Stock by warehouse, goods and batch; goods say how their cost is found, within their company. */
export const stock = ledger(stockMove, {
  name: 'stock',
  dimensions: ['warehouseId', 'goodsId', 'batchId'],
  measures: { quantity: 'quantity', amount: 'amount' },
  rule: 'never-negative',
  cost: { usual: 'moving-average', by: ['goodsId'], batch: 'batchId' },
  close: 'stock',
  sources: ['stockIn', 'stockOut', 'costTrueUp', 'stockTransfer', 'openingStock'],
})
