import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only questionnaires use. */
export const questionnaireDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  questionnaire_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' } },
    { code: '1', label: { zh: '已发布', ru: 'Опубликован', en: 'Published' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已结束', ru: 'Завершён', en: 'Closed' }, color: '#c2571a' },
    { code: '3', label: { zh: '已归档', ru: 'В архиве', en: 'Archived' } },
  ],
}
