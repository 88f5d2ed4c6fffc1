import sql, { type Sql } from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'

/** The name of the people `p` in the reader's language, or in Chinese where nobody has written it. */
export function shownName(lang: Lang): Sql {
  return shown[lang]
}

/** What brings people `p` into the order in which they stand: by rank, then by surname, in Chinese by its strokes. */
export function standing(lang: Lang): readonly Sql[] {
  return [
    sql`p.post_rank`,
    lang === 'zh' ? sql`p.user_name collate engine.strokes` : sql`${shown[lang]} collate "und-x-icu"`,
  ]
}

const shown: Readonly<Record<Lang, Sql>> = {
  zh: sql`p.user_name`,
  ru: sql`coalesce(nullif(p.name_ru, ''), p.user_name)`,
  en: sql`coalesce(nullif(p.name_en, ''), p.user_name)`,
}
