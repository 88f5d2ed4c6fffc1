import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { fxRevaluation, fxRevaluationRun } from '../fx-revaluation.ts'

const month = { zh: '月份', ru: 'Месяц', en: 'Month' } as const
const difference = { zh: '汇兑损益(元)', ru: 'Курсовая разница, ¥', en: 'Gain or loss, CNY' } as const

export const fxRevaluationRunWords: DocumentWords<typeof fxRevaluationRun> = {
  title: { zh: '期末调汇批次', ru: 'Переоценка валюты', en: 'FX revaluation run' },
  fields: { ...runFieldWords, month, difference },
  ...runWords,
}

export const fxRevaluationWords: DocumentWords<typeof fxRevaluation> = {
  title: { zh: '期末调汇明细', ru: 'Строки переоценки валюты', en: 'FX revaluation lines' },
  fields: {
    ...runLineWords,
    lineNo: { zh: '明细号', ru: 'Номер строки', en: 'Line number' },
    itemId: { zh: '往来款项', ru: 'Задолженность', en: 'Open item' },
    itemType: { zh: '款项类别', ru: 'Вид задолженности', en: 'Kind of item' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    month,
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    balance: { zh: '原币余额', ru: 'Остаток в валюте', en: 'Balance' },
    bookRate: { zh: '入账汇率', ru: 'Курс учёта', en: 'Booked rate' },
    rate: { zh: '期末中间价', ru: 'Средний курс на конец месяца', en: 'Middle rate at month-end' },
    bookCny: { zh: '账面(元)', ru: 'По учёту, ¥', en: 'Booked, CNY' },
    revalued: { zh: '期末折算(元)', ru: 'По новому курсу, ¥', en: 'Revalued, CNY' },
    difference,
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    value: { zh: '计算', ru: 'Расчёт', en: 'Calculation' },
  },
}

/** What the revaluation refuses. */
export const fxRevaluationRefusals = {
  'fx-revaluation.month-not-over': {
    zh: '月份尚未结束，请选择已结束的月份',
    ru: 'Месяц ещё не закончился: выберите завершённый',
    en: 'The month is not over yet: choose one that is',
  },
} as const satisfies Readonly<Record<string, Words>>
