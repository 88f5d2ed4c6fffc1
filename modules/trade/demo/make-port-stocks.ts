import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs, hourMs } from '../../../core/values/duration.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { portStockDay } from '../port-stock-day.ts'
import { portIds } from './make-border-days.ts'

/** Code of a port, grade, tonnes about which its stock swings, and tonnes that leave it in a day. */
const stocks = [
  ['CNSHP', 'ml', 5_450_000, 470_000],
  ['CNCFD', 'ml', 4_880_000, 390_000],
  ['CNJNZ', 'ml', 1_260_000, 88_000],
  ['CNBYQ', 'ml', 930_000, 61_000],
  ['CNCFD', 'jm', 720_000, 54_000],
] as const
const daysTold = 45

/** What the coal ports were published to hold in the last weeks: stocks that were drawn down before the cold and refill. */
export async function makePortStocks(demo: DemoContext): Promise<void> {
  const ids = await demo.look('sealog', (ctx) => portIds(ctx))
  const held = new Map<string, number>(stocks.map(([code, grade, about]) => [code + grade, about]))
  for (let daysAgo = daysTold; daysAgo > 0; daysAgo -= 1)
    await demo.as('sealog', demo.now - daysAgo * dayMs + 9 * hourMs, async (ctx) => {
      for (const [at, [code, grade, about, leaving]] of stocks.entries()) {
        const before = held.get(code + grade) ?? about
        const outflow = hundreds(leaving * (0.85 + demo.random() * 0.3))
        const drawn = (Math.sin((daysTold - daysAgo) / 9 + at) * 0.16 + (demo.random() - 0.5) * 0.3) * leaving
        const inflow = hundreds(Math.max(0, outflow - drawn + (about - before) * 0.05))
        held.set(code + grade, before + inflow - outflow)
        await save(ctx, portStockDay, {
          date: addDays(dayOfMs(demo.now), -daysAgo),
          portId: ids.get(code) ?? '',
          grade,
          stock: String(before + inflow - outflow),
          inflow: String(inflow),
          outflow: String(outflow),
          shipsAnchor: String(Math.round(leaving / 12_000 + demo.random() * 6)),
          shipsExpected: String(Math.round(leaving / 28_000 + demo.random() * 3)),
          source: '港口日报',
        })
      }
    })
}

function hundreds(tonnes: number): number {
  return Math.round(tonnes / 100) * 100
}
