import type { Words } from '../../../core/values/language.ts'

export const fetchStatementWords = {
  fetch: { zh: '获取对账单', ru: 'Запросить выписку', en: 'Fetch a statement' },
} as const satisfies Readonly<Record<string, Words>>
