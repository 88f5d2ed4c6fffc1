import type { Series } from '../../core/description/time-series.ts'
import { hourMs } from '../../core/values/duration.ts'
import { type Ctx, readCurves } from '../../server/module-api.ts'

/** Averages of a gauge by hour: of what is read by its id, one for each hour of the span, null where nothing was read. */
export async function hourlyCurves(
  ctx: Ctx,
  series: Series,
  keys: readonly string[],
  { field, from, hours }: { readonly field: string; readonly from: number; readonly hours: number },
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const { curves } = await readCurves(ctx, series, {
    keys,
    field,
    from,
    to: from + hours * hourMs,
    width: hours,
    level: 'hour',
  })
  return new Map(
    curves.map(({ key, points }) => {
      const values = new Map(points.map(({ at, value }) => [Math.floor((at - from) / hourMs), value]))
      return [key, Array.from({ length: hours }, (_, hour) => values.get(hour) ?? null)]
    }),
  )
}
