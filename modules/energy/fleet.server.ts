import type { Figure, WidgetData } from '../../core/description/widget.ts'
import { dayOfMs } from '../../core/values/day.ts'
import { div, mul, sum } from '../../core/values/decimal.ts'
import type { Words } from '../../core/values/language.ts'
import { msOfSpan } from '../../core/values/span.ts'
import { say } from '../../core/words/message.ts'
import { countedBetween, type Ctx, find, lastReadings } from '../../server/define.ts'
import { avoidedTons } from './avoided-carbon.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { station } from './station.ts'
import { overviewWords as words } from './words/energy-overview.ts'

/** What the stations that the reader sees come to; a storage station gives power, and generates no energy. */
export async function fleetFigures(ctx: Ctx): Promise<WidgetData['figures']> {
  const stations = await find(ctx, station, {})
  if (stations.length === 0) return []
  const gates = await find(ctx, meter, { meterUse: 'gate', inUse: '1', stationId: stations.map(({ id }) => id) })
  const storing = new Set(stations.filter(({ stationType }) => stationType === 'ess').map(({ id }) => id))
  const generating = gates.filter(({ stationId }) => !storing.has(stationId))
  const [power, silent] = await powerOf(ctx, gates)
  const today = dayOfMs(ctx.now)
  const [ofDay, ofYear] = [
    await deliveredBy(ctx, generating, today, today),
    await deliveredBy(ctx, generating, `${today.slice(0, 4)}-01-01`, today),
  ]
  const figure = (label: Words, value: string, unit: Words): Figure => ({
    label: label[ctx.lang],
    value,
    unit: unit[ctx.lang],
  })
  const note = silent === 0 ? {} : { note: say(ctx.lang, words.silent[ctx.lang], { n: String(silent) }) }
  const installed = sum(stations.map(({ capacityAc }) => capacityAc ?? '0'))
  return [
    figure(words.installed, thousandth(installed), words.megawatt),
    { ...figure(words.now, thousandth(power), words.megawatt), ...note },
    figure(words.today, thousandth(ofDay), words.megawattHour),
    figure(words.year, thousandth(ofYear), words.megawattHour),
    figure(words.avoided, avoidedTons(ofYear), words.ton),
  ]
}

interface Gate {
  readonly id: string
  readonly ratio: string
}

/** Kilowatts at the gateways as they were last read, and of how many nothing recent is known. */
async function powerOf(ctx: Ctx, gates: readonly Gate[]): Promise<readonly [kilowatts: string, silent: number]> {
  const last = await lastReadings(
    ctx,
    meterReading,
    gates.map(({ id }) => id),
  )
  const since = ctx.now - msOfSpan(meterReading.gapAfter)
  const heard = gates.flatMap(({ id, ratio }) => {
    const reading = last.get(id)
    return reading === undefined || reading.at < since ? [] : [mul(reading.values['power'] ?? '0', ratio)]
  })
  return [sum(heard), gates.length - heard.length]
}

/** Kilowatt-hours that the gateways let out over some days. */
async function deliveredBy(ctx: Ctx, gates: readonly Gate[], from: string, to: string): Promise<string> {
  const keys = gates.map(({ id }) => id)
  const counted = await countedBetween(ctx, meterReading, { keys, field: 'fwdAct', from, to })
  return sum(gates.map(({ id, ratio }) => mul(counted.get(id)?.value ?? '0', ratio)))
}

function thousandth(value: string): string {
  return div(value, '1000', 2)
}
