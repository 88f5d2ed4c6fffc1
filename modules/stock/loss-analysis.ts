import { report } from '../../core/description/report.ts'
import { date, dictionary, money, number, quantity, reference, unit, yearMonth } from '../../kinds/index.ts'

const words = {
  from: { zh: '入库日期从', ru: 'Приход с', en: 'Received from' },
  to: { zh: '入库日期到', ru: 'Приход по', en: 'Received to' },
  unitId: { zh: '单位', ru: 'Организация', en: 'Unit' },
  goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
  month: { zh: '月份', ru: 'Месяц', en: 'Month' },
  mode: { zh: '运输方式', ru: 'Вид транспорта', en: 'Transport' },
  loadPlace: { zh: '装货地', ru: 'Место погрузки', en: 'Loaded at' },
  dischargePlace: { zh: '卸货地', ru: 'Место выгрузки', en: 'Discharged at' },
  carrier: { zh: '承运人', ru: 'Перевозчик', en: 'Carrier' },
  entries: { zh: '入库单数', ru: 'Приходов', en: 'Entries' },
  billQty: { zh: '单据数量(吨)', ru: 'По документам, т', en: 'By the papers, t' },
  actualQty: { zh: '实收数量(吨)', ru: 'Принято, т', en: 'Received, t' },
  lossQty: { zh: '途损数量(吨)', ru: 'Потери, т', en: 'Loss, t' },
  lossPct: { zh: '途损率(%)', ru: 'Потери, %', en: 'Loss, %' },
  allowedQty: { zh: '定额损耗(吨)', ru: 'Норма потерь, т', en: 'Allowed, t' },
  excessQty: { zh: '超耗数量(吨)', ru: 'Сверх нормы, т', en: 'Above the allowance, t' },
  claimAmount: { zh: '索赔金额(元)', ru: 'Сумма претензии, ¥', en: 'Claim, CNY' },
} as const

// What was received by a bill and stands: goods that were bought where they lay were lost by no carrier.
const received = {
  inType: { is: 'buy' },
  status: { is: '1' },
  billId: { is: { empty: false } },
  date: { from: 'from', to: 'to' },
  unitId: 'unitId',
  goodsId: 'goodsId',
  month: 'month',
  mode: 'mode',
  loadPlace: 'loadPlace',
  dischargePlace: 'dischargePlace',
  carrier: 'carrier',
} as const
const page = '/stockIn'

/** What was lost on the way, month by month, by route and carrier: what may be lost, and what the carrier owes. */
export const lossAnalysis = report({
  module: 'stock',
  name: 'lossAnalysis',
  needs: 'kcrk-ck',
  words,
  label: { zh: '途损分析', ru: 'Анализ потерь в пути', en: 'Transit-loss analysis' },
  filters: {
    from: date({ required: true, initial: { expression: 'addDays(today(), -365)' } }),
    to: date({ required: true, notBefore: 'from', initial: { expression: 'today()' } }),
    unitId: unit({ scope: 'kcgl' }),
    goodsId: reference({ to: 'contracts.goods' }),
    mode: dictionary({ group: 'transMode' }),
    loadPlace: reference({ to: 'contracts.port' }),
    dischargePlace: reference({ to: 'contracts.port' }),
    carrier: reference({ to: 'contracts.counterparty' }),
  },
  columns: {
    month: yearMonth({}),
    mode: dictionary({ group: 'transMode' }),
    loadPlace: reference({ to: 'contracts.port' }),
    dischargePlace: reference({ to: 'contracts.port' }),
    carrier: reference({ to: 'contracts.counterparty' }),
    entries: number({ max: '99999999' }),
    billQty: quantity(),
    actualQty: quantity(),
    lossQty: quantity(),
    lossPct: number({ digits: 3 }),
    allowedQty: quantity(),
    excessQty: quantity(),
    claimAmount: money({ digits: 2 }),
  },
  totals: ['entries', 'billQty', 'actualQty', 'lossQty', 'allowedQty', 'excessQty', 'claimAmount'],
  drill: {
    entries: { page, with: received },
    billQty: { page, with: received, sum: 'billQty' },
    actualQty: { page, with: received, sum: 'actualQty' },
    lossQty: { page, with: received, sum: 'lossQty' },
    excessQty: { page, with: received, sum: 'excessQty' },
    claimAmount: { page, with: received, sum: 'claimAmount' },
  },
  charts: [
    {
      kind: 'column',
      along: 'month',
      measures: ['lossQty', 'allowedQty', 'excessQty'],
      label: { zh: '途损(吨)', ru: 'Потери в пути, т', en: 'Loss on the way, t' },
    },
    { kind: 'bar', along: 'carrier', measures: ['claimAmount'] },
    { kind: 'bar', along: 'loadPlace', measures: ['lossQty'] },
  ],
})
