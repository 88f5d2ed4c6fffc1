import { report } from '../../core/description/report.ts'
import { date, money, quantity, reference } from '../../kinds/index.ts'

const words = {
  day: { zh: '截止日期', ru: 'На дату', en: 'As of' },
  warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
  quantity: { zh: '结存数量(吨)', ru: 'Остаток, т', en: 'Quantity, t' },
  unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
  amount: { zh: '结存金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
} as const

/** What there was at the end of a day, by warehouse, goods and batch. */
export const stockBalance = report({
  module: 'stock',
  name: 'stockBalance',
  needs: 'kcmx-ck',
  words,
  label: { zh: '库存台账', ru: 'Складские остатки', en: 'Stock balance' },
  filters: {
    day: date({ required: true, initial: { expression: 'today()' } }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    batchId: reference({ to: 'stock.batch' }),
  },
  columns: {
    goodsId: reference({ to: 'contracts.goods' }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    batchId: reference({ to: 'stock.batch' }),
    quantity: quantity(),
    unitCost: money({ digits: 4 }),
    amount: money({ digits: 2 }),
  },
  totals: ['quantity', 'amount'],
  drill: {
    quantity: {
      page: '/stockLedger',
      with: { goodsId: 'goodsId', warehouseId: 'warehouseId', batchId: 'batchId', day: { to: 'day' } },
      sum: 'quantity',
    },
  },
})
