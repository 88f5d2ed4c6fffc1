import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { GanttView } from '../../../core/description/rows-views.ts'
import { criticalPath, linkTypes, type TaskLink } from '../../../core/values/critical-path.ts'
import { addDays } from '../../../core/values/day.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type Exceptions, isWorked, workingDays } from '../../platform/process/working-day.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { afterTable } from './predecessors.ts'

/** What a Gantt chart knows beside its rows. */
export interface Links {
  /** `broken`: the dates say otherwise than the link. */
  readonly links: readonly (TaskLink & { readonly broken: boolean })[]
  /** Days of work that a linked record may be late before its network ends later; none makes it critical. */
  readonly slack: Readonly<Record<string, number>>
}

interface Span {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** How the rows of a Gantt chart hang together, counted in days of work; nothing for who may not read what is waited for. */
export async function linksAmong(
  ctx: Ctx,
  doc: AnyDocument,
  { from, to, after }: GanttView,
  ids: readonly string[],
): Promise<Links> {
  const isOpen = [from, to, after?.lines ?? ''].every(
    (name) => reading(ctx, doc.fields[name] ?? { kind: '' }) === 'whole',
  )
  if (after === undefined || !isOpen || ids.length === 0) return { links: [], slack: {} }
  const found = await storedLinks(ctx, doc, after, ids)
  const spans = await spansOf(ctx, doc, { from, to }, ids)
  const work = workUntil(spans, await workingDays(ctx))
  const [starts, ends] = [
    new Map(spans.map((span) => [span.id, work(addDays(span.from, -1))])),
    new Map(spans.map((span) => [span.id, work(span.to)])),
  ]
  const isBroken = ({ before, after: next, type, lag }: TaskLink): boolean => {
    const first = (type === 'FS' || type === 'FF' ? ends : starts).get(before)
    const second = (type === 'FF' || type === 'SF' ? ends : starts).get(next)
    return first !== undefined && second !== undefined && second - first < lag
  }
  const tasks = spans.map(({ id }) => ({ id, days: (ends.get(id) ?? 0) - (starts.get(id) ?? 0) }))
  return {
    links: found.map((link) => ({ ...link, broken: isBroken(link) })),
    slack: Object.fromEntries(criticalPath(tasks, found).slack),
  }
}

async function spansOf(
  ctx: Ctx,
  doc: AnyDocument,
  { from, to }: Pick<GanttView, 'from' | 'to'>,
  ids: readonly string[],
): Promise<readonly Span[]> {
  const mapping = mappingOf(doc)
  const [first, last] = [columnOf(mapping, from).id, columnOf(mapping, to).id]
  return ctx.sql.query<Span>(sql`
    select t.id, t.${first}::text as "from", t.${last}::text as "to" from ${mapping.table} t
    where t.id = any(${ids}::uuid[]) and t.${first} <= t.${last}`)
}

async function storedLinks(
  ctx: Ctx,
  doc: AnyDocument,
  after: NonNullable<GanttView['after']>,
  ids: readonly string[],
): Promise<readonly TaskLink[]> {
  const { table, task, type, lag } = afterTable(doc, after)
  const rows = await ctx.sql.query<{ before: string; after: string; type: string | null; lag: number | null }>(sql`
    select ${task} as before, l.parent_id as after, ${type} as type, ${lag}::float8 as lag
    from ${table} l where l.parent_id = any(${ids}::uuid[]) and ${task} = any(${ids}::uuid[]) order by l.parent_id, l.line_no`)
  return rows.map((row) => ({
    before: row.before,
    after: row.after,
    type: linkTypes.find((one) => one === row.type) ?? 'FS',
    lag: row.lag ?? 0,
  }))
}

/** Counts the days of work up to a day, that day included, from before the first of these. */
function workUntil(spans: readonly Span[], exceptions: Exceptions): (day: string) => number {
  const days = spans.flatMap(({ from, to }) => [from, to]).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const counts = new Map<string, number>()
  if (first === undefined || last === undefined) return () => 0
  let worked = 0
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isWorked(day, exceptions)) worked += 1
    counts.set(day, worked)
  }
  return (day) => counts.get(day) ?? 0
}
