import { figureIn, seriesOf } from '../../core/api-types/widget-figures.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { div, sum } from '../../core/values/decimal.ts'
import { type Ctx, find, lastReadings } from '../../server/module-api.ts'
import { batteryReading } from './battery-reading.ts'
import { device } from './device.ts'
import {
  type AskedStation,
  energyByStation,
  metersOf,
  powerAt,
  type RatedMeter,
  stationsAsked,
} from './grid-meter-queries.server.ts'
import { hourlyCurves } from './hourly-curves.server.ts'
import { powerNow, thousandth } from './plant-power-figure.ts'
import { equivalentCycles, storageEfficiency } from './plant-ratios.ts'
import { hourLabels, lastHours, powerSeries } from './station-power-series.server.ts'
import { plantWords as words } from './words/plant-overviews.ts'
import { figureWords } from './words/station-figures.ts'
import { percent } from './words/turbine-battery-weather-readings.ts'

const dayHours = 24

/** What storage stations hold and give now, and how well they stored over the seven days before today. */
export async function storageFigures(ctx: Ctx, asked: AskedStation): Promise<WidgetData['figures']> {
  const stations = await stationsAsked(ctx, ['ess'], asked)
  if (stations.length === 0) return []
  const gates = await metersOf(ctx, stations)
  const converters = await metersOf(ctx, stations, 'pcs')
  const power = await powerAt(ctx, gates)
  const rated = sum(stations.map(({ capacityEnergy }) => capacityEnergy ?? '0'))
  const [out, inward] = [await weekOf(ctx, gates, 'fwdAct'), await weekOf(ctx, gates, 'revAct')]
  const [given, taken] = [await weekOf(ctx, converters, 'fwdAct'), await weekOf(ctx, converters, 'revAct')]
  const figure = figureIn(ctx.lang)
  return [
    figure(words.energyRated, thousandth(rated), figureWords.megawattHour),
    powerNow(ctx.lang, power),
    figure(words.charge, await meanCharge(ctx, stations), percent),
    figure(words.givenWeek, thousandth(given), figureWords.megawattHour),
    figure(words.takenWeek, thousandth(taken), figureWords.megawattHour),
    figure(words.efficiency, storageEfficiency(given, taken), percent),
    // At the gateway the station's own use and the losses of its transformers are in it.
    figure(words.overall, storageEfficiency(out, inward), percent),
    figure(words.cycles, equivalentCycles(given, rated)),
  ]
}

/** Kilowatt-hours that meters counted over the seven days before today. */
async function weekOf(ctx: Ctx, meters: readonly RatedMeter[], field: 'fwdAct' | 'revAct'): Promise<string> {
  const today = dayOfMs(ctx.now)
  return sum((await energyByStation(ctx, meters, { from: addDays(today, -7), to: addDays(today, -1) }, field)).values())
}

/** The batteries that were read lately, all of one weight. */
async function meanCharge(ctx: Ctx, stations: readonly { readonly id: string }[]): Promise<string | null> {
  const batteries = await batteriesOf(ctx, stations)
  const last = await lastReadings(
    ctx,
    batteryReading,
    batteries.map(({ id }) => id),
  )
  const charges = [...last.values()].flatMap(({ values }) => values['charge'] ?? [])
  return charges.length === 0 ? null : div(sum(charges), String(charges.length), 1)
}

function batteriesOf(ctx: Ctx, stations: readonly { readonly id: string }[]) {
  const where = { deviceType: 'bms', inUse: '1', stationId: stations.map(({ id }) => id) }
  return find(ctx, device, where, { sort: ['deviceNo'] })
}

/** The charge of each battery hour by hour over the last day. */
export async function storageCharge(ctx: Ctx, asked: AskedStation): Promise<WidgetData['chart']> {
  const batteries = await batteriesOf(ctx, await stationsAsked(ctx, ['ess'], asked))
  const curves = await hourlyCurves(
    ctx,
    batteryReading,
    batteries.map(({ id }) => id),
    { field: 'charge', from: lastHours(ctx.now, dayHours), hours: dayHours },
  )
  const read = batteries.filter(({ id }) => curves.get(id)?.some((value) => value !== null) === true)
  return {
    kind: 'line',
    label: words.storageCharge[ctx.lang],
    categories: hourLabels(ctx.now, dayHours),
    series: read.map(({ id, deviceName }) => seriesOf(ctx.lang, deviceName, curves.get(id) ?? [], 1)),
  }
}

/** What storage stations gave to the grid hour by hour over the last day, below zero what they took. */
export async function storagePower(ctx: Ctx, asked: AskedStation): Promise<WidgetData['chart']> {
  const stations = await stationsAsked(ctx, ['ess'], asked)
  return {
    kind: 'column',
    label: words.storagePower[ctx.lang],
    categories: hourLabels(ctx.now, dayHours),
    series: await powerSeries(ctx, stations, dayHours),
  }
}
