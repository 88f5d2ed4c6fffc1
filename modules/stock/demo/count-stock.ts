import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, get, save } from '../../../server/module-api.ts'
import { bulkDensityMeasurement } from '../bulk-density-measurement.ts'
import { stockCount } from '../stock-count.ts'
import { placeCalled } from './make-yard.ts'

interface Place {
  readonly warehouseId: string
  readonly goodsId: string
  readonly batchId: string
}

interface Counted extends Place {
  readonly positionId: string
  readonly daysAgo: number
  readonly volume: string
  readonly density: string
  readonly densityId?: string
  readonly reason?: string
}

/** A box of a tenth of a cubic metre that weighs 12 kg, filled from every layer; a stone lay in the third. */
const fillings = [
  ['top', '104.4'],
  ['middle', '103.9'],
  ['middle', '118.6'],
  ['bottom', '103.7'],
] as const

/** Counts in every office's hands: posted, handed in with more than is allowed, and under way. */
export async function countStock(
  demo: DemoContext,
  places: readonly [yard: Place, port: Place, bonded: Place],
): Promise<void> {
  const [yard, port, bonded] = places
  const lies = (positionNo: string) => placeCalled(demo, positionNo, 4)
  const [yardStack, portStack, bondedStack] = [
    await lies('JZ-01-A-01'),
    await lies('YK-02-B-01'),
    await lies('TJ-B-T-03'),
  ]
  const densityId = await measured(demo, yard, yardStack)
  const small = await frozen(demo, {
    ...yard,
    positionId: yardStack,
    daysAgo: 3,
    volume: '5420',
    density: '0.92',
    densityId,
  })
  await does(demo, 3, small, 'handIn')
  await does(demo, 2, small, 'post', 'seafin')
  const reason = '连续降雨，堆脚流失，已加围挡'
  const large = await frozen(demo, {
    ...port,
    positionId: portStack,
    daysAgo: 0,
    volume: '3250',
    density: '0.85',
    reason,
  })
  await does(demo, 0, large, 'handIn')
  await frozen(demo, { ...bonded, positionId: bondedStack, daysAgo: 0, volume: '8870', density: '0.853' })
  await demo.as('seayard', demo.now, (ctx) =>
    save(ctx, bulkDensityMeasurement, { ...sampled(yard, 1), positionId: yardStack, date: dayOfMs(demo.now) }),
  )
}

function sampled({ warehouseId, goodsId, batchId }: Place, count: number) {
  const samples = fillings
    .slice(0, count)
    .map(([layer, grossKg]) => ({ layer, boxVolume: '0.1', grossKg, tareKg: '12' }))
  return { warehouseId, goodsId, batchId, method: 'box', samples }
}

async function measured(demo: DemoContext, place: Place, positionId: string): Promise<string> {
  const of = sampled(place, fillings.length)
  const { id, ver } = await demo.as('seayard', demo.now - 4 * dayMs, (ctx) =>
    save(ctx, bulkDensityMeasurement, { ...of, positionId, date: addDays(dayOfMs(demo.now), -4) }),
  )
  await demo.as('seayard', demo.now - 4 * dayMs, (ctx) => act(ctx, bulkDensityMeasurement, id, 'confirm', { ver }))
  return id
}

async function frozen(demo: DemoContext, { daysAgo, volume, positionId, ...of }: Counted): Promise<string> {
  const date = addDays(dayOfMs(demo.now), -daysAgo)
  const { id } = await demo.as('seayard', demo.now - daysAgo * dayMs, (ctx) =>
    save(ctx, stockCount, { ...of, date, survey: [{ positionId, volume }] }),
  )
  await does(demo, daysAgo, id, 'freeze')
  return id
}

function does(demo: DemoContext, daysAgo: number, id: string, verb: string, who = 'seayard') {
  return demo.as(who, demo.now - daysAgo * dayMs, async (ctx) =>
    act(ctx, stockCount, id, verb, { ver: (await get(ctx, stockCount, id)).ver }),
  )
}
