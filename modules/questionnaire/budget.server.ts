import { Refusal } from '../../server/define.ts'

/** How much strangers may send to one questionnaire: from one address in an hour, from all of them in a day. */
interface Limit {
  readonly address: number
  readonly all: number
}

const mega = 1024 * 1024
// A whole company may sit behind one address.
const limits = {
  answers: { address: 600, all: 50_000 },
  bytes: { address: 200 * mega, all: 2_048 * mega },
} as const satisfies Record<string, Limit>

const hour = 3_600_000
const day = 24 * hour
const mostKept = 10_000

interface Spent {
  readonly until: number
  amount: number
}

/** Counts what has come to each questionnaire. A questionnaire that gets more than its day's worth takes nothing until the day is over. */
export function budgets() {
  const kept = new Map<string, Spent>()
  const spentOn = (key: string, lasts: number, at: number): Spent => {
    const known = kept.get(key)
    if (known !== undefined && known.until > at) return known
    if (kept.size >= mostKept) for (const [old, { until }] of kept) if (until <= at) kept.delete(old)
    const fresh = { until: at + lasts, amount: 0 }
    kept.set(key, fresh)
    return fresh
  }
  return {
    /** Refuses what goes beyond the budget; an amount of nothing only asks whether there is room. */
    spend(what: keyof typeof limits, questionnaire: string, address: string, amount: number, at: number): void {
      const own = spentOn(`${what} ${questionnaire} ${address}`, hour, at)
      const all = spentOn(`${what} ${questionnaire}`, day, at)
      const room = Math.min(limits[what].address - own.amount, limits[what].all - all.amount)
      if (room <= 0 || amount > room) throw new Refusal('questionnaire.much', {}, { status: 429 })
      own.amount += amount
      all.amount += amount
    },
  }
}
