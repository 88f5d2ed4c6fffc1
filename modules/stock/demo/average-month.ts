import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { addMonths } from '../../../core/values/month.ts'
import { act, closedFor, type DemoContext, get, postRun, save } from '../../../server/module-api.ts'
import { goods } from '../../contracts/index.ts'
import { monthlyAverages } from '../monthly-average/monthly-average.ts'
import { stockIn, type StockIn } from '../stock-in.ts'
import { stockOut, type StockOut } from '../stock-out.ts'

/** Anthracite by the days of the month before: what came in at its price, and what was sold. */
const moves = [
  { day: '05', came: '1000', price: '680' },
  { day: '12', went: '600' },
  { day: '15', came: '800', price: '716' },
  { day: '22', went: '500' },
] as const

const anthracite = {
  goodsCode: 'WYM-9',
  goodsName: '无烟煤 9 号',
  goodsNameRu: 'Антрацит, № 9',
  goodsNameEn: 'Anthracite no. 9',
  hsCode: '2701110000',
  costMethod: 'mon',
  dutyRate: '3',
  superviseCond: '7A',
}

interface Parties {
  readonly supplier: string | null
  readonly customer: string | null
}

/** Goods that are costed by the month, with the average of the month before; a month that is closed is left as it is. */
export async function averageMonth(demo: DemoContext, warehouseId: string, parties: Parties): Promise<void> {
  const at = daysAgoInMonth(demo.now, 3)
  const month = addMonths(dayOfMs(demo.now).slice(0, 7), -1)
  const unitId = demo.place('BLHY')
  const isClosed = await demo.as('seafin', at, (ctx) => closedFor(ctx, { unitId, month }, ['stock', 'arap', 'profit']))
  if (isClosed !== null) return
  const { id: goodsId } = await demo.as('findir', at, (ctx) => save(ctx, goods, anthracite))
  let batchId: string | null = null
  for (const { day, ...move } of moves) {
    const of: Entry = { goodsId, warehouseId, batchId, date: `${month}-${day}` }
    if ('came' in move) batchId = await cameIn(demo, at, { ...of, supplier: parties.supplier }, move)
    else await wentOut(demo, at, { ...of, customer: parties.customer, qty: move.went })
  }
  await demo.as('seafin', at, (ctx) => postRun(ctx, monthlyAverages, { unitId, month }))
}

/** Some days before a moment, or the moment itself where they lie in the month before: that month is over then. */
function daysAgoInMonth(now: number, days: number): number {
  const then = now - days * dayMs
  return dayOfMs(then).slice(0, 7) === dayOfMs(now).slice(0, 7) ? then : now
}

type Entry = Pick<StockIn, 'goodsId' | 'warehouseId' | 'batchId' | 'date'>

/** Answers the batch. */
async function cameIn(
  demo: DemoContext,
  at: number,
  of: Entry & Pick<StockIn, 'supplier'>,
  { came: billQty, price }: { readonly came: string; readonly price: string },
): Promise<string | null> {
  const values = { ...of, billQty, actualQty: billQty, price }
  const { id, ver } = await demo.as('seabuy', at, (ctx) => save(ctx, stockIn, values))
  return demo.as('seafin', at, async (ctx) => {
    await act(ctx, stockIn, id, 'confirm', { ver })
    return (await get(ctx, stockIn, id)).batchId
  })
}

async function wentOut(demo: DemoContext, at: number, of: Entry & Pick<StockOut, 'customer' | 'qty'>): Promise<void> {
  const { id, ver } = await demo.as('seabuy', at, (ctx) => save(ctx, stockOut, of))
  await demo.as('seafin', at, (ctx) => act(ctx, stockOut, id, 'confirm', { ver }))
}
