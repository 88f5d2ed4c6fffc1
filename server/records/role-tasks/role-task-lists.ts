import sql, { join, type Sql } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import type { OwnTask } from '../../platform/context/running-composition.ts'
import { searchConditions } from '../list/filter-conditions.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { ownTasks } from './other-tasks.ts'
import { type NamedTask, tasksFrom, tasksOf, waitsSince, waitsUntil } from './role-tasks.ts'

/** Which of the tasks of the caller's offices are wanted. */
interface Wanted {
  readonly param: string
  /** `finance.paymentPlan`, or '' for every document. */
  readonly thing: string
  /** Only what falls due between these, epoch ms; null for everything. */
  readonly due: { readonly from: number | null; readonly to: number } | null
}

/** A part of the to-do list: its lines, newest first, and how many there are. */
export interface Branch {
  /** So many of them as the end of a statement says. */
  readonly lines: (part: Sql) => Sql
  readonly count: Sql
}

/** What the caller's offices have to do, one part for each task of a description. */
export function officeBranches(ctx: Ctx, wanted: Wanted): Branch[] {
  return tasksOf(ctx).flatMap((named) => {
    const conditions = conditionsOf(named, wanted)
    if (conditions === null) return []
    const from = join([tasksFrom(ctx, named), ...conditions], ' and ')
    return [{ lines: (part: Sql) => linesOf(named, from, wanted, part), count: sql`select count(*) from ${from}` }]
  })
}

/** Tasks that no description tells of, as a part of the same list. */
export function ownBranch(tasks: readonly OwnTask[]): Branch {
  const from = sql`from jsonb_to_recordset(${JSON.stringify(tasks.map((task) => ({ ...task, opened: new Date(task.openedAt).toISOString() })))}::jsonb) as o(id uuid, title text, drafter uuid, opened timestamptz)`
  return {
    lines: () =>
      sql`select null::uuid, '', o.id, null::text, o.title, '', 0, o.drafter, '', '', false, null::uuid, array[]::text[], o.opened, o.opened, null::timestamptz, null::timestamptz, null::text, null::uuid, null::uuid, '' ${from}`,
    count: sql`select count(*) ${from}`,
  }
}

/** Null where nothing of the kind can be wanted. */
function conditionsOf(named: NamedTask, { param, thing, due }: Wanted): Sql[] | null {
  if (thing !== '' && thing !== named.document) return null
  const until = waitsUntil(named)
  if (due !== null && until === null) return null
  const asked = param.trim() === '' ? [] : searchConditions(param)
  if (asked.length > 0 && mappingOf(named.doc).searched.length === 0) return null
  return [
    ...asked,
    ...(due === null || until === null
      ? []
      : [
          ...(due.from === null ? [] : [sql`${until} >= ${new Date(due.from)}::timestamptz`]),
          sql`${until} <= ${new Date(due.to)}::timestamptz`,
        ]),
  ]
}

function linesOf(named: NamedTask, from: Sql, { due }: Wanted, part: Sql): Sql {
  const { doc, document, name } = named
  const mapping = mappingOf(doc)
  const [since, until] = [waitsSince(named), waitsUntil(named) ?? sql`null::timestamptz`]
  return sql`
    select null::uuid, ${document}::text, t.id, ${doc.number === undefined ? sql`null` : sql`t.${columnOf(mapping, doc.number.field).id}`}::text, t.${columnOf(mapping, doc.title).id}::text, '', 0,
      t.create_by, t.create_name, '', false, null::uuid, array[${name}::text], ${since}, ${since}, ${until}, null::timestamptz, null::text, null::uuid, null::uuid, ${name}::text
    from ${from} order by ${due === null ? sql`${since} desc` : until} ${part}`
}

/** How much waits for the caller's offices: all of it, what falls due soon, and what is late. */
interface OfficeCounts {
  readonly all: number
  readonly soon: number
  readonly late: number
}

/** Counts what waits for the caller's offices; one statement, each part answered by an index. */
export async function officeCounts(ctx: Ctx, soonMs: number): Promise<OfficeCounts> {
  const named = tasksOf(ctx)
  const [own, rows] = await Promise.all([
    ownTasks(ctx),
    named.length === 0
      ? []
      : ctx.sql.query<{ n: number; soon: number; late: number }>(
          join(
            named.map((one) => countsOf(ctx, one, soonMs)),
            ' union all ',
          ),
        ),
  ])
  return {
    all: own.length + total(rows.map(({ n }) => n)),
    soon: total(rows.map(({ soon }) => soon)),
    late: total(rows.map(({ late }) => late)),
  }
}

function countsOf(ctx: Ctx, named: NamedTask, soonMs: number): Sql {
  const until = waitsUntil(named)
  const now = sql`${new Date(ctx.now)}::timestamptz`
  const due =
    until === null
      ? sql`0 as soon, 0 as late`
      : sql`count(*) filter (where ${until} >= ${now} and ${until} <= ${new Date(ctx.now + soonMs)}::timestamptz)::int as soon, count(*) filter (where ${until} < ${now})::int as late`
  return sql`select count(*)::int as n, ${due} from ${tasksFrom(ctx, named)}`
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
