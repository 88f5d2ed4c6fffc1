import { add, mul, sum } from '../../core/values/decimal.ts'
import { msOfSpan } from '../../core/values/time-span.ts'
import { countedBetween, type Ctx, find, isId, lastReadings, loadNames } from '../../server/module-api.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'

/** What a dashboard tells its widgets: a station, or nothing for all of a kind. */
export type AskedStation = Readonly<Record<string, string>>

/** The stations of some types that the reader sees, all of them or the one that is asked for. */
export async function stationsAsked(ctx: Ctx, types: readonly string[], { stationId = '' }: AskedStation) {
  const stations = await find(ctx, station, { stationType: [...types] }, { sort: ['stationNo'] })
  return isId(stationId) ? stations.filter(({ id }) => id === stationId) : stations
}

/** What some stations are called in the reader's language, in their order. */
export async function stationNames(ctx: Ctx, stations: readonly { readonly id: string }[]): Promise<readonly string[]> {
  const source = 'document:energy.station'
  const names = await loadNames(ctx, new Map([[source, new Set(stations.map(({ id }) => id))]]))
  return stations.map(({ id }) => names[`${source}:${id}`] ?? '—')
}

/** A meter whose counter stands for `ratio` times what it shows. */
export interface RatedMeter {
  readonly id: string
  readonly stationId: string
  readonly ratio: string
}

/** The meters in use of some stations at the gateways to the grid, or behind what they are asked for. */
export async function metersOf(
  ctx: Ctx,
  stations: readonly { readonly id: string }[],
  meterUse = 'gate',
): Promise<readonly RatedMeter[]> {
  if (stations.length === 0) return []
  return find(ctx, meter, { meterUse, inUse: '1', stationId: stations.map(({ id }) => id) })
}

/** Kilowatts at some meters as they were last read, and of how many nothing recent is known. */
export async function powerAt(
  ctx: Ctx,
  meters: readonly RatedMeter[],
): Promise<{ readonly kilowatts: string; readonly silent: number }> {
  const last = await lastReadings(
    ctx,
    meterReading,
    meters.map(({ id }) => id),
  )
  const since = ctx.now - msOfSpan(meterReading.gapAfter)
  const heard = meters.flatMap(({ id, ratio }) => {
    const reading = last.get(id)
    return reading === undefined || reading.at < since ? [] : [mul(reading.values['power'] ?? '0', ratio)]
  })
  return { kilowatts: sum(heard), silent: meters.length - heard.length }
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Kilowatt-hours that went out by some meters over some days, or in, by station. */
export async function energyByStation(
  ctx: Ctx,
  meters: readonly RatedMeter[],
  { from, to }: Days,
  field: 'fwdAct' | 'revAct' = 'fwdAct',
): Promise<ReadonlyMap<string, string>> {
  const counted = await countedBetween(ctx, meterReading, { keys: meters.map(({ id }) => id), field, from, to })
  const energy = new Map<string, string>()
  for (const { id, stationId, ratio } of meters)
    energy.set(stationId, add(energy.get(stationId) ?? '0', mul(counted.get(id)?.value ?? '0', ratio)))
  return energy
}
