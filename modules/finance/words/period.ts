import type { DocumentWords } from '../../../core/words-of.ts'
import type { period } from '../period.ts'

export const periodWords: DocumentWords<typeof period> = {
  title: { zh: '会计期间', ru: 'Учётный период', en: 'Accounting period' },
  fields: {
    bookUnit: { zh: '核算单位', ru: 'Компания', en: 'Unit' },
    month: { zh: '月份', ru: 'Месяц', en: 'Month' },
    fundClosed: { zh: '资金是否结账', ru: 'Казначейство закрыто', en: 'Treasury closed' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  },
  actions: {
    close: { zh: '结账', ru: 'Закрыть период', en: 'Close' },
    reopen: { zh: '反结账', ru: 'Открыть период', en: 'Reopen' },
  },
}
