import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

const draft: DictionaryEntry = { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'grey' }
const published: DictionaryEntry = {
  code: '1',
  label: { zh: '已发布', ru: 'Опубликовано', en: 'Published' },
  color: 'green',
}
const withdrawn: DictionaryEntry = { code: '2', label: { zh: '已撤回', ru: 'Отозвано', en: 'Withdrawn' }, color: 'red' }

/** Groups that only the system's own documents use. */
export const systemDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  versionNote_status: [draft, published, withdrawn],
  appVersion_status: [draft, published, withdrawn],
}
