import type { Words } from '../../../core/language.ts'

export const settleWords = {
  settle: { zh: '新建结算单', ru: 'Создать расчёт', en: 'New settlement' },
  barter: { zh: '新建易货结算', ru: 'Создать бартерный расчёт', en: 'New barter settlement' },
} as const satisfies Readonly<Record<string, Words>>
