import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { type Ctx, type DemoContext, find, save } from '../../../server/module-api.ts'
import { port } from '../../contracts/index.ts'
import { borderTrafficDay } from '../border-traffic-day.ts'

/** Code of a station, wagons that come in a train and can be transshipped in a day, and those that wait at first. */
const stations = [
  { code: 'CNTOJ', inTrain: 62, trains: 1, capacity: 94, waiting: 40 },
  { code: 'CNSFE', inTrain: 58, trains: 3, capacity: 208, waiting: 74 },
  { code: 'CNMLX', inTrain: 60, trains: 5, capacity: 340, waiting: 58 },
] as const
const daysTold = 30
// Ice on the bridge stopped transshipment at Tongjiang for two days of the last week.
const stopped = [5, 6]

/** What passed the border stations in the last thirty days, with a jam at Tongjiang that has not yet cleared. */
export async function makeBorderDays(demo: DemoContext, goods: ReadonlyMap<string, string>): Promise<void> {
  const waiting = new Map<string, number>(stations.map(({ code, waiting: first }) => [code, first]))
  const ids = await demo.look('tjlog', (ctx) => portIds(ctx))
  for (let daysAgo = daysTold; daysAgo > 0; daysAgo -= 1)
    for (const station of stations) {
      const date = addDays(dayOfMs(demo.now), -daysAgo)
      const isStopped = station.code === 'CNTOJ' && stopped.includes(daysAgo)
      const trains = station.trains + (demo.random() > 0.6 ? 1 : 0)
      const wagons = trains * station.inTrain
      const before = waiting.get(station.code) ?? 0
      const able = isStopped ? 8 : Math.round(station.capacity * (0.92 + demo.random() / 6))
      const transshipped = Math.min(before + wagons, able)
      const left = before + wagons - transshipped
      waiting.set(station.code, left)
      await demo.as('tjlog', demo.now - daysAgo * dayMs + 11 * hourMs, (ctx) =>
        save(ctx, borderTrafficDay, {
          date,
          stationId: ids.get(station.code) ?? '',
          trainsIn: String(trains),
          wagonsTransshipped: String(transshipped),
          waitingWagons: String(left),
          dwellHours: (12 + (left / station.capacity) * 24).toFixed(1),
          delayHours: isStopped ? '20' : '0',
          reason: isStopped ? '桥面结冰，换装线停装' : null,
          cargo: [
            lineOf(goods.get('M6000') ?? '', Math.ceil(wagons * 0.7), 0),
            lineOf(goods.get('HM4000') ?? '', wagons - Math.ceil(wagons * 0.7), station.code === 'CNTOJ' ? 0 : 640),
          ],
        }),
      )
    }
}

/** A Russian open wagon carries some 68 tonnes of coal. */
function lineOf(goodsId: string, wagons: number, out: number) {
  return { goodsId, wagonsIn: String(wagons), tonnesIn: (wagons * 68.4).toFixed(3), tonnesOut: String(out) }
}

/** Ports and border stations by their codes. */
export async function portIds(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  return new Map((await find(ctx.withoutScope('demonstration'), port, {})).map((one) => [one.portCode, one.id]))
}
