import type { Words } from '../../../core/values/language.ts'

export const reportPageWords = {
  page: { zh: '报表中心', ru: 'Центр отчётов', en: 'Report centre' },
} as const satisfies Readonly<Record<string, Words>>
