import type { Words } from '../../../core/values/language.ts'

export const settleWords = {
  settle: { zh: '新增结算单', ru: 'Создать расчёт', en: 'New settlement' },
  barter: { zh: '新增易货结算', ru: 'Создать бартерный расчёт', en: 'New barter settlement' },
} as const satisfies Readonly<Record<string, Words>>
