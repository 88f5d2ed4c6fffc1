import type { Series } from '../../../core/description/series.ts'
import { addDays, shanghaiAheadMs } from '../../../core/values/day.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readCurves } from './read-curves.ts'

/** The days over which something is counted, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** What counters counted over some days, by the ids of what is read; nothing of what was not read in them. */
export async function countedBetween(
  ctx: Ctx,
  series: Series,
  { keys, field, from, to }: Days & { readonly keys: readonly string[]; readonly field: string },
): Promise<ReadonlyMap<string, string>> {
  const { curves } = await readCurves(ctx, series, {
    keys,
    field,
    from: midnightOf(from),
    to: midnightOf(addDays(to, 1)),
    width: 1,
    level: null,
  })
  return new Map(
    curves.flatMap(({ key, points: [point] }) => (point?.value == null ? [] : [[key, point.value] as const])),
  )
}

/** The beginning of a day in Asia/Shanghai. */
export function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - shanghaiAheadMs
}
