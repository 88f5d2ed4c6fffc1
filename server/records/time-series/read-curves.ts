import type { PointMark, SeriesCurves, SeriesPoint } from '../../../core/api-types/time-series.ts'
import type { Series } from '../../../core/description/time-series.ts'
import { groupedBy } from '../../../core/values/grouped-by.ts'
import { msOfSpan } from '../../../core/values/time-span.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { chooseLevel, type Period, type Resolution } from './choose-level.ts'
import { curveStatement } from './curve-statement.ts'
import { type Level, levelMs } from './series-levels.ts'
import { columnsOf, faultBits, type SeriesColumn } from './series-tables.ts'
import { monthOfMs, msOfMonth } from './shanghai-month.ts'

interface Asked extends Period {
  /** Ids of things whose readings the caller may see. */
  readonly keys: readonly string[]
  readonly field: string
  /** Points that there is room for. */
  readonly width: number
  /** A level of his choice; null for the one that fits. */
  readonly level: Level | null
}

/** One field of some things over a time, in as many points as there is room for, each with what is wrong about it. */
export async function readCurves(ctx: Ctx, series: Series, asked: Asked): Promise<SeriesCurves> {
  const { column, resolution, points } = await readPoints(ctx, series, asked)
  const { level, step } = resolution
  return {
    level,
    step: level === 'month' ? 0 : Math.max(step, levelMs(series, level)),
    curves: asked.keys.map((key) => ({
      key,
      points: marked(series, column, resolution, points.get(key) ?? [], ctx.now),
    })),
  }
}

interface Points {
  readonly column: SeriesColumn
  readonly resolution: Resolution
  /** By the ids of what is read, the earliest first. */
  readonly points: ReadonlyMap<string, readonly PointRow[]>
}

/** The same points as they are stored, each with the times of its first and last reading. */
export async function readPoints(ctx: Ctx, series: Series, asked: Asked): Promise<Points> {
  const column = columnsOf(series).find(({ name }) => name === asked.field)
  if (column === undefined) throw new Error(`${series.name} has no ${asked.field}`)
  const resolution = chooseLevel(series, asked, { width: asked.width, asked: asked.level, now: ctx.now })
  const { level, step } = resolution
  const found = await ctx.sql.query<PointRow>({
    text: curveStatement(series, column, level, step > 0),
    values: [
      asked.keys,
      // A month is shown whole, also where the time asked begins within it.
      ...[level === 'month' ? msOfMonth(monthOfMs(asked.from)) : asked.from, asked.to].map((ms) =>
        new Date(ms).toISOString(),
      ),
      ...(step > 0 ? [`${step} milliseconds`] : []),
    ],
  })
  return { column, resolution, points: groupedBy(found, ({ key }) => key) }
}

interface PointRow {
  readonly key: string
  readonly at: number
  readonly n: number | string
  readonly faults: number
  readonly first_at: number | null
  readonly last_at: number | null
  readonly value: string | null
  readonly least: string | null
  readonly most: string | null
}

function marked(
  series: Series,
  column: SeriesColumn,
  resolution: Resolution,
  points: readonly PointRow[],
  now: number,
): SeriesPoint[] {
  const frozen = frozenOf(column, points)
  let last: number | null = null
  return points.map((point, at) => {
    const marks: PointMark[] = []
    if (isGap(series, resolution, point, last, now)) marks.push('gap')
    if (frozen.has(at)) marks.push('frozen')
    if ((point.faults & faultBits.range) > 0) marks.push('range')
    if ((point.faults & faultBits.future) > 0) marks.push('future')
    last = point.last_at ?? last
    return {
      at: point.at,
      value: point.value,
      least: point.least,
      most: point.most,
      n: Number(point.n),
      marks,
    }
  })
}

/** Nothing for too long before it; or, of what is read several times a day, less within it than there should be. */
function isGap(
  series: Series,
  { level, step }: Resolution,
  point: PointRow,
  last: number | null,
  now: number,
): boolean {
  const apart = last !== null && point.first_at !== null && point.first_at - last > msOfSpan(series.gapAfter)
  if (apart || level === 'raw' || level === 'month') return apart
  const length = Math.max(step, levelMs(series, level))
  const isOver = point.at + length <= now
  return (
    isOver && (length / msOfSpan(series.every) - Number(point.n)) * msOfSpan(series.every) > msOfSpan(series.gapAfter)
  )
}

/** The points of which a gauge has stood still for too long: from the first of those that are alike to the last. */
function frozenOf({ field }: SeriesColumn, points: readonly PointRow[]): ReadonlySet<number> {
  const found = new Set<number>()
  if (field.sort !== 'gauge' || field.frozenAfter === undefined) return found
  const long = msOfSpan(field.frozenAfter)
  for (let from = 0; from < points.length;) {
    const { least } = points[from] ?? { least: null }
    let to = from
    while (least !== null && points[to + 1]?.least === least && points[to + 1]?.most === least) to += 1
    const still = least !== null && points[from]?.most === least
    const [first, last] = [points[from]?.first_at ?? null, points[to]?.last_at ?? null]
    if (still && first !== null && last !== null && last - first >= long)
      for (let at = from; at <= to; at += 1) found.add(at)
    from = to + 1
  }
  return found
}
