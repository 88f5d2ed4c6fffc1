import type { Words } from '../../../core/values/language.ts'

/** What the books refuse. */
export const ledgerWords = {
  'period.closed': {
    zh: '{month} 资金已结账，不能再记账；请选择开放期间',
    ru: 'Месяц {month} закрыт, проводки в него невозможны: выберите открытый период',
    en: '{month} is closed, nothing can be posted into it: choose an open period',
  },
} as const satisfies Readonly<Record<string, Words>>
