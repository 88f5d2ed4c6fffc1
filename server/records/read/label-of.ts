import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { loadNames } from './names.ts'

/** The label of a dictionary entry in the caller's language; its code when nobody has named it. */
export async function labelOf(ctx: Ctx, group: string, code: string): Promise<string> {
  const names = await loadNames(ctx, new Map([[`dictionary:${group}`, new Set([code])]]))
  return names[`dictionary:${group}:${code}`] ?? code
}

/** The same with the colour that the entry has, as its tag shows both. */
export async function tagOf(
  ctx: Ctx,
  group: string,
  code: string,
): Promise<{ readonly label: string; readonly color?: string }> {
  const [label, [entry]] = await Promise.all([
    labelOf(ctx, group, code),
    ctx.sql.query<{ color: string | null }>(
      prepared(sql`
      select dic_color as color from base.dictionary where dic_group = ${group} and dic_code = ${code} and del_flag = 0`),
    ),
  ])
  return entry?.color ? { label, color: entry.color } : { label }
}
