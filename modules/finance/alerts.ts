import type { Alert } from '../../core/alert.ts'

/** What finance measures and is worth an alert. */
export const financeAlerts: readonly Alert[] = [
  { code: 'CP-ACCT', label: { zh: '向三天内变更过的收款账户付款', ru: 'Платёж на счёт, изменённый за последние три дня', en: 'Payment to an account changed within three days' }, rising: false, bands: ['3', '2', '1'], cron: '*/5 * * * *', role: 'financeDirector' },
]
