import sql, { type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** What a role, `r` in the query, is called in the caller's language. */
export function roleLabel({ lang }: Ctx): Sql {
  return { zh: sql`r.role_name`, ru: sql`coalesce(r.name_ru, r.role_name)`, en: sql`coalesce(r.name_en, r.role_name)` }[
    lang
  ]
}
