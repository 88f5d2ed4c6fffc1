import sql from 'sql-template-tag'
import type { Ctx } from '../platform/context/context.ts'

/** A sort of processes in the caller's language. */
interface Category {
  readonly code: string
  readonly label: string
  /** One that is not is still named where it stands, and chosen no more. */
  readonly enabled: boolean
}

/** All categories of processes, in their order. */
export function processCategories(ctx: Ctx): Promise<readonly Category[]> {
  const label = {
    zh: sql`dic_name`,
    ru: sql`coalesce(dic_name_ru, dic_name)`,
    en: sql`coalesce(dic_name_en, dic_name)`,
  }[ctx.lang]
  return ctx.sql.query<Category>(sql`
    select dic_code as code, ${label} as label, enabled = '1' as enabled from base.dictionary
    where dic_group = 'wfCategory' and del_flag = 0 order by dic_sort, dic_code`)
}

/** Their names by their codes. */
export async function categoryNames(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  return new Map((await processCategories(ctx)).map(({ code, label }) => [code, label]))
}
