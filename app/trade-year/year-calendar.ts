import { addDays } from '../../core/values/day.ts'
import { lastDayOf } from '../../core/values/month.ts'
import { seasonOf } from './year-volumes.ts'

/** The days of a year, and which of them a share of its work falls on. */
export interface YearCalendar {
  readonly days: readonly string[]
  /** The day by which such a share, from 0 to 1, of what is carried in the year has come. */
  readonly dayAt: (share: number) => number
}

// The first goods come once the first contracts are in force; what comes last is still sold.
const firstArrival = 12
const lastArrival = 14

export function calendarOf(months: readonly string[]): YearCalendar {
  const days = months.flatMap((month) => {
    const count = Number(lastDayOf(month).slice(8))
    return Array.from({ length: count }, (_, at) => addDays(`${month}-01`, at))
  })
  const weights = days.map((day, at) =>
    at < firstArrival || at >= days.length - lastArrival ? 0 : seasonOf(day.slice(0, 7)),
  )
  const whole = weights.reduce((total, weight) => total + weight, 0)
  return {
    days,
    dayAt: (share) => {
      let passed = 0
      const at = weights.findIndex((weight) => {
        passed += weight
        return passed > 0 && passed >= share * whole
      })
      return at === -1 ? days.length - 1 - lastArrival : at
    },
  }
}

// Twice a month, what was done since the last time is settled.
const settlementDays: readonly number[] = [11, 25]

/** The day on which what was done on a day is settled; null where that lies after the year. */
export function settledOn(days: readonly string[], at: number): string | null {
  return days.slice(at + 1).find(isSettlementDay) ?? null
}

/** The day or the next one: what is agreed on anew does not reach back to what was settled that day. */
export function besidesSettlement(days: readonly string[], at: number): string | null {
  return days.slice(at).find((day) => !isSettlementDay(day)) ?? null
}

function isSettlementDay(day: string): boolean {
  return settlementDays.includes(Number(day.slice(8)))
}
