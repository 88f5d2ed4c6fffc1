import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, get, save } from '../../../server/module-api.ts'
import { counterparty, goods, port } from '../../contracts/index.ts'
import { atPlace, logisticsBill } from '../../trade/index.ts'
import { batch } from '../batch.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { warehouse } from '../warehouse.ts'
import { allocateCosts } from './allocate-costs.ts'
import { averageMonth } from './average-month.ts'
import { blendCoal } from './blend-coal.ts'
import { claimLosses } from './claim-losses.ts'
import { countStock } from './count-stock.ts'
import { takeOrders } from './domestic-orders.ts'
import { settleForGood } from './final-settlement.ts'
import { makeInspections, testDomestic } from './make-inspections.ts'
import { makeOpeningStock } from './make-opening-stock.ts'
import { makeYard, placeCalled } from './make-yard.ts'
import { moveGoods } from './move-goods.ts'
import { releaseCargo } from './release-cargo.ts'
import { seaCargo } from './sea-cargo.ts'
import { writeDownStock } from './write-down-stock.ts'

const yards = [
  ['JZ-01', '锦州港一号堆场', 'Порт Цзиньчжоу, площадка 1', 'Jinzhou port, yard 1', 'port', '120000', 'CNJNZ'],
  ['YK-02', '营口港二号堆场', 'Порт Инкоу, площадка 2', 'Yingkou port, yard 2', 'port', '80000', 'CNBYQ'],
  ['TJ-B', '同江保税库', 'Тунцзян, таможенный склад', 'Tongjiang bonded store', 'bond', '30000', null],
  // Goods on their way lie in nobody's yard, so it holds any quantity.
  ['ZT', '在途货物', 'Товары в пути', 'Goods in transit', 'transit', null, null],
] as const

// In the month before, whatever the day.
const monthAgo = 31

/** Brown coal that was bought a month ago where it lay: how many days ago it was laid there. */
const oldCoal = [
  { days: 187, qty: '350', price: '285' },
  { days: 104, qty: '800', price: '298' },
  { days: 66, qty: '1200', price: '310' },
] as const

/** How good two cargoes are that are blended. */
const tested = {
  rich: { heatKcal: '5520', mt: '10.2', ashDry: '16.8', sulDry: '0.62' },
  poor: { heatKcal: '4950', mt: '13.5', ashDry: '21.4', sulDry: '0.95' },
} as const

/** Coal of the last weeks, and what of it is written down. */
export async function makeStock(demo: DemoContext): Promise<void> {
  await moveStock(demo)
  const coal = await goodsOf(demo)
  await demo.story('跌价准备', () => writeDownStock(demo, coal('HM4000'), coal('JM-G')))
}

/** Coal that came in and went out, by the papers of what brought it and without, some not yet confirmed. */
async function moveStock(demo: DemoContext): Promise<void> {
  const yard = await makeYards(demo)
  const laying = demo.story('货位', () => makeYard(demo))
  const [coal, parties] = [await goodsOf(demo), await partiesOf(demo)]
  const came = (daysAgo: number, isConfirmed: boolean, of: Come) =>
    entered(demo, daysAgo, stockIn, { ...parties.bought, ...of }, isConfirmed)
  const q5500 = { goodsId: coal('M5500'), warehouseId: yard[0] ?? '' }
  const q6000 = { goodsId: coal('M6000'), warehouseId: yard[2] ?? '' }
  const coking = { goodsId: coal('JM-G'), warehouseId: yard[1] ?? '' }
  const opening = demo.story('期初库存', () => makeOpeningStock(demo))
  const claiming = demo.story('保险索赔', () => claimLosses(demo))
  const domestic = demo.story('内贸化验', () => testDomestic(demo))
  const old = await bringOldCoal(demo, { ...parties.bought, goodsId: coal('HM4000'), warehouseId: yard[2] ?? '' })
  const first = await came(24, true, {
    ...q5500,
    ...seaCargo.first,
    billQty: '20000',
    actualQty: '20000',
    price: '520',
  })
  const stack = await placeCalled(demo, 'JZ-01-A-02', 18)
  const second = await came(18, true, {
    ...q5500,
    positionId: stack,
    ...seaCargo.second,
    billQty: '30000',
    actualQty: '30000',
    price: '548',
  })
  const layer = await came(15, true, { ...coking, billQty: '6000', actualQty: '6000', price: '930' })
  const whole = await arrivedBill(demo, 11, 'VYP2608-01')
  const lossy = await came(11, true, { ...q6000, ...whole, billQty: '10000', actualQty: '9962', price: '520' })
  await received(demo, whole.billId)
  const went = (daysAgo: number, isConfirmed: boolean, of: Went) =>
    entered(demo, daysAgo, stockOut, { ...parties.sold, ...of }, isConfirmed)
  await went(10, true, { ...q5500, ...seaCargo.out, batchId: first, qty: '15000' })
  const parted = await arrivedBill(demo, 8, 'VYP2609-02')
  await came(8, true, { ...q6000, ...parted, billQty: '5000', actualQty: '4966', price: '526' })
  await went(8, true, { ...q6000, batchId: lossy, qty: '2400' })
  await went(6, true, { ...coking, batchId: layer, qty: '1500' })
  const moved = { goodsId: coking.goodsId, batchId: layer, fromId: coking.warehouseId, toId: yard[0] ?? '' }
  const moving = demo.story('移库', () => moveGoods(demo, moved))
  const costing = costGoods(demo, [layer, ...old.slice(-1)], yard[1] ?? '', { ...parties.bought, ...parties.sold })
  const counting = demo.story('盘点', () => countStock(demo, [at(q5500, first), at(coking, layer), at(q6000, lossy)]))
  const testing = makeInspections(demo, { batchId: first, goodsId: q5500.goodsId })
  const releasing = demo.story('放货', () => releaseCargo(demo, at(q5500, second)))
  const selling = demo.story('内贸销售', () => takeOrders(demo, { ...at(q5500, second), positionId: stack }))
  const [rich, poor] = [
    { batchId: second, quality: tested.rich },
    { batchId: first, quality: tested.poor },
  ]
  const blending = demo.story('配煤', () => blendCoal(demo, { ...q5500, rich, poor }))
  await settleForGood(demo, lossy)
  await came(2, false, { ...q6000, ...parted, billQty: '3000', actualQty: '2989.5', price: '526' })
  await went(1, false, { ...q5500, batchId: first, qty: '3000' })
  const others = [domestic, claiming, laying, opening]
  await Promise.all([...others, moving, counting, testing, releasing, selling, blending, costing])
}

/** Answers the batches. */
async function bringOldCoal(demo: DemoContext, brown: At): Promise<readonly string[]> {
  const batches: string[] = []
  for (const { days, qty, price } of oldCoal) {
    const batchId = await laidBefore(demo, brown.goodsId, days)
    const values = { ...brown, batchId, billQty: qty, actualQty: qty, price }
    batches.push(await entered(demo, monthAgo, stockIn, values, true))
  }
  return batches
}

/** What goods cost besides, and on average by the month. */
async function costGoods(
  demo: DemoContext,
  batches: readonly string[],
  warehouseId: string,
  parties: Parameters<typeof averageMonth>[2],
): Promise<void> {
  await Promise.all([
    demo.story('费用分摊', () => allocateCosts(demo, batches)),
    demo.story('月末加权', () => averageMonth(demo, warehouseId, parties)),
  ])
}

const at = (place: At, batchId: string) => ({ ...place, batchId })

interface At {
  readonly goodsId: string
  readonly warehouseId: string
}

interface Come extends At {
  readonly positionId?: string
  readonly batchId?: string
  readonly billQty: string
  readonly actualQty: string
  readonly price: string
}

interface Went extends At {
  readonly batchId: string
  readonly qty: string
}

/** Enters as the trader, and as often as not confirms as the finance office; answers the batch. */
async function entered<D extends typeof stockIn | typeof stockOut>(
  demo: DemoContext,
  daysAgo: number,
  doc: D,
  values: Come | Went,
  isConfirmed: boolean,
): Promise<string> {
  const at = demo.now - daysAgo * dayMs
  const date = addDays(dayOfMs(demo.now), -daysAgo)
  const { id, ver } = await demo.as('seabuy', at, (ctx) => save(ctx, doc, { ...values, date }))
  if (!isConfirmed) return ''
  return demo.as('seafin', at, async (ctx) => {
    await act(ctx, doc, id, 'confirm', { ver })
    return (await get(ctx, doc, id)).batchId ?? ''
  })
}

/** A batch that lay in the yard before it was ours. */
function laidBefore(demo: DemoContext, goodsId: string, days: number): Promise<string> {
  const inDate = addDays(dayOfMs(demo.now), -days)
  return demo.as('seabuy', demo.now - monthAgo * dayMs, async (ctx) => (await save(ctx, batch, { goodsId, inDate })).id)
}

/** Ids of goods by their codes. */
async function goodsOf(demo: DemoContext): Promise<(code: string) => string> {
  const all = await demo.look('findir', (ctx) => find(ctx, goods, {}))
  return (code) => all.find(({ goodsCode }) => goodsCode === code)?.id ?? ''
}

/** A bill of bought coal that has arrived, as what comes in names it. */
function arrivedBill(demo: DemoContext, daysAgo: number, blNo: string) {
  return demo.as('seabuy', demo.now - daysAgo * dayMs, async (ctx) => {
    const [bill] = await find(ctx, logisticsBill, { blNo, status: atPlace })
    if (bill === undefined) throw new Error(`the bill ${blNo} has not arrived`)
    const { id: billId, contractId, counterparty: supplier, carrier, allowedPct } = bill
    return { billId, contractId, supplier, carrier, allowedPct }
  })
}

/** The yard says of a bill that all of it has come in. */
function received(demo: DemoContext, id: string) {
  return demo.as('seayard', demo.now - 10 * dayMs, async (ctx) => {
    const { ver } = await get(ctx, logisticsBill, id)
    return await act(ctx, logisticsBill, id, 'receive', { ver })
  })
}

function makeYards(demo: DemoContext): Promise<string[]> {
  return demo.as('findir', demo.now - (monthAgo + 1) * dayMs, async (ctx) => {
    const ids: string[] = []
    const ports = await find(ctx.withoutScope('demonstration'), port, {})
    for (const [warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn, warehouseType, capacity, of] of yards) {
      const portId = ports.find(({ portCode }) => portCode === of)?.id ?? null
      const names = { warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn }
      ids.push((await save(ctx, warehouse, { ...names, warehouseType, capacity, portId })).id)
    }
    return ids
  })
}

/** From whom it was bought and to whom it is sold. */
async function partiesOf(demo: DemoContext) {
  const all = await demo.look('risk', (ctx) => find(ctx, counterparty, {}, { sort: ['cpName'] }))
  const of = (role: string) => (all.find(({ cpRole }) => cpRole.includes(role)) ?? all[0])?.id ?? null
  return { bought: { supplier: of('supp') }, sold: { customer: of('cust') } }
}
