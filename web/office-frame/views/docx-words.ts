import type { Translations } from '@docx-editor.dev/i18n'
import type { Lang } from '../../../core/values/language.ts'

/** The editor's own words in a language; null where they are its first ones. */
export async function loadEditorWords(lang: Lang): Promise<Translations | null> {
  if (lang === 'zh') return (await import('@docx-editor.dev/i18n/zh-CN')).default
  if (lang === 'ru') return (await import('@docx-editor.dev/i18n/ru')).default
  return null
}
