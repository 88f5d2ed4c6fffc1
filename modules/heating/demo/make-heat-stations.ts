import { dayMs, hourMs, minuteMs } from '../../../core/values/duration.ts'
import { type Ctx, type DemoContext, makeMany, type Reading, takeReadings } from '../../../server/module-api.ts'
import { heatReading } from '../heat-reading.ts'
import { heatStation } from '../heat-station.ts'

const names = ['阳光花园站', '江畔嘉苑站', '松江名邸站', '站前路站', '中山街站', '工业园站'] as const
const step = 15 * minuteMs
const days = 7

/**
 * Heat stations and what they showed over a week: one loses water, one runs on its second pump, in one both pumps have
 * stopped since this morning, and of one nothing has been heard for two days.
 */
export async function makeHeatStations(ctx: Ctx, demo: DemoContext): Promise<void> {
  await makeMany(ctx, heatStation, names.map(stationOf))
  const last = Math.floor(demo.now / step) * step
  for (const nr of names.keys()) await takeReadings(ctx, heatReading, readingsOf(nr, last, demo))
}

function stationOf(stationName: string, nr: number) {
  return {
    stationCode: codeOf(nr),
    stationName,
    sourceType: nr < 4 ? 'chp' : 'boiler',
    exchangers: String(1 + (nr % 3)),
    pumps: '2',
    designSupply: '60',
    designReturn: '45',
    designFlow: String(180 + 60 * nr),
    chargeArea: String(48_000 + 16_500 * nr),
    address: '佳木斯市向阳区',
  }
}

function codeOf(nr: number): string {
  return `HRZ-${String(nr + 1).padStart(2, '0')}`
}

function readingsOf(nr: number, last: number, demo: DemoContext): Reading[] {
  return Array.from({ length: (days * dayMs) / step + 1 }, (_, back) => last - days * dayMs + back * step)
    .filter((at) => nr !== 5 || at <= last - 2 * dayMs)
    .map((at) => ({ key: codeOf(nr), at, ...shownBy(nr, at, last, demo.random() - 0.5) }))
}

/** What the instruments of a station show: the colder the hour, the hotter the water. */
function shownBy(nr: number, at: number, last: number, luck: number) {
  const hour = (((at / hourMs + 8) % 24) + 24) % 24
  const cold = 0.5 - 0.5 * Math.sin(((hour - 9) / 12) * Math.PI) + luck / 10
  const stopped = nr === 2 && at > last - 5 * hourMs
  const cooling = stopped ? Math.min(22, (at - (last - 5 * hourMs)) / hourMs) * 3 : 0
  const running = stopped ? 0 : 41 + 4 * cold
  return {
    supplyTemp: (88 + 9 * cold).toFixed(1),
    returnTemp: (46 + 4 * cold).toFixed(1),
    flow: stopped ? '12.0' : (170 + 60 * nr + 14 * luck).toFixed(1),
    valve: stopped ? '5' : (52 + 22 * cold).toFixed(0),
    houseSupplyTemp: (50 + 7 * cold - cooling).toFixed(1),
    houseReturnTemp: (40 + 4 * cold - cooling).toFixed(1),
    houseSupplyPressure: (stopped ? 0.31 : 0.46 + luck / 50).toFixed(2),
    houseReturnPressure: (0.3 + luck / 50).toFixed(2),
    pump1: nr === 1 ? '0' : running.toFixed(1),
    pump2: nr === 1 ? running.toFixed(1) : '0',
    makeUpPump: nr === 0 && at > last - dayMs ? '32.0' : '0',
    makeUp: (nr === 0 && at > last - dayMs ? 2.1 + luck : 0.4 + luck / 5).toFixed(2),
  }
}
