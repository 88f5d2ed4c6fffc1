import type { Alert } from '../../../core/description/alert.ts'
import { drawingState } from './lc-drawing-states.ts'
import { liveLetter } from './letter-of-credit-states.ts'

const live = `status in ${JSON.stringify(liveLetter)}`

/** Days of a letter of credit that nobody may miss. */
export const letterOfCreditAlerts: readonly Alert[] = [
  {
    code: 'LC-SHIP',
    label: {
      zh: '信用证最迟装运日（剩余天数）',
      ru: 'Последняя дата отгрузки по аккредитиву (осталось дней)',
      en: 'Latest shipment under a letter of credit (days left)',
    },
    rising: false,
    bands: ['10', '3', '0'],
    cron: '35 8 * * *',
    role: 'financeDirector',
    watches: {
      document: 'finance.letterCredit',
      condition: `${live} && filled(latestShip) && gt(availableAmount, "0")`,
      figure: 'daysBetween(today(), latestShip)',
    },
  },
  {
    code: 'LC-EXP',
    label: {
      zh: '信用证到期（剩余天数）',
      ru: 'Аккредитив истекает (осталось дней)',
      en: 'Letter of credit expires (days left)',
    },
    rising: false,
    bands: ['15', '7', '0'],
    cron: '40 8 * * *',
    role: 'financeDirector',
    watches: {
      document: 'finance.letterCredit',
      condition: `${live} && gt(availableAmount, "0")`,
      figure: 'daysBetween(today(), expiryDate)',
    },
  },
  {
    code: 'LC-DUE',
    label: {
      zh: '信用证到期付款（剩余天数）',
      ru: 'Оплата по аккредитиву (осталось дней)',
      en: 'Payment under a letter of credit due (days left)',
    },
    rising: false,
    bands: ['7', '3', '0'],
    cron: '45 8 * * *',
    role: 'cashier',
    watches: {
      document: 'finance.lcDrawing',
      condition: `status == "${drawingState.accepted}"`,
      figure: 'daysBetween(today(), dueDate)',
    },
  },
]
