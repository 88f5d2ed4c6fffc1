import { addMonths } from '../../core/values/month.ts'
import { period } from '../../modules/finance/period.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../server/module-api.ts'
import { linesOfBusiness } from './year-volumes.ts'
import { hourOf } from './year-work.ts'

// Stock first, then what is owed, money and profit.
const parts = ['closeStock', 'closeSettlement', 'close', 'closeProfit'] as const

/** When a month is closed: in the first days of the next one. */
export function closedAt(month: string): number {
  return hourOf(`${addMonths(month, 1)}-05`, 11)
}

/** Closes a month of the trading companies, part by part. */
export async function closeMonth(demo: DemoContext, month: string): Promise<void> {
  await demo.as('findir', closedAt(month), async (ctx) => {
    for (const unit of new Set(linesOfBusiness.map((line) => line.unit))) await close(ctx, demo.place(unit), month)
  })
}

async function close(ctx: Ctx, bookUnit: string, month: string): Promise<void> {
  const [known] = await find(ctx, period, { bookUnit, month })
  let of = known ?? (await save(ctx, period, { bookUnit, unitId: bookUnit, month }))
  for (const part of parts) of = { ...of, ver: (await act(ctx, period, of.id, part, { ver: of.ver })).ver }
}
