import { figureIn } from '../../core/api-types/widget-figures.ts'
import type { WidgetData } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { sum } from '../../core/values/decimal.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { avoidedTons } from './avoided-carbon.ts'
import { energyByStation, metersOf, powerAt } from './grid-meter-queries.server.ts'
import { powerNow, thousandth } from './plant-power-figure.ts'
import { station } from './station.ts'
import { overviewWords as words } from './words/energy-overview.ts'
import { figureWords } from './words/station-figures.ts'

/** What the stations that the reader sees come to; a storage station gives power, and generates no energy. */
export async function stationFigures(ctx: Ctx): Promise<WidgetData['figures']> {
  const stations = await find(ctx, station, {})
  if (stations.length === 0) return []
  const gates = await metersOf(ctx, stations)
  const storing = new Set(stations.filter(({ stationType }) => stationType === 'ess').map(({ id }) => id))
  const generating = gates.filter(({ stationId }) => !storing.has(stationId))
  const power = await powerAt(ctx, gates)
  const today = dayOfMs(ctx.now)
  const delivered = async (from: string) => sum((await energyByStation(ctx, generating, { from, to: today })).values())
  const [ofDay, ofYear] = [await delivered(today), await delivered(`${today.slice(0, 4)}-01-01`)]
  const figure = figureIn(ctx.lang)
  const installed = sum(stations.map(({ capacityAc }) => capacityAc ?? '0'))
  return [
    figure(figureWords.installed, thousandth(installed), figureWords.megawatt),
    powerNow(ctx.lang, power),
    figure(figureWords.today, thousandth(ofDay), figureWords.megawattHour),
    figure(words.year, thousandth(ofYear), figureWords.megawattHour),
    figure(words.avoided, avoidedTons(ofYear), figureWords.ton),
  ]
}
