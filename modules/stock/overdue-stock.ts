import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, quantity, reference, unit } from '../../kinds/index.ts'

const words = {
  level: { zh: '预警级别', ru: 'Уровень', en: 'Level' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  warehouseId: { zh: '港口/仓库', ru: 'Порт / склад', en: 'Port or warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
  inDate: { zh: '入库日期', ru: 'Дата прихода', en: 'Came in on' },
  age: { zh: '库龄(天)', ru: 'Возраст, дн.', en: 'Age, days' },
  quantity: { zh: '结存数量(吨)', ru: 'Остаток, т', en: 'Quantity left, t' },
  unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
  amount: { zh: '结存成本(元)', ru: 'Себестоимость, ¥', en: 'Cost, CNY' },
} as const

/** Batches that have lain too long, by yard and goods: how old, how much is left of them and what that cost. */
export const overdueStock = report({
  module: 'stock',
  name: 'overdueStock',
  needs: 'kcmx-ck',
  words,
  label: { zh: '库存超期预警', ru: 'Залежалые запасы', en: 'Overdue stock' },
  filters: {
    level: dictionary({ group: 'alertLevel' }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    unitId: unit({ scope: 'kcgl' }),
  },
  columns: {
    level: dictionary({ group: 'alertLevel' }),
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    batchId: reference({ to: 'stock.batch' }),
    age: number({ max: '99999' }),
    quantity: quantity(),
    unitCost: money({ digits: 4 }),
    amount: money({ digits: 2 }),
    inDate: date({}),
    unitId: unit({}),
  },
  totals: ['amount'],
  drill: {
    quantity: {
      page: '/stockLedger',
      with: { unitId: 'unitId', goodsId: 'goodsId', warehouseId: 'warehouseId', batchId: 'batchId' },
      sum: 'quantity',
    },
  },
  charts: [
    { kind: 'column', along: 'warehouseId', measures: ['amount'] },
    { kind: 'ring', along: 'goodsId', measures: ['amount'] },
  ],
})
