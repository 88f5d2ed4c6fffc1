import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, get, save } from '../../../server/define.ts'
import { counterparty, goods } from '../../contracts/index.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { warehouse } from '../warehouse.ts'

const coals = [
  ['M5500', '动力煤 Q5500', 'Уголь энергетический 5500', 'Thermal coal 5500', '2701121000', 'mwa'],
  ['M6000', '俄罗斯动力煤 Q6000', 'Уголь энергетический 6000 (РФ)', 'Russian thermal coal 6000', '2701129000', 'batch'],
  ['JM-G', '气焦煤', 'Уголь коксующийся ГЖ', 'Gas coking coal', '2701121000', 'fifo'],
] as const

const yards = [
  ['JZ-01', '锦州港一号堆场', 'Порт Цзиньчжоу, площадка 1', 'Jinzhou port, yard 1', 'port', '120000'],
  ['YK-02', '营口港二号堆场', 'Порт Инкоу, площадка 2', 'Yingkou port, yard 2', 'port', '80000'],
  ['TJ-B', '同江保税库', 'Тунцзян, таможенный склад', 'Tongjiang bonded store', 'bond', '30000'],
] as const

/** Coal that came in and went out in the last weeks, some of it at a loss, some not yet confirmed. */
export async function makeStock(demo: Demo): Promise<void> {
  const [coal, yard, parties] = [await makeGoods(demo), await makeYards(demo), await partiesOf(demo)]
  const came = (daysAgo: number, isConfirmed: boolean, of: Come) =>
    entered(demo, daysAgo, stockIn, { ...parties.bought, ...of }, isConfirmed)
  const q5500 = { goodsId: coal[0] ?? '', warehouseId: yard[0] ?? '' }
  const q6000 = { goodsId: coal[1] ?? '', warehouseId: yard[2] ?? '' }
  const coking = { goodsId: coal[2] ?? '', warehouseId: yard[1] ?? '' }
  const first = await came(24, true, { ...q5500, billQty: '20000', actualQty: '20000', price: '520' })
  await came(18, true, { ...q5500, billQty: '30000', actualQty: '30000', price: '548' })
  const lossy = await came(16, true, { ...q6000, billQty: '10000', actualQty: '9962', price: '520' })
  const layer = await came(15, true, { ...coking, billQty: '6000', actualQty: '6000', price: '930' })
  await came(2, false, { ...q6000, billQty: '4000', actualQty: '3989.5', price: '526' })
  const went = (daysAgo: number, isConfirmed: boolean, of: Went) =>
    entered(demo, daysAgo, stockOut, { ...parties.sold, ...of }, isConfirmed)
  await went(10, true, { ...q5500, batchId: first, qty: '15000' })
  await went(8, true, { ...q6000, batchId: lossy, qty: '2400' })
  await went(6, true, { ...coking, batchId: layer, qty: '1500' })
  await went(1, false, { ...q5500, batchId: first, qty: '3000' })
}

interface At {
  readonly goodsId: string
  readonly warehouseId: string
}

interface Come extends At {
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
  demo: Demo,
  daysAgo: number,
  doc: D,
  values: Come | Went,
  isConfirmed: boolean,
): Promise<string> {
  const at = demo.now - daysAgo * dayMs
  const date = addDays(dayOfMs(demo.now), -daysAgo)
  const { id, ver } = await demo.as('seabuy', at, (ctx) => save(ctx, doc, { ...values, date }))
  if (!isConfirmed) return ''
  await demo.as('seafin', at, (ctx) => act(ctx, doc, id, 'confirm', { ver }))
  return (await demo.as('seafin', at, (ctx) => get(ctx, doc, id))).batchId ?? ''
}

function makeGoods(demo: Demo): Promise<string[]> {
  return demo.as('findir', demo.now, async (ctx) => {
    const ids: string[] = []
    for (const [goodsCode, goodsName, goodsNameRu, goodsNameEn, hsCode, costMethod] of coals)
      ids.push((await save(ctx, goods, { goodsCode, goodsName, goodsNameRu, goodsNameEn, hsCode, costMethod })).id)
    return ids
  })
}

function makeYards(demo: Demo): Promise<string[]> {
  return demo.as('findir', demo.now, async (ctx) => {
    const ids: string[] = []
    for (const [warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn, warehouseType, capacity] of yards) {
      const values = { warehouseCode, warehouseName, warehouseNameRu, warehouseNameEn, warehouseType, capacity }
      ids.push((await save(ctx, warehouse, values)).id)
    }
    return ids
  })
}

/** From whom it was bought and to whom it is sold. */
async function partiesOf(demo: Demo) {
  const all = await demo.as('risk', demo.now, (ctx) => find(ctx, counterparty, {}, { sort: ['cpName'] }))
  const of = (role: string) => (all.find(({ cpRole }) => cpRole.includes(role)) ?? all[0])?.id ?? null
  return { bought: { supplier: of('supp') }, sold: { customer: of('cust') } }
}
