import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { type Demo, save } from '../../../server/define.ts'
import { exchangeRate, rateTypes } from '../exchange-rate.ts'

// Millionths of a yuan for one unit, about which the rate swings, and by how much.
const currencies = [
  ['USD', 7_118_000, 22_000],
  ['RUB', 89_200, 1_900],
  ['EUR', 8_240_000, 61_000],
] as const

// Where each week stands in a slow swing about the rate, in eighths of its width.
const swing = [0, 3, 5, 7, 8, 7, 4, 1, -2, -5, -7, -8, -6, -3]

/** Middle rates of every week of half a year, and the customs rate of each month in it. */
export async function makeRates(demo: Demo): Promise<void> {
  const today = dayOfMs(demo.now)
  const weeks = Array.from({ length: 27 }, (_, at) => addDays(today, -7 * (26 - at)))
  const months = [...new Set(weeks.map((day) => `${day.slice(0, 7)}-01`))]
  await demo.as('cashier', demo.now, async (ctx) => {
    for (const [currency, about, by] of currencies) {
      const rateAt = (at: number) => decimal(about + Math.trunc((by * (swing[at % swing.length] ?? 0)) / 8) + at * 7)
      for (const [at, rateDate] of weeks.entries())
        await save(ctx, exchangeRate, {
          currency,
          rateType: rateTypes.middle,
          rateDate,
          rate: rateAt(at),
          source: 'CFETS',
        })
      for (const [at, rateDate] of months.entries())
        await save(ctx, exchangeRate, {
          currency,
          rateType: rateTypes.customs,
          rateDate,
          rate: rateAt(at * 4),
          source: 'GACC',
        })
    }
  })
}

function decimal(millionths: number): string {
  const text = String(millionths).padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}
