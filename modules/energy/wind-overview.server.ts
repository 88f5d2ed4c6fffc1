import { figureIn, seriesOf } from '../../core/api-types/widget-figures.ts'
import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { compare, div, formatNumber, sum } from '../../core/values/decimal.ts'
import { msOfSpan } from '../../core/values/time-span.ts'
import { say } from '../../core/words/format-message.ts'
import { type Ctx, find, lastReadings } from '../../server/module-api.ts'
import { device } from './device.ts'
import { type AskedStation, energyByStation, metersOf, powerAt, stationsAsked } from './grid-meter-queries.server.ts'
import { hourlyCurves } from './hourly-curves.server.ts'
import { powerNow, thousandth } from './plant-power-figure.ts'
import { capacityFactor, timeAvailability } from './plant-ratios.ts'
import { hourLabels, lastHours, powerSeries, stationPowers } from './station-power-series.server.ts'
import { turbineReading } from './turbine-reading.ts'
import { plantWords as words } from './words/plant-overviews.ts'
import { figureWords } from './words/station-figures.ts'
import { metresASecond, percent } from './words/turbine-battery-weather-readings.ts'

/** Metres a second from which a turbine that stands is down. */
const cutIn = '3'
const dayHours = 24
const curveHours = 72

interface TurbineHour {
  readonly output: string
  readonly windSpeed: string
}

/** What wind farms give now and gave today, and how much of the last day they could. */
export async function windFigures(ctx: Ctx, asked: AskedStation): Promise<WidgetData['figures']> {
  const farms = await stationsAsked(ctx, ['wind'], asked)
  if (farms.length === 0) return []
  const gates = await metersOf(ctx, farms)
  const power = await powerAt(ctx, gates)
  const today = dayOfMs(ctx.now)
  const given = sum((await energyByStation(ctx, gates, { from: today, to: today })).values())
  const installed = sum(farms.map(({ capacityAc }) => capacityAc ?? '0'))
  const hours = await turbineHours(ctx, farms, dayHours)
  const down = hours.filter(({ output, windSpeed }) => compare(output, '0') <= 0 && compare(windSpeed, cutIn) >= 0)
  const powers = [...(await stationPowers(ctx, farms, dayHours)).values()].flat().flatMap((value) => value ?? [])
  const figure = figureIn(ctx.lang)
  return [
    figure(figureWords.installed, thousandth(installed), figureWords.megawatt),
    powerNow(ctx.lang, power),
    figure(figureWords.today, thousandth(given), figureWords.megawattHour),
    ...(await runningNow(ctx, farms)),
    figure(words.factor, capacityFactor(sum(powers), installed, String(dayHours)), percent),
    figure(
      words.availability,
      timeAvailability(String(hours.length), String(down.length)),
      percent,
      words.availabilityNote,
    ),
  ]
}

/** How many turbines give something, and the wind that they stand in. */
async function runningNow(ctx: Ctx, farms: readonly { readonly id: string }[]): Promise<readonly Figure[]> {
  const turbines = await turbinesOf(ctx, farms)
  const last = await lastReadings(
    ctx,
    turbineReading,
    turbines.map(({ id }) => id),
  )
  const since = ctx.now - msOfSpan(turbineReading.gapAfter)
  const heard = [...last.values()].filter(({ at }) => at >= since).map(({ values }) => values)
  const running = heard.filter(({ output = '0' }) => compare(output, '0') > 0)
  const wind = heard.map(({ windSpeed = '0' }) => windSpeed)
  const figure = figureIn(ctx.lang)
  const note = { note: say(ctx.lang, words.ofAll[ctx.lang], { n: String(turbines.length) }) }
  return [
    { ...figure(words.running, String(running.length)), ...note },
    figure(words.wind, wind.length === 0 ? null : div(sum(wind), String(wind.length), 1), metresASecond),
  ]
}

/** What each wind farm gave to the grid hour by hour over the last day. */
export async function windPower(ctx: Ctx, asked: AskedStation): Promise<WidgetData['chart']> {
  const farms = await stationsAsked(ctx, ['wind'], asked)
  return {
    kind: 'area',
    label: words.windPower[ctx.lang],
    categories: hourLabels(ctx.now, dayHours),
    series: await powerSeries(ctx, farms, dayHours),
  }
}

/** How much turbines gave in the wind of each hour of the last three days: the shape of their power curve. */
export async function windCurve(ctx: Ctx, asked: AskedStation): Promise<WidgetData['chart']> {
  const farms = await stationsAsked(ctx, ['wind'], asked)
  const hours = await turbineHours(ctx, farms, curveHours)
  return {
    kind: 'scatter',
    label: words.powerCurve[ctx.lang],
    categories: hours.map(({ windSpeed }) => `${formatNumber(windSpeed, 1, ctx.lang)} ${metresASecond[ctx.lang]}`),
    series: [
      seriesOf(
        ctx.lang,
        words.windSpeedAxis[ctx.lang],
        hours.map(({ windSpeed }) => windSpeed),
        1,
      ),
      seriesOf(
        ctx.lang,
        words.power[ctx.lang],
        hours.map(({ output }) => output),
        0,
      ),
    ],
  }
}

function turbinesOf(ctx: Ctx, farms: readonly { readonly id: string }[]) {
  return find(ctx, device, { deviceType: 'wt', inUse: '1', stationId: farms.map(({ id }) => id) })
}

/** Output and wind of each turbine in each of the last hours in which both were read. */
async function turbineHours(
  ctx: Ctx,
  farms: readonly { readonly id: string }[],
  hours: number,
): Promise<readonly TurbineHour[]> {
  const keys = (await turbinesOf(ctx, farms)).map(({ id }) => id)
  const span = { from: lastHours(ctx.now, hours), hours }
  const outputs = await hourlyCurves(ctx, turbineReading, keys, { field: 'output', ...span })
  const winds = await hourlyCurves(ctx, turbineReading, keys, { field: 'windSpeed', ...span })
  return keys.flatMap((key) =>
    Array.from({ length: hours }, (_, hour) => hour).flatMap((hour) => {
      const [output, windSpeed] = [outputs.get(key)?.[hour] ?? null, winds.get(key)?.[hour] ?? null]
      return output === null || windSpeed === null ? [] : [{ output, windSpeed }]
    }),
  )
}
