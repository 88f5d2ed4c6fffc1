import type { DocumentWords } from '../../../core/description/document-words.ts'
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
    stockClosed: { zh: '库存是否结账', ru: 'Запасы закрыты', en: 'Stock closed' },
    settlementClosed: { zh: '往来是否结账', ru: 'Расчёты закрыты', en: 'Settlements closed' },
    fundClosed: { zh: '资金是否结账', ru: 'Казначейство закрыто', en: 'Treasury closed' },
    profitClosed: { zh: '利润是否结账', ru: 'Прибыль закрыта', en: 'Profit closed' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    closed: { zh: '结账情况', ru: 'Закрытие', en: 'Closing' },
    open: { zh: '未了事项', ru: 'Незавершённое', en: 'Open items' },
  },
  actions: {
    closeStock: { zh: '库存结账', ru: 'Закрыть запасы', en: 'Close stock' },
    closeSettlement: { zh: '往来结账', ru: 'Закрыть расчёты', en: 'Close settlements' },
    close: { zh: '资金结账', ru: 'Закрыть казначейство', en: 'Close treasury' },
    closeProfit: { zh: '利润结账', ru: 'Закрыть прибыль', en: 'Close profit' },
    reopenProfit: { zh: '利润反结账', ru: 'Открыть прибыль', en: 'Reopen profit' },
    reopen: { zh: '资金反结账', ru: 'Открыть казначейство', en: 'Reopen treasury' },
    reopenSettlement: { zh: '往来反结账', ru: 'Открыть расчёты', en: 'Reopen settlements' },
    reopenStock: { zh: '库存反结账', ru: 'Открыть запасы', en: 'Reopen stock' },
  },
}
