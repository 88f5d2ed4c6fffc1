import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { indexPrice } from '../index-pricing/index-price.ts'

export const indexPriceWords: DocumentWords<typeof indexPrice> = {
  title: { zh: '指数定价单', ru: 'Цена по индексам', en: 'Price by indices' },
  fields: {
    priceNo: { zh: '定价单号', ru: 'Номер', en: 'Number' },
    status: { zh: '定价状态', ru: 'Состояние', en: 'Price status' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    date: { zh: '定价日期', ru: 'Дата цены', en: 'Priced on' },
    mode: { zh: '定价方式', ru: 'Способ', en: 'Formula' },
    window: { zh: '计价区间', ru: 'Период котировок', en: 'Days averaged' },
    month: { zh: '结算月份', ru: 'Расчётный месяц', en: 'Month of settlement' },
    ladingDate: { zh: '提单日', ru: 'Дата коносамента', en: 'Bill of lading date' },
    ladingDays: { zh: '前后天数', ru: 'Дней до и после', en: 'Days before and after' },
    base: { zh: '基准价(元/吨)', ru: 'Базовая цена, ¥/т', en: 'Base price, CNY/t' },
    factor: { zh: '系数', ru: 'Множитель', en: 'Multiplied by' },
    addition: { zh: '加减价(元/吨)', ru: 'Надбавка, ¥/т', en: 'Added, CNY/t' },
    heat: { zh: '煤种热值', ru: 'Калорийность угля', en: 'Heat of the coal' },
    indices: {
      label: { zh: '所用指数', ru: 'Индексы', en: 'Indices' },
      fields: {
        indexId: { zh: '指数', ru: 'Индекс', en: 'Index' },
        mean: { zh: '区间均价', ru: 'Среднее за период', en: 'Mean' },
        days: { zh: '报价天数', ru: 'Дней с котировкой', en: 'Days quoted' },
      },
    },
    average: { zh: '指数均价(元/吨)', ru: 'Среднее индексов, ¥/т', en: 'Mean of indices, CNY/t' },
    formulaPrice: { zh: '公式价(元/吨)', ru: 'Цена по формуле, ¥/т', en: 'Formula price, CNY/t' },
    price: { zh: '定价(元/吨)', ru: 'Цена, ¥/т', en: 'Price, CNY/t' },
    steps: {
      label: { zh: '计算过程', ru: 'Ход расчёта', en: 'Working' },
      fields: {
        step: { zh: '步骤', ru: 'Шаг', en: 'Step' },
        value: { zh: '结果', ru: 'Значение', en: 'Value' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    formula: { zh: '定价公式', ru: 'Формула', en: 'Formula' },
    indices: { zh: '所用指数', ru: 'Индексы', en: 'Indices' },
    result: { zh: '定价结果', ru: 'Цена', en: 'Price' },
    steps: { zh: '计算过程', ru: 'Ход расчёта', en: 'Working' },
  },
  actions: {
    confirm: { zh: '确认定价', ru: 'Подтвердить цену', en: 'Confirm the price' },
    reopen: { zh: '退回修改', ru: 'Вернуть на правку', en: 'Reopen' },
  },
  tasks: {
    confirm: { zh: '待确认指数定价', ru: 'Подтвердить цену по индексам', en: 'Prices to confirm' },
  },
}

/** What a price by indices refuses. */
export const indexPriceRefusals = {
  'index-price.own': {
    zh: '不能确认自己编制的定价单，请由部门负责人确认',
    ru: 'Свою цену подтвердить нельзя: это делает руководитель подразделения',
    en: 'You cannot confirm a price you entered yourself: the head of the department does',
  },
  'index-price.no-price': {
    zh: '还没有算出价格，请先补齐指数报价',
    ru: 'Цена ещё не рассчитана: сначала внесите недостающие котировки',
    en: 'No price has come of it yet: enter the missing quotations first',
  },
} as const satisfies Readonly<Record<string, Words>>
