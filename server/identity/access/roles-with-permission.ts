import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'

/** A role as it is named to somebody. */
interface NamedRole {
  readonly id: string
  readonly name: string
}

const names = {
  zh: sql`r.role_name`,
  ru: sql`coalesce(nullif(r.name_ru, ''), r.role_name)`,
  en: sql`coalesce(nullif(r.name_en, ''), r.role_name)`,
}

/** The roles that hold each of some codes, and which of them a person holds. */
export async function codeHolders(
  { sql: on, lang }: Ctx,
  codes: readonly string[],
  personId: string,
): Promise<ReadonlyMap<string, readonly (NamedRole & { readonly his: boolean })[]>> {
  const rows = await on.query<{ code: string; id: string; name: string; his: boolean }>(sql`
    select p.ppe_value as code, r.id, ${names[lang]} as name,
      exists (select from base.role_member m where m.role_id = r.id and m.user_id = ${personId}::uuid and m.del_flag = 0) as his
    from base.role_permission p join base.role r on r.id = p.role_id and r.del_flag = 0
    where p.ppe_value = any(${[...new Set(codes)]}::text[]) and p.del_flag = 0 order by his desc, r.role_code`)
  const found = new Map<string, (NamedRole & { readonly his: boolean })[]>()
  for (const { code, ...role } of rows) found.set(code, [...(found.get(code) ?? []), role])
  return found
}

/** The names of some roles. */
export async function roleNames({ sql: on, lang }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<NamedRole>(
    sql`select r.id, ${names[lang]} as name from base.role r where r.id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
