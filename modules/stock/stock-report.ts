import { report } from '../../core/description/report.ts'
import { date, money, quantity, reference, unit } from '../../kinds/index.ts'

const words = {
  from: { zh: '日期从', ru: 'С даты', en: 'From' },
  to: { zh: '日期到', ru: 'По дату', en: 'To' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
  openingQty: { zh: '期初数量(吨)', ru: 'На начало, т', en: 'Opening, t' },
  openingAmount: { zh: '期初金额(元)', ru: 'На начало, ¥', en: 'Opening, CNY' },
  inQty: { zh: '本期入库(吨)', ru: 'Приход, т', en: 'In, t' },
  inAmount: { zh: '入库金额(元)', ru: 'Приход, ¥', en: 'In, CNY' },
  outQty: { zh: '本期出库(吨)', ru: 'Расход, т', en: 'Out, t' },
  outAmount: { zh: '出库成本(元)', ru: 'Расход, ¥', en: 'Out, CNY' },
  movedQty: { zh: '移库净量(吨)', ru: 'Перемещено, т', en: 'Moved, t' },
  otherAmount: { zh: '移库及成本调整(元)', ru: 'Перемещения и пересчёт, ¥', en: 'Moved and revalued, CNY' },
  closingQty: { zh: '期末数量(吨)', ru: 'На конец, т', en: 'Closing, t' },
  closingAmount: { zh: '期末金额(元)', ru: 'На конец, ¥', en: 'Closing, CNY' },
  inBefore: { zh: '上月同期入库(吨)', ru: 'Приход месяцем ранее, т', en: 'In a month earlier, t' },
  outBefore: { zh: '上月同期出库(吨)', ru: 'Расход месяцем ранее, т', en: 'Out a month earlier, t' },
} as const

const tonnes = quantity({ min: '-99999999' })
const yuan = money({ digits: 2, min: '-99999999999999' })
const place = { unitId: 'unitId', warehouseId: 'warehouseId', goodsId: 'goodsId', batchId: 'batchId' } as const
const span = { from: 'from', to: 'to' } as const
const page = '/stockLedger'
// A correction of a cost stands with the document whose cost it corrects.
const of = (source: 'stockIn' | 'stockOut' | 'stockTransfer') =>
  ({ ...place, day: span, [source]: { is: { empty: false } } }) as const

/**
 * What each warehouse had before a span of days, what came in, went out and was moved in it, and what it had at its end;
 * what went out is below zero, so that a row adds up. Goods share one cost within their company, whose share of it a
 * warehouse has: what that makes of its amount stands beside what came and went.
 */
export const stockReport = report({
  module: 'stock',
  name: 'stockReport',
  needs: 'kcmx-ck',
  words,
  label: { zh: '进销存报表', ru: 'Отчёт по запасам', en: 'Stock report' },
  filters: {
    from: date({ required: true, initial: { expression: 'addDays(today(), -30)' } }),
    to: date({ required: true, notBefore: 'from', initial: { expression: 'today()' } }),
    unitId: unit({ scope: 'kcgl' }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    batchId: reference({ to: 'stock.batch' }),
  },
  columns: {
    goodsId: reference({ to: 'contracts.goods' }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    unitId: unit({}),
    openingQty: tonnes,
    openingAmount: yuan,
    inQty: tonnes,
    inAmount: yuan,
    outQty: tonnes,
    outAmount: yuan,
    movedQty: tonnes,
    otherAmount: yuan,
    closingQty: tonnes,
    closingAmount: yuan,
    inBefore: tonnes,
    outBefore: tonnes,
  },
  totals: [
    'openingQty',
    'openingAmount',
    'inQty',
    'inAmount',
    'outQty',
    'outAmount',
    'movedQty',
    'otherAmount',
    'closingQty',
    'closingAmount',
    'inBefore',
    'outBefore',
  ],
  drill: {
    inQty: { page, with: of('stockIn'), sum: 'quantity' },
    inAmount: { page, with: of('stockIn'), sum: 'amount' },
    outQty: { page, with: of('stockOut'), sum: 'quantity' },
    outAmount: { page, with: of('stockOut'), sum: 'amount' },
    movedQty: { page, with: of('stockTransfer'), sum: 'quantity' },
    closingQty: { page, with: { ...place, day: { to: 'to' } }, sum: 'quantity' },
  },
  charts: [
    {
      kind: 'column',
      along: 'warehouseId',
      measures: ['openingQty', 'inQty', 'outQty', 'closingQty'],
      label: { zh: '进销存(吨)', ru: 'Движение запасов, т', en: 'Stock movements, t' },
    },
    { kind: 'ring', along: 'goodsId', measures: ['closingAmount'] },
  ],
})
