import type { Lang } from '../../../core/values/language.ts'
import type { MenuEntry } from './session-start-data.ts'

/** A menu entry in a language; Chinese where the administrator gave no other name. */
export function menuName(entry: MenuEntry, lang: Lang): string {
  return { zh: null, ru: entry.menuNameRu, en: entry.menuNameEn }[lang] || entry.menuName
}
