import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { compare } from '../../../core/values/decimal.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { act, balancesAt, type Ctx, type DemoContext, find, save, takeReadings } from '../../../server/module-api.ts'
import { coalSpec } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { stock } from '../stock-move.ts'
import { warehouse } from '../warehouse.ts'
import { refreshHeat } from '../yard/position-heat.server.ts'
import { position } from '../yard/position.ts'
import { stackTemperature } from '../yard/stack-temperature.ts'
import { turnOrder } from '../yard/turn-order.ts'

interface Yard {
  readonly warehouseCode: string
  readonly row: string
  /** How many places stand abreast in each of the two rows, and how long and deep one is in metres. */
  readonly abreast: number
  readonly length: number
  readonly depth: number
  readonly capacity: string
  readonly spec: string
}

const yards: readonly Yard[] = [
  { warehouseCode: 'JZ-01', row: 'A', abreast: 4, length: 90, depth: 42, capacity: '32000', spec: 'ML-5500-050' },
  { warehouseCode: 'YK-02', row: 'B', abreast: 3, length: 80, depth: 40, capacity: '12000', spec: 'ML-6000-050' },
  { warehouseCode: 'TJ-B', row: 'T', abreast: 4, length: 50, depth: 30, capacity: '9000', spec: 'HM-4000-0300' },
]

/** Metres of road between two places. */
const road = 12

/** The places of three yards with what lies there, two weeks of readings, one stack that is hot and one turned over. */
export async function makeYard(demo: DemoContext): Promise<void> {
  await demo.as('seayard', demo.now - 20 * dayMs, async (ctx) => {
    for (const yard of yards) await drawn(ctx, yard)
  })
  await turnedOver(demo)
  await demo.as('seayard', demo.now - hourMs, async (ctx) => {
    for (const yard of yards) await laid(ctx, yard)
    await heated(ctx, demo.now)
    await ordered(demo, ctx, 'TJ-B-T-02', '超过 60 ℃，翻堆散热后压实')
  })
}

/** The place of that number, which was drawn by then. */
export function placeCalled(demo: DemoContext, positionNo: string, daysAgo: number): Promise<string> {
  return demo.as('seayard', demo.now - daysAgo * dayMs, async (ctx) => {
    const [at] = await find(ctx, position, { positionNo })
    if (at === undefined) throw new Error(`there is no ${positionNo}`)
    return at.id
  })
}

/** Two rows of places along a road; one is cut at a corner by the rails. */
async function drawn(ctx: Ctx, { warehouseCode, row, abreast, length, depth, capacity, spec }: Yard): Promise<void> {
  const [at] = await find(ctx, warehouse, { warehouseCode })
  const [kept] = await find(ctx, coalSpec, { specCode: spec })
  for (let count = 0; count < 2 * abreast; count += 1) {
    const left = road + (count % abreast) * (length + road)
    const top = road + (count < abreast ? 0 : depth + 2 * road)
    const [right, foot] = [left + length, top + depth]
    const cut = count === abreast - 1 ? [corner(right - 20, top), corner(right, top + 15)] : [corner(right, top)]
    const corners = [corner(left, top), ...cut, corner(right, foot), corner(left, foot)]
    const code = `${row}-${String(count + 1).padStart(2, '0')}`
    await save(ctx, position, { warehouseId: at?.id ?? null, code, capacity, corners, specId: kept?.id ?? null })
  }
}

function corner(x: number, y: number) {
  return { x: String(x), y: String(y) }
}

/** What lies in the warehouse is laid into its places one after the other. */
async function laid(ctx: Ctx, { warehouseCode }: Yard): Promise<void> {
  const [at] = await find(ctx, warehouse, { warehouseCode })
  const places = await find(ctx, position, { warehouseId: at?.id ?? '' }, { sort: ['positionNo'] })
  const all = ctx.withoutScope('what lies in a position follows the stock ledger')
  const held = await balancesAt(all, stock, {
    unitIds: null,
    day: dayOfMs(ctx.now),
    at: { warehouseId: at?.id ?? null },
  })
  const ids = held.flatMap(({ at: place, quantity }) => (compare(quantity, '0') > 0 ? (place['batchId'] ?? []) : []))
  const batches = await find(ctx, batch, { id: [...new Set(ids)] }, { sort: ['inDate', 'batchNo'] })
  const free = batches.filter(({ positionId }) => positionId === null)
  const empty = places.filter(({ goodsId }) => goodsId === null)
  for (const [index, { id, ver }] of free.entries()) {
    const into = empty[index]
    if (into !== undefined) await act(ctx, batch, id, 'place', { ver, positionId: into.id })
  }
}

/** Every six hours of two weeks: the oldest brown coal warms up by itself, the one beside it begins to. */
async function heated(ctx: Ctx, now: number): Promise<void> {
  const places = (await find(ctx, position, {}, { sort: ['positionNo'] })).filter(({ goodsId }) => goodsId !== null)
  const steps = 14 * 4
  const readings = places.flatMap(({ positionNo }, index) =>
    Array.from({ length: steps }, (_, step) => {
      const [from, to] = rising[positionNo ?? ''] ?? [24 + (index % 4) * 3, 27 + (index % 5) * 3]
      const at = now - 2 * hourMs - (steps - 1 - step) * 6 * hourMs
      const temp = from + ((to - from) * step * step) / ((steps - 1) * (steps - 1)) + Math.sin(step * 1.7 + index) * 0.6
      return { key: positionNo, at: new Date(at).toISOString(), temp: temp.toFixed(1) }
    }),
  )
  await takeReadings(ctx, stackTemperature, readings)
  await refreshHeat(ctx)
}

/** Degrees two weeks ago and now. */
const rising: Readonly<Record<string, readonly [number, number]>> = {
  'TJ-B-T-01': [41, 72.8],
  'TJ-B-T-02': [38, 62.4],
  'JZ-01-A-02': [36, 57.5],
}

/** One stack was turned over last week. */
async function turnedOver(demo: DemoContext): Promise<void> {
  const { id, ver } = await demo.as('seayard', demo.now - 6 * dayMs, (ctx) =>
    ordered(demo, ctx, 'TJ-B-T-03', '堆温连续三天上升'),
  )
  await demo.as('seayard', demo.now - 5 * dayMs, (ctx) => {
    const outcome = { doneOn: dayOfMs(ctx.now), tempAfter: '31.5', result: '已翻堆并压实' }
    return act(ctx, turnOrder, id, 'finish', { ver, ...outcome })
  })
}

/** A stack is to be turned over by tomorrow. */
async function ordered(demo: DemoContext, ctx: Ctx, positionNo: string, reason: string) {
  const [of] = await find(ctx, position, { positionNo })
  const dueDate = addDays(dayOfMs(ctx.now), 1)
  return save(ctx, turnOrder, { positionId: of?.id ?? null, assigneeId: demo.person('seayard'), dueDate, reason })
}
