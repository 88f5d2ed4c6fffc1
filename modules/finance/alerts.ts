import type { Alert } from '../../core/description/alert.ts'
import { letterOfCreditAlerts } from './letter-of-credit/letter-of-credit-alerts.ts'

/** What finance measures and is worth an alert. */
export const financeAlerts: readonly Alert[] = [
  {
    code: 'CP-ACCT',
    label: {
      zh: '向三天内变更过的收款账户付款',
      ru: 'Платёж на счёт, изменённый за последние три дня',
      en: 'Payment to an account changed within three days',
    },
    rising: false,
    bands: ['3', '2', '1'],
    cron: '*/5 * * * *',
    role: 'financeDirector',
  },
  {
    code: 'BNK-SUSP',
    label: {
      zh: '可疑支付未处理（小时）',
      ru: 'Сомнительный платёж не разобран (часов)',
      en: 'Doubtful payment not settled (hours)',
    },
    rising: true,
    bands: ['1', '4', '24'],
    cron: '*/10 * * * *',
    role: 'financeDirector',
  },
  {
    code: 'BUD-OVER',
    label: { zh: '预算执行（已用 %）', ru: 'Исполнение бюджета (использовано, %)', en: 'Budget used (%)' },
    rising: true,
    bands: ['90', '100', '110'],
    cron: '15 * * * *',
    role: 'financeDirector',
  },
  {
    code: 'AR-OVERDUE',
    label: { zh: '应收逾期（天数）', ru: 'Просрочка дебиторки (дней)', en: 'Receivable overdue (days)' },
    rising: true,
    bands: ['1', '15', '30'],
    cron: '20 8 * * *',
    role: 'financeDirector',
    watches: {
      document: 'finance.openItem',
      condition: 'itemType == "ar" && status in ["0", "1"]',
      figure: 'daysBetween(dueDate, today())',
    },
  },
  {
    code: 'AP-DUE',
    label: { zh: '应付到期（剩余天数）', ru: 'Срок платежа (осталось дней)', en: 'Payment due (days left)' },
    rising: false,
    bands: ['7', '0', '-1'],
    cron: '30 8 * * *',
    role: 'financeDirector',
    watches: {
      document: 'finance.paymentPlan',
      condition: 'approvalStatus == "2" && paymentStatus in ["0", "1", "3", "4"]',
      figure: 'daysBetween(today(), planDate)',
    },
  },
  {
    code: 'BANK-LOW',
    label: {
      zh: '账户余额低于最低余额（占比 %）',
      ru: 'Остаток ниже минимального (% от минимума)',
      en: 'Balance below its minimum (% of it)',
    },
    rising: false,
    bands: ['99.99', '80', '50'],
    cron: '*/30 * * * *',
    role: 'financeDirector',
    watches: {
      document: 'finance.bankAccount',
      condition: 'status == "1" && gt(minBalance, "0")',
      figure: 'round(div(mul(balance, 100), minBalance), 2)',
    },
  },
  ...letterOfCreditAlerts,
]
