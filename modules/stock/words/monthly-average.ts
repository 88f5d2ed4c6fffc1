import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { monthlyAverage, monthlyAverageRun } from '../monthly-average/monthly-average.ts'

const month = { zh: '月份', ru: 'Месяц', en: 'Month' } as const
const provisional = { zh: '暂计成本', ru: 'Предварительная себестоимость', en: 'Provisional cost' } as const
const difference = { zh: '成本差异', ru: 'Разница', en: 'Difference' } as const

export const monthlyAverageRunWords: DocumentWords<typeof monthlyAverageRun> = {
  title: { zh: '月末加权批次', ru: 'Расчёт средней за месяц', en: 'Monthly average run' },
  fields: { ...runFieldWords, month, provisional, difference },
  ...runWords,
}

export const monthlyAverageWords: DocumentWords<typeof monthlyAverage> = {
  title: { zh: '月末加权明细', ru: 'Средние за месяц', en: 'Monthly average' },
  fields: {
    ...runLineWords,
    lineNo: { zh: '明细号', ru: 'Номер строки', en: 'Line number' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    month,
    openQty: { zh: '期初数量(吨)', ru: 'На начало, т', en: 'Opening, t' },
    openAmount: { zh: '期初金额', ru: 'На начало, сумма', en: 'Opening amount' },
    inQty: { zh: '收入数量(吨)', ru: 'Поступило, т', en: 'Came in, t' },
    inAmount: { zh: '收入金额', ru: 'Поступило, сумма', en: 'Amount that came in' },
    unitCost: { zh: '加权单价', ru: 'Средняя цена', en: 'Average cost' },
    outQty: { zh: '发出数量(吨)', ru: 'Выбыло, т', en: 'Went out, t' },
    provisional,
    averaged: { zh: '加权成本', ru: 'Себестоимость по средней', en: 'Cost at the average' },
    difference,
    closeQty: { zh: '期末数量(吨)', ru: 'На конец, т', en: 'Closing, t' },
    closeAmount: { zh: '期末金额', ru: 'На конец, сумма', en: 'Closing amount' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    measures: { zh: '计算', ru: 'Расчёт', en: 'Calculation' },
  },
}

export const monthlyAverageRefusals = {
  'stock.month-not-over': {
    zh: '月份尚未结束，请选择已结束的月份',
    ru: 'Месяц ещё не закончился: выберите завершённый',
    en: 'The month is not over yet: choose one that is',
  },
  'stock.month-averaged': {
    zh: '{month} 已计算月末加权成本，请改用之后的日期，或先冲销该批次',
    ru: 'Средняя за {month} уже рассчитана: укажите дату позже или сначала сторнируйте расчёт',
    en: 'The averages of {month} have been posted: use a later day, or reverse that run first',
  },
  'stock.not-averaged': {
    zh: '{goods} 按月末加权计价，请先计算 {month} 的加权成本，再关闭库存',
    ru: '{goods} оценивается по средней за месяц: сначала рассчитайте её за {month}, потом закрывайте запасы',
    en: '{goods} are costed by the month: calculate the averages of {month} first, then close its stock',
  },
} as const satisfies Readonly<Record<string, Words>>
