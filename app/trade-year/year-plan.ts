import { addMonths } from '../../core/values/month.ts'
import { randomFrom } from '../../modules/organisation/demo/random.ts'
import { planLetters } from './plan-letters.ts'
import { planLine } from './plan-line.ts'
import { planServices } from './plan-services.ts'
import type { YearPart, YearPlan } from './planned-work.ts'
import { calendarOf } from './year-calendar.ts'
import { linesOfBusiness } from './year-volumes.ts'

const seed = 20_250_101

/** The twelve months before a month, at a scale of which 1 is a whole group; the same every time. */
export function yearPlan(before: string, scale: number): YearPlan {
  const months = Array.from({ length: 12 }, (_, at) => addMonths(before, at - 12))
  const calendar = calendarOf(months)
  const parts: readonly YearPart[] = [
    ...linesOfBusiness.map((line, at) => planLine(line, scale, calendar, randomFrom(seed + at))),
    planServices(scale, calendar, randomFrom(seed + linesOfBusiness.length)),
  ]
  const contracts = parts.flatMap((part) => part.contracts)
  return {
    months,
    days: calendar.days,
    contracts,
    letters: planLetters(contracts, scale),
    arrivals: parts.flatMap(({ arrivals }) => arrivals),
    outs: parts.flatMap(({ outs }) => outs),
    releases: parts.flatMap(({ releases }) => releases),
    settlements: parts.flatMap(({ settlements }) => settlements),
  }
}
