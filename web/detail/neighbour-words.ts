import type { Words } from '../../core/values/language.ts'

/** To the record before and after in its list. */
export const neighbourWords = {
  previous: { zh: '上一条（K）', ru: 'Предыдущая запись (K)', en: 'Previous (K)' },
  next: { zh: '下一条（J）', ru: 'Следующая запись (J)', en: 'Next (J)' },
  place: { zh: '第 {n} 条，共 {total} 条', ru: '{n} из {total}', en: '{n} of {total}' },
} satisfies Record<string, Words>
