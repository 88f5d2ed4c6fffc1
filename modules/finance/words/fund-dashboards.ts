import type { Words } from '../../../core/values/language.ts'

/** What the dashboards of balances and of the flow of money say. */
export const fundDashboardWords = {
  balanceTitle: { zh: '账户余额', ru: 'Остатки на счетах', en: 'Account balances' },
  analysisTitle: { zh: '资金分析', ru: 'Анализ денежных средств', en: 'Fund analysis' },
  from: { zh: '日期从', ru: 'С даты', en: 'From' },
  to: { zh: '日期到', ru: 'По дату', en: 'To' },
  unit: { zh: '单位', ru: 'Организация', en: 'Unit' },
  currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
  accounts: { zh: '余额最大的账户', ru: 'Счета с наибольшим остатком', en: 'Accounts by balance' },
  entries: { zh: '最近的收支', ru: 'Последние операции', en: 'Latest entries' },
  expected: { zh: '待收款项', ru: 'Ожидаемые поступления', en: 'Receipts expected' },
  noAccount: { zh: '没有可查看的账户', ru: 'Нет доступных счетов', en: 'There is no account that you may see' },
  noEntry: { zh: '这段时间没有收支', ru: 'За это время операций нет', en: 'Nothing was booked in this time' },
  noPlan: {
    zh: '这段时间没有审批通过的付款计划',
    ru: 'За это время нет согласованных планов платежей',
    en: 'No payment plan of this time has been approved',
  },
  noReceipt: { zh: '没有待收款项', ru: 'Поступлений не ожидается', en: 'No receipt is expected' },
  noDebt: { zh: '没有往来余额', ru: 'Задолженности нет', en: 'Nothing is owed' },
} satisfies Record<string, Words>
