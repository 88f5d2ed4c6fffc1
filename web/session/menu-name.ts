import type { Lang } from '../../core/language.ts'
import type { MenuEntry } from './all-my-data.ts'

/** A menu entry in a language; Chinese where the administrator gave no other name. */
export function menuName(entry: MenuEntry, lang: Lang): string {
  return (lang === 'ru' ? entry.menuNameRu : lang === 'en' ? entry.menuNameEn : null) || entry.menuName
}
