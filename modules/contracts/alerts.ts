import type { Alert } from '../../core/description/alert.ts'

/** What is worth an alert of contracts. */
export const contractAlerts: readonly Alert[] = [
  {
    code: 'FX-STALE',
    label: {
      zh: '汇率未更新（天数）',
      ru: 'Курс валюты не обновлялся (дней)',
      en: 'Exchange rate not updated (days)',
    },
    rising: true,
    bands: ['8', '15', '30'],
    cron: '0 9 * * *',
    role: 'financeDirector',
  },
  {
    code: 'CT-EXPIRE',
    label: { zh: '合同到期（剩余天数）', ru: 'Договор истекает (осталось дней)', en: 'Contract expires (days left)' },
    rising: false,
    bands: ['30', '15', '0'],
    cron: '0 8 * * *',
    role: 'risk',
    watches: {
      document: 'contracts.contract',
      condition: 'contractStatus in ["3", "4"]',
      figure: 'daysBetween(today(), validTo)',
    },
  },
  {
    code: 'CP-REVIEW',
    label: {
      zh: '客商准入到期（剩余天数）',
      ru: 'Допуск контрагента истекает (осталось дней)',
      en: 'Counterparty admission expires (days left)',
    },
    rising: false,
    bands: ['30', '15', '0'],
    cron: '20 8 * * *',
    role: 'risk',
    watches: {
      document: 'contracts.counterpartyAccess',
      condition: 'status == "2"',
      figure: 'daysBetween(today(), validUntil)',
    },
  },
  {
    code: 'CT-NOEXEC',
    label: {
      zh: '合同生效后未执行（天数）',
      ru: 'Договор не исполняется (дней с начала)',
      en: 'Contract not begun (days since its start)',
    },
    rising: true,
    bands: ['30', '60', '90'],
    cron: '10 8 * * *',
    role: 'risk',
    watches: {
      document: 'contracts.contract',
      condition: 'contractStatus == "3"',
      figure: 'daysBetween(validFrom, today())',
    },
  },
]
