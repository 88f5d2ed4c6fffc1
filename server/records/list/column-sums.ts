import sql, { join } from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { repeated } from '../../platform/database/sql.ts'
import { elapsed } from '../../platform/process/clock.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
import type { PageQuery } from './list-window.ts'
import { counted } from './page-rows.ts'

/** Exact sums of some columns over every row that matches, as decimal strings; nothing to sum is '0'. */
export async function pageTotals(
  ctx: Ctx,
  mapping: Mapping,
  query: PageQuery,
  columns: readonly MappedColumn[],
): Promise<Record<string, string>> {
  const [row = {}] = await ctx.sql.query<Record<string, string | null>>(
    repeated(sql`
    select ${join(columns.map(({ id }) => sql`sum(s.${id}) as ${id}`))}
    from (${counted(mapping, query, join(columns.map(({ id }) => sql`t.${id}`)))}) s`),
  )
  return Object.fromEntries(columns.map(({ name, column }) => [name, row[column] ?? '0']))
}

// Reading so many rows for their sums costs no more than counting them.
const few = 200_000
const lifetime = minuteMs
const sizes = new WeakMap<object, Map<string, { readonly small: boolean; readonly until: number }>>()

/** Whether a table is so small that its sums are worked out while its rows are counted; asked once a minute. */
export async function isSmall(ctx: Ctx, { key, schema, tableName }: Mapping): Promise<boolean> {
  const known = sizes.get(ctx.running) ?? new Map<string, { small: boolean; until: number }>()
  sizes.set(ctx.running, known)
  const kept = known.get(key)
  if (kept !== undefined && kept.until > elapsed()) return kept.small
  const [row] = await ctx.sql.query<{ rows: number }>(sql`
    select c.reltuples as rows from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relname = ${tableName}`)
  const small = (row?.rows ?? 0) < few
  known.set(key, { small, until: elapsed() + lifetime })
  return small
}
