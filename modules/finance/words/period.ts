import type { DocumentWords } from '../../../core/description/words-of.ts'
import type { period } from '../period.ts'

export const periodWords: DocumentWords<typeof period> = {
  title: { zh: '会计期间', ru: 'Учётный период', en: 'Accounting period' },
  fields: {
    bookUnit: { zh: '核算单位', ru: 'Компания', en: 'Unit' },
    month: { zh: '月份', ru: 'Месяц', en: 'Month' },
    periodName: { zh: '期间名称', ru: 'Название', en: 'Name' },
    periodNameRu: { zh: '期间名称（俄文）', ru: 'Название на русском', en: 'Russian name' },
    periodNameEn: { zh: '期间名称（英文）', ru: 'Название на английском', en: 'English name' },
    openPayments: { zh: '在途付款（笔）', ru: 'Платежи в пути', en: 'Payments in flight' },
    openCredits: { zh: '未认领到账（笔）', ru: 'Неразнесённые поступления', en: 'Unclaimed credits' },
    unprovenReceipts: {
      zh: '无流水的收款（笔）',
      ru: 'Поступления без строки выписки',
      en: 'Receipts without a statement line',
    },
    fundClosed: { zh: '资金是否结账', ru: 'Казначейство закрыто', en: 'Treasury closed' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    open: { zh: '未了事项', ru: 'Незавершённое', en: 'Open items' },
  },
  actions: {
    close: { zh: '结账', ru: 'Закрыть период', en: 'Close' },
    reopen: { zh: '反结账', ru: 'Открыть период', en: 'Reopen' },
  },
}
