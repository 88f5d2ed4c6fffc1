import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { badDebtLine, badDebtRun } from '../bad-debt.ts'

const month = { zh: '月份', ru: 'Месяц', en: 'Month' } as const
const receivable = { zh: '应收余额(元)', ru: 'Задолженность, ¥', en: 'Receivable, CNY' } as const
const provision = { zh: '应提坏账准备(元)', ru: 'Резерв, ¥', en: 'Provision, CNY' } as const
const delta = { zh: '本次补提/转回(元)', ru: 'Доначислено / восстановлено, ¥', en: 'Change, CNY' } as const

export const badDebtRunWords: DocumentWords<typeof badDebtRun> = {
  title: { zh: '坏账准备计提批次', ru: 'Начисление резерва', en: 'Provision run' },
  fields: { ...runFieldWords, month, receivable, provision, delta },
  ...runWords,
}

export const badDebtLineWords: DocumentWords<typeof badDebtLine> = {
  title: { zh: '坏账准备明细', ru: 'Строки резерва', en: 'Provision lines' },
  fields: {
    ...runLineWords,
    lineNo: { zh: '明细号', ru: 'Номер строки', en: 'Line number' },
    itemId: { zh: '应收款项', ru: 'Дебиторская задолженность', en: 'Receivable item' },
    counterparty: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    month,
    dueDate: { zh: '到期日', ru: 'Срок оплаты', en: 'Due date' },
    daysLate: { zh: '逾期天数', ru: 'Дней просрочки', en: 'Days late' },
    ageBand: { zh: '账龄', ru: 'Просрочка', en: 'Age' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    balance: { zh: '原币余额', ru: 'Остаток в валюте', en: 'Balance' },
    receivable,
    individual: { zh: '单项计提', ru: 'Оценён индивидуально', en: 'Assessed individually' },
    percent: { zh: '计提比例(%)', ru: 'Процент резерва, %', en: 'Rate, %' },
    grounds: { zh: '单项计提依据', ru: 'Основание оценки', en: 'Grounds of the assessment' },
    provision,
    before: { zh: '已提坏账准备(元)', ru: 'Резерв ранее, ¥', en: 'Provision before, CNY' },
    delta,
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    value: { zh: '计算', ru: 'Расчёт', en: 'Calculation' },
  },
}

/** What the provision refuses. */
export const badDebtRefusals = {
  'bad-debt.future': {
    zh: '该月份尚未开始，不能计提；请选择本月或以前的月份',
    ru: 'Этот месяц ещё не начался: выберите текущий или более ранний',
    en: 'This month has not begun: choose the current one or an earlier one',
  },
  'bad-debt.no-measure': {
    zh: '请填写计提比例或计提金额',
    ru: 'Укажите процент или сумму резерва',
    en: 'Give a rate or an amount',
  },
  'bad-debt.two-measures': {
    zh: '计提比例与计提金额只填一项，请清空其中一项',
    ru: 'Укажите что-то одно — процент или сумму, другое поле очистите',
    en: 'Give either a rate or an amount, and leave the other empty',
  },
} as const satisfies Readonly<Record<string, Words>>
