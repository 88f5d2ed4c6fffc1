import sql from 'sql-template-tag'
import { sum } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Values } from '../../../kinds/check-record.ts'
import type { RunOf } from '../../platform/context/batch-run-implementation.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { holdOpenFrom } from '../ledger/month-closing.ts'
import { find } from '../read/find-visible-records.ts'
import { requirePermission } from '../read/require-permission.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { create } from '../write/create-by-system.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { enqueueRun } from './enqueue-run.ts'
import { askedRun, type KnownRun, ofWholeUnit } from './find-run.ts'
import { type LineGroup, lineGroups } from './run-lines.ts'

/** What whoever posts has seen: how many lines there would be, and their sums. */
export interface SeenLines {
  readonly lines: number
  readonly sums: Readonly<Record<string, string>>
}

/**
 * Begins a run that was looked at: it is there once for its unit and period, and its lines are written behind the
 * request. Refuses where its period is taken or a later one holds, its month is closed, or its lines are not those seen
 * (409). Answers its id.
 */
export function beginRun(ctx: Ctx, known: KnownRun, given: Values, seen: SeenLines): Promise<string> {
  return withinTransaction(ctx, async (inside) => {
    requirePermission(inside, known.runs, known.run.post)
    const of = await askedRun(inside, known, given)
    await lockRuns(inside, known, of.unitId)
    await requireFree(inside, known, of)
    await holdOpenFrom(inside, { unitId: of.unitId, month: of.day.slice(0, 7) }, known.run.close)
    const { leftOut, ...planned } = await plannedLines(inside, known, of)
    if (JSON.stringify(planned) !== JSON.stringify({ lines: seen.lines, sums: seen.sums }))
      throw new Refusal('run.changed', {}, { status: 409 })
    if (planned.lines === 0) throw new Refusal('run.nothing', { period: of.period })
    const { id } = await create(ofWholeUnit(inside), known.runs, {
      ...of.values,
      unitId: of.unitId,
      deptId: null,
      period: of.period,
      day: of.day,
      planned: String(planned.lines),
      leftOut: String(leftOut),
      holds: '1',
    })
    await enqueueRun(inside, known, id)
    return id
  })
}

/** What would be posted, and how many are left out. */
export async function plannedLines(
  ctx: Ctx,
  known: KnownRun,
  of: RunOf,
): Promise<SeenLines & { readonly leftOut: number }> {
  return sumOfLines(known, await lineGroups(ctx, known, of))
}

/** What of some groups would be posted. */
export function sumOfLines({ run }: KnownRun, groups: readonly LineGroup[]): SeenLines & { readonly leftOut: number } {
  const posted = groups.filter(({ leftOut }) => !leftOut)
  return {
    lines: posted.reduce((all, { lines }) => all + lines, 0),
    sums: Object.fromEntries(run.totals.map((name) => [name, sum(posted.map(({ sums }) => sums[name] ?? '0'))])),
    leftOut: groups.filter(({ leftOut }) => leftOut).reduce((all, { lines }) => all + lines, 0),
  }
}

/** Whoever begins or takes back a run of a unit waits for the others who do. */
export async function lockRuns(ctx: Ctx, { run }: KnownRun, unitId: string): Promise<void> {
  await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`${run.runs} ${unitId}`}, 0))`)
}

/** The latest period of a unit that holds, behind one of its periods; null where none does. */
export async function laterHolding(
  ctx: Ctx,
  { runs }: KnownRun,
  { unitId, period }: Pick<RunOf, 'unitId' | 'period'>,
): Promise<string | null> {
  const [row] = await ctx.sql.query<{ period: string }>(sql`
    select period from ${mappingOf(runs).table}
    where unit_id = ${unitId}::uuid and holds = '1' and del_flag = 0 and period collate "C" > ${period} order by period collate "C" desc limit 1`)
  return row?.period ?? null
}

async function requireFree(ctx: Ctx, known: KnownRun, of: RunOf): Promise<void> {
  const { runs, run } = known
  const same = Object.fromEntries(run.once.map((name) => [name, of.values[name]]))
  const [twin] = await find(ofWholeUnit(ctx), runs, { ...same, unitId: of.unitId, holds: '1' }, { limit: 1 })
  if (twin !== undefined) throw new Refusal('run.twice', { period: of.period, by: twin.createName }, { status: 409 })
  const later = await laterHolding(ctx, known, of)
  if (later !== null) throw new Refusal('run.later-posted', { period: of.period, later }, { status: 409 })
}
