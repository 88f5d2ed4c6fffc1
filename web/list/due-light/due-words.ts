import type { Words } from '../../../core/values/language.ts'

/** What the lights of days say. */
export const dueWords = {
  overdue: { zh: '已逾期', ru: 'Срок прошёл', en: 'Overdue' },
  soon: { zh: '即将到期', ru: 'Срок близко', en: 'Due soon' },
} satisfies Record<string, Words>
