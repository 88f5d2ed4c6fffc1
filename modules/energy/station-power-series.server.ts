import { seriesOf } from '../../core/api-types/widget-figures.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { hourOfMs } from '../../core/values/day.ts'
import { add, mul } from '../../core/values/decimal.ts'
import { hourMs } from '../../core/values/duration.ts'
import type { Ctx } from '../../server/module-api.ts'
import { metersOf, stationNames } from './grid-meter-queries.server.ts'
import { hourlyCurves } from './hourly-curves.server.ts'
import { meterReading } from './meter-reading.ts'
import { thousandth } from './plant-power-figure.ts'

/** The beginning of the first of the last full hours. */
export function lastHours(now: number, hours: number): number {
  return Math.floor(now / hourMs) * hourMs - hours * hourMs
}

/** What those hours are called on an axis. */
export function hourLabels(now: number, hours: number): readonly string[] {
  const from = lastHours(now, hours)
  return Array.from({ length: hours }, (_, hour) => `${String(hourOfMs(from + hour * hourMs)).padStart(2, '0')}:00`)
}

/** Average kilowatts that stations gave to the grid in each of the last full hours, null where no meter was read. */
export async function stationPowers(
  ctx: Ctx,
  stations: readonly { readonly id: string }[],
  hours: number,
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const gates = await metersOf(ctx, stations)
  const curves = await hourlyCurves(
    ctx,
    meterReading,
    gates.map(({ id }) => id),
    { field: 'power', from: lastHours(ctx.now, hours), hours },
  )
  const powers = new Map<string, (string | null)[]>()
  for (const { id, stationId, ratio } of gates) {
    const sums = powers.get(stationId) ?? Array.from({ length: hours }, () => null)
    powers.set(
      stationId,
      sums.map((before, hour) => {
        const value = curves.get(id)?.[hour] ?? null
        return value === null ? before : add(before ?? '0', mul(value, ratio))
      }),
    )
  }
  return powers
}

/** The same in megawatts as the series of a chart, a colour for each station. */
export async function powerSeries(
  ctx: Ctx,
  stations: readonly { readonly id: string }[],
  hours: number,
): Promise<WidgetData['chart']['series']> {
  const powers = await stationPowers(ctx, stations, hours)
  const names = await stationNames(ctx, stations)
  return stations.map(({ id }, at) => {
    const values = (powers.get(id) ?? []).map((value) => (value === null ? null : thousandth(value)))
    return seriesOf(ctx.lang, names[at] ?? '', values, 2)
  })
}
