import { report } from '../../core/description/report.ts'
import { date, money, number, quantity, reference, unit } from '../../kinds/index.ts'

/** The columns of age, the oldest first, each with the least days since the batch came in. */
export const stockAges = [
  ['older', 181],
  ['half', 91],
  ['quarter', 31],
  ['month', 0],
] as const

const words = {
  day: { zh: '截止日期', ru: 'На дату', en: 'As of' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  warehouseId: { zh: '港口/仓库', ru: 'Порт / склад', en: 'Port or warehouse' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  quantity: { zh: '结存数量(吨)', ru: 'Остаток, т', en: 'Quantity, t' },
  unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
  amount: { zh: '结存金额(元)', ru: 'Сумма, ¥', en: 'Amount, CNY' },
  month: { zh: '30天以内(吨)', ru: 'До 30 дней, т', en: 'Up to 30 days, t' },
  quarter: { zh: '31–90天(吨)', ru: '31–90 дней, т', en: '31–90 days, t' },
  half: { zh: '91–180天(吨)', ru: '91–180 дней, т', en: '91–180 days, t' },
  older: { zh: '180天以上(吨)', ru: 'Более 180 дней, т', en: 'Over 180 days, t' },
  unbatched: { zh: '无批次(吨)', ru: 'Без партии, т', en: 'Without batch, t' },
  oldest: { zh: '最长库龄(天)', ru: 'Наибольший возраст, дн.', en: 'Oldest, days' },
} as const

/** What each unit has at each port at the end of a day: tonnes, yuan, and for how long its batches have lain there. */
export const groupStock = report({
  module: 'stock',
  name: 'groupStock',
  needs: 'kcmx-ck',
  words,
  label: { zh: '集团库存汇总', ru: 'Сводка запасов группы', en: 'Group stock' },
  filters: {
    day: date({ required: true, initial: { expression: 'today()' } }),
    unitId: unit({ scope: 'kcgl' }),
    goodsId: reference({ to: 'contracts.goods' }),
  },
  columns: {
    unitId: unit({}),
    warehouseId: reference({ to: 'stock.warehouse' }),
    goodsId: reference({ to: 'contracts.goods' }),
    quantity: quantity(),
    unitCost: money({ digits: 4 }),
    amount: money({ digits: 2 }),
    month: quantity(),
    quarter: quantity(),
    half: quantity(),
    older: quantity(),
    unbatched: quantity(),
    oldest: number({ max: '99999' }),
  },
  totals: ['quantity', 'amount', 'month', 'quarter', 'half', 'older', 'unbatched'],
  drill: {
    quantity: {
      page: '/stockLedger',
      with: { unitId: 'unitId', goodsId: 'goodsId', warehouseId: 'warehouseId', day: { to: 'day' } },
      sum: 'quantity',
    },
  },
  charts: [
    {
      kind: 'stacked',
      along: 'warehouseId',
      measures: ['month', 'quarter', 'half', 'older', 'unbatched'],
      label: { zh: '库龄(吨)', ru: 'Запасы по возрасту, т', en: 'Age of stock, t' },
    },
    { kind: 'ring', along: 'unitId', measures: ['amount'] },
  ],
})
