import type { Series } from '../../../core/description/time-series.ts'
import { addDays, shanghaiAheadMs } from '../../../core/values/day.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readPoints } from './read-curves.ts'

/** The days over which something is counted, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** What a counter counted, and between which of its readings: what has been silent counted less than there was. */
interface Counted {
  readonly value: string
  readonly firstAt: number
  readonly lastAt: number
}

/** What counters counted over some days, by the ids of what is read; nothing of what was not read in them. */
export async function countedBetween(
  ctx: Ctx,
  series: Series,
  { keys, field, from, to }: Days & { readonly keys: readonly string[]; readonly field: string },
): Promise<ReadonlyMap<string, Counted>> {
  const { points } = await readPoints(ctx, series, {
    keys,
    field,
    from: midnightOf(from),
    to: midnightOf(addDays(to, 1)),
    width: 1,
    level: null,
  })
  return new Map(
    [...points].flatMap(([key, [point]]) => {
      const { value = null, first_at: firstAt = null, last_at: lastAt = null } = point ?? {}
      return value === null || firstAt === null || lastAt === null ? [] : [[key, { value, firstAt, lastAt }] as const]
    }),
  )
}

/** The beginning of a day in Asia/Shanghai. */
export function midnightOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - shanghaiAheadMs
}
