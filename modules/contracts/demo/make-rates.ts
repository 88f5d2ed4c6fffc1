import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { exchangeRate, rateTypes } from '../exchange-rate.ts'

// Millionths of a yuan for one unit, about which the rate swings, and by how much.
const currencies = [
  ['USD', 7_118_000, 22_000],
  ['RUB', 89_200, 1_900],
  ['EUR', 8_240_000, 61_000],
] as const

// Where each week stands in a slow swing about the rate, in eighths of its width.
const swing = [0, 3, 5, 7, 8, 7, 4, 1, -2, -5, -7, -8, -6, -3]

/** Middle rates of every week of half a year, and the customs rate of each month in it, each published on its day. */
export async function makeRates(demo: DemoContext): Promise<void> {
  const today = dayOfMs(demo.now)
  const weeks = Array.from({ length: 27 }, (_, nr) => addDays(today, -7 * (26 - nr)))
  const months = [...new Set(weeks.map((day) => `${day.slice(0, 7)}-01`))]
  await Promise.all([
    ...weeks.map((day, nr) => published(demo, { rateType: rateTypes.middle, rateDate: day, source: 'CFETS' }, nr)),
    ...months.map((day, nr) => published(demo, { rateType: rateTypes.customs, rateDate: day, source: 'GACC' }, nr * 4)),
  ])
}

interface Publication {
  readonly rateType: string
  readonly rateDate: string
  readonly source: string
}

function published(demo: DemoContext, publication: Publication, nr: number): Promise<void> {
  return demo.as('cashier', firstOf(publication.rateDate), async (ctx) => {
    for (const [currency, about, by] of currencies) {
      const rate = decimal(about + Math.trunc((by * (swing[nr % swing.length] ?? 0)) / 8) + nr * 7)
      await save(ctx, exchangeRate, { ...publication, currency, rate })
    }
  })
}

/** The first instant of a day. */
function firstOf(day: string): number {
  return msOfDay(day) - 11 * hourMs
}

function decimal(millionths: number): string {
  const text = String(millionths).padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}
