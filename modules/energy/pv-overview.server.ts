import { figureIn, seriesOf } from '../../core/api-types/widget-figures.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { add, compare, div, isZero, mul, round, sum } from '../../core/values/decimal.ts'
import { msOfSpan } from '../../core/values/time-span.ts'
import { type Ctx, find, midnightOf, readCurves } from '../../server/module-api.ts'
import { avoidedTons } from './avoided-carbon.ts'
import { device } from './device.ts'
import { type AskedStation, energyByStation, metersOf, powerAt, stationsAsked } from './grid-meter-queries.server.ts'
import { hourlyCurves } from './hourly-curves.server.ts'
import { meterReading } from './meter-reading.ts'
import { powerNow, thousandth } from './plant-power-figure.ts'
import { equivalentHours, performanceRatio } from './plant-ratios.ts'
import { weatherReading } from './weather-reading.ts'
import { plantWords as words } from './words/plant-overviews.ts'
import { figureWords } from './words/station-figures.ts'
import { percent } from './words/turbine-battery-weather-readings.ts'

const pvTypes = ['pvc', 'pvd', 'pvs']
const dayHours = 24
/** Irradiance at which modules give their rated power, W/m². */
const standardIrradiance = '1000'
const readingsAnHour = String(msOfSpan('1h') / msOfSpan(weatherReading.every))

/** What photovoltaic plants give now and gave today, and how well. */
export async function pvFigures(ctx: Ctx, asked: AskedStation): Promise<WidgetData['figures']> {
  const stations = await stationsAsked(ctx, pvTypes, asked)
  if (stations.length === 0) return []
  const gates = await metersOf(ctx, stations)
  const power = await powerAt(ctx, gates)
  const today = dayOfMs(ctx.now)
  const energy = await energyByStation(ctx, gates, { from: today, to: today })
  const irradiation = await irradiationOf(ctx, stations, today)
  // Only plants whose irradiance is measured tell how much of it they used.
  const measured = stations.filter(({ id }) => irradiation.has(id))
  const given = sum(energy.values())
  const peak = sum(stations.map(({ capacityDc }) => capacityDc ?? '0'))
  const figure = figureIn(ctx.lang)
  const ratio = performanceRatio(
    sum(measured.map(({ id }) => energy.get(id) ?? '0')),
    '1',
    sum(measured.map(({ id, capacityDc }) => mul(capacityDc ?? '0', irradiation.get(id) ?? '0'))),
  )
  const revenue = sum(stations.map(({ id, tariffCny }) => mul(energy.get(id) ?? '0', tariffCny ?? '0')))
  return [
    figure(words.installedPeak, thousandth(peak), words.megawattPeak),
    powerNow(ctx.lang, power),
    figure(figureWords.today, thousandth(given), figureWords.megawattHour),
    figure(words.hours, equivalentHours(given, peak), words.hour),
    figure(words.ratio, ratio, percent, ratio === null ? words.noSun : undefined),
    figure(words.revenue, round(revenue, 2), words.yuan),
    figure(words.avoided, avoidedTons(given), figureWords.ton),
  ]
}

/** How much of their rated power plants gave hour by hour today, beside how much of the standard irradiance there was. */
export async function pvCurve(ctx: Ctx, asked: AskedStation): Promise<WidgetData['chart']> {
  const stations = await stationsAsked(ctx, pvTypes, asked)
  const from = midnightOf(dayOfMs(ctx.now))
  const gates = await metersOf(ctx, stations)
  const sensors = await sensorsOf(ctx, stations)
  const span = { from, hours: dayHours }
  const keysOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)
  const powers = await hourlyCurves(ctx, meterReading, keysOf(gates), { field: 'power', ...span })
  const lights = await hourlyCurves(ctx, weatherReading, keysOf(sensors), { field: 'poa', ...span })
  const peak = sum(stations.map(({ capacityDc }) => capacityDc ?? '0'))
  const hours = Array.from({ length: dayHours }, (_, hour) => hour)
  const power = hours.map((hour) => {
    const read = gates.flatMap(({ id, ratio }) => {
      const value = powers.get(id)?.[hour] ?? null
      return value === null ? [] : [mul(value, ratio)]
    })
    return read.length === 0 || isZero(peak) ? null : div(mul(sum(read), '100'), peak, 1)
  })
  const light = hours.map((hour) => {
    const read = sensors.flatMap(({ id }) => lights.get(id)?.[hour] ?? [])
    return read.length === 0 ? null : div(mul(sum(read), '100'), mul(standardIrradiance, String(read.length)), 1)
  })
  return {
    kind: 'line',
    label: words.pvCurve[ctx.lang],
    categories: hours.map((hour) => `${String(hour).padStart(2, '0')}:00`),
    series: [
      seriesOf(ctx.lang, words.power[ctx.lang], power, 1),
      seriesOf(ctx.lang, words.irradiance[ctx.lang], light, 1),
    ],
  }
}

function sensorsOf(ctx: Ctx, stations: readonly { readonly id: string }[]) {
  return find(ctx, device, { deviceType: 'met', inUse: '1', stationId: stations.map(({ id }) => id) })
}

/** Kilowatt-hours per square metre that fell on the modules of plants on a day, where something did. */
async function irradiationOf(
  ctx: Ctx,
  stations: readonly { readonly id: string }[],
  day: string,
): Promise<ReadonlyMap<string, string>> {
  const sensors = await sensorsOf(ctx, stations)
  const from = midnightOf(day)
  const { curves } = await readCurves(ctx, weatherReading, {
    keys: sensors.map(({ id }) => id),
    field: 'poa',
    from,
    to: ctx.now,
    width: dayHours,
    level: 'hour',
  })
  const found = new Map<string, string>()
  for (const { key, points } of curves) {
    const at = sensors.find(({ id }) => id === key)?.stationId
    const wattHours = sum(points.map(({ value, n }) => div(mul(value ?? '0', String(n)), readingsAnHour, 6)))
    if (at !== undefined && compare(wattHours, '0') > 0)
      found.set(at, add(found.get(at) ?? '0', div(wattHours, '1000', 6)))
  }
  return found
}
