import { div, isZero, mul, sum } from '../../core/values/decimal.ts'
import { addMonths, lastDayOf } from '../../core/values/month.ts'
import { period } from '../../modules/finance/period.ts'
import { stock } from '../../modules/stock/stock-move.ts'
import { expectedPrice } from '../../modules/stock/write-down/expected-price.ts'
import { monthlyWriteDown } from '../../modules/stock/write-down/write-down.ts'
import { act, balancesAt, type Ctx, find, postRun, save } from '../../server/module-api.ts'
import { deskOf } from './year-desks.ts'
import { type LineOfBusiness, linesOfBusiness } from './year-volumes.ts'
import { hourOf, type YearWork } from './year-work.ts'

// Stock first, then what is owed, money and profit.
const parts = ['closeStock', 'closeSettlement', 'close', 'closeProfit'] as const

/** When a month is closed: in the first days of the next one. */
export function closedAt(month: string): number {
  return hourOf(`${addMonths(month, 1)}-05`, 11)
}

// Per cent of what a tonne was bought for that it is expected to bring, month by month.
const expected = ['78', '84', '110'] as const

/** Closes a month of the trading companies, part by part, once its goods are written down to what they will bring. */
export async function closeMonth(work: YearWork, month: string): Promise<void> {
  const { demo } = work
  for (const line of linesOfBusiness)
    await demo.as(deskOf(line.unit).finance, closedAt(month), (ctx) => writeDown(ctx, work, line, month))
  await demo.as('findir', closedAt(month), async (ctx) => {
    for (const unit of new Set(linesOfBusiness.map((line) => line.unit))) await close(ctx, demo.place(unit), month)
  })
}

async function writeDown(ctx: Ctx, { demo, masters }: YearWork, line: LineOfBusiness, month: string): Promise<void> {
  const [unitId, goodsId] = [demo.place(line.unit), masters.goods.get(line.goods)?.id ?? '']
  const there = await balancesAt(ctx, stock, { unitIds: [unitId], day: lastDayOf(month), at: { goodsId } })
  if (isZero(sum(there.map(({ quantity }) => quantity)))) return
  const pct = expected[Number(month.slice(5)) % expected.length] ?? '100'
  const netPrice = div(mul(String(line.buyPrice), pct), '100', 2)
  const price = { netPrice, sellingCost: '0', taxes: '0', basis: '现货成交价' }
  await save(ctx, expectedPrice, { goodsId, fromDate: `${month}-01`, ...price })
  await postRun(ctx, monthlyWriteDown, { unitId, month })
}

async function close(ctx: Ctx, bookUnit: string, month: string): Promise<void> {
  const [known] = await find(ctx, period, { bookUnit, month })
  let of = known ?? (await save(ctx, period, { bookUnit, unitId: bookUnit, month }))
  for (const part of parts) of = { ...of, ver: (await act(ctx, period, of.id, part, { ver: of.ver })).ver }
}
