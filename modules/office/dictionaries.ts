import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only office documents use. */
export const officeDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  office_templateStatus: [
    { code: 'draft', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' } },
    { code: 'published', label: { zh: '已发布', ru: 'Опубликован', en: 'Published' }, color: '#2f7d5b' },
    { code: 'disabled', label: { zh: '已停用', ru: 'Отключён', en: 'Disabled' } },
  ],
  office_language: [
    { code: 'zh', label: { zh: '中文', ru: 'Китайский', en: 'Chinese' } },
    { code: 'ru', label: { zh: '俄文', ru: 'Русский', en: 'Russian' } },
    { code: 'en', label: { zh: '英文', ru: 'Английский', en: 'English' } },
  ],
}
