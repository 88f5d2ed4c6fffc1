import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { RunOf } from '../../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { fold } from '../list/search-text.ts'
import { sourceOf, columnOf, mappingOf } from '../schema/table-mapping.ts'
import { type KnownRun, ofWholeUnit } from './find-run.ts'

/** A row of the statement of a run: the fields of a line, and whether it is left out. */
export type WorkedLine = Readonly<Record<string, Json>> & { readonly leftOut: boolean }

/** How many rows there are for one reason, and their sums. */
export interface LineGroup {
  readonly reason: string | null
  readonly leftOut: boolean
  readonly lines: number
  readonly sums: Readonly<Record<string, string>>
}

/** Which rows are looked at: all, those left out, those with a reason, or those of one. */
export interface LineFilter {
  readonly only: string
  readonly find: string
}

const everything: LineFilter = { only: '', find: '' }

/** The rows by why they are worth a look, what is left out first. */
export async function lineGroups(ctx: Ctx, known: KnownRun, of: RunOf, filter = everything): Promise<LineGroup[]> {
  const { totals } = known.run
  const sums = totals.map((name) => sql`coalesce(sum(l.${quoted(name)}), 0)::text as ${quoted(name)}`)
  const rows = await ctx.sql.query<{ reason: string | null; leftOut: boolean; lines: number }>(sql`
    select l.reason, l."leftOut", count(*)::int as lines${sums.length === 0 ? empty : sql`, ${join(sums)}`}
    from (${await worked(ctx, known, of)}) l where ${condition(ctx, known, filter)} group by 1, 2 order by 2 desc, (l.reason is null), 1`)
  return rows.map(({ reason, leftOut, lines, ...found }) => ({ reason, leftOut, lines, sums: found }))
}

/** Rows in the order in which they are read: what is left out, what has a reason, the rest. */
export async function lineRows(
  ctx: Ctx,
  known: KnownRun,
  of: RunOf,
  filter: LineFilter,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<WorkedLine[]> {
  return ctx.sql.query<WorkedLine>(sql`
    select l.* from (${await worked(ctx, known, of)}) l where ${condition(ctx, known, filter)}
    order by l."leftOut" desc, (l.reason is null), l.reason, l.${quoted(known.run.of)} limit ${most} offset ${from}`)
}

/** The next rows of a run that are not written yet. */
export async function linesToPost(ctx: Ctx, known: KnownRun, of: RunOf, most: number): Promise<WorkedLine[]> {
  const mapping = mappingOf(known.lines)
  const own = columnOf(mapping, known.run.of).id
  return ctx.sql.query<WorkedLine>(sql`
    select l.* from (${await worked(ctx, known, of)}) l
    where not l."leftOut" and not exists (
      select 1 from ${mapping.table} x where x.run_id = ${of.id}::uuid and x.${own} = l.${quoted(known.run.of)} and x.holds = '1' and x.del_flag = 0)
    order by l.${quoted(known.run.of)} limit ${most}`)
}

function worked(ctx: Ctx, { part }: KnownRun, of: RunOf): Sql | Promise<Sql> {
  return part.lines(ofWholeUnit(ctx), of)
}

function condition(ctx: Ctx, { run, lines }: KnownRun, { only, find }: LineFilter): Sql {
  const looked = find.trim() === '' ? sql`true` : found(ctx, run.of, lines, fold(find))
  if (only === '') return looked
  if (only === 'out') return sql`l."leftOut" and ${looked}`
  return only === 'noted' ? sql`l.reason is not null and ${looked}` : sql`l.reason = ${only} and ${looked}`
}

/** What a line is of is found by the words that its own list finds it by. */
function found(ctx: Ctx, name: string, lines: KnownRun['lines'], find: string): Sql {
  const target = ctx.running.documents.get(sourceOf(columnOf(mappingOf(lines), name))?.replace('document:', '') ?? '')
  if (target === undefined || mappingOf(target.doc).searched.length === 0) return sql`true`
  const like = `%${find.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`exists (select 1 from ${mappingOf(target.doc).table} f where f.id = l.${quoted(name)} and f.search like ${like})`
}

function quoted(name: string): Sql {
  return raw(`"${name}"`)
}
