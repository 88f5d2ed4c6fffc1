import { addDays, msOfDay } from './day.ts'

/** Stretches of days told from today, so that a saved view is as fresh as the day it is opened on. */
export const relativeDays = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'past7',
  'past30',
  'past90',
  'next7',
  'next30',
  'beforeToday',
] as const

export type RelativeDays = (typeof relativeDays)[number]

/** Days told so, where other conditions may stand. */
export type RelativeSpan = { readonly relative: RelativeDays }

/** Days from and to, both included. */
interface DayRange {
  readonly from: string
  readonly to: string
}

/** Whether a text names a stretch of days. */
export function isRelativeDays(value: unknown): value is RelativeDays {
  return relativeDays.some((name) => name === value)
}

/** The days a name means when today is `today`; a week begins on Monday. */
export function daysOf(name: RelativeDays, today: string): DayRange {
  return stretches[name](today)
}

const stretches: Readonly<Record<RelativeDays, (today: string) => DayRange>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => weekOf(today),
  lastWeek: (today) => weekOf(addDays(today, -7)),
  thisMonth: (today) => monthsFrom(today, 0, 1),
  lastMonth: (today) => monthsFrom(today, -1, 1),
  nextMonth: (today) => monthsFrom(today, 1, 1),
  thisQuarter: (today) => monthsFrom(today, -intoQuarter(today), 3),
  lastQuarter: (today) => monthsFrom(today, -intoQuarter(today) - 3, 3),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  lastYear: (today) => stretches.thisYear(`${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}-01-01`),
  past7: (today) => ({ from: addDays(today, -6), to: today }),
  past30: (today) => ({ from: addDays(today, -29), to: today }),
  past90: (today) => ({ from: addDays(today, -89), to: today }),
  next7: (today) => ({ from: today, to: addDays(today, 6) }),
  beforeToday: (today) => ({ from: '1900-01-01', to: addDays(today, -1) }),
  next30: (today) => ({ from: today, to: addDays(today, 29) }),
}

function weekOf(day: string): DayRange {
  const sinceMonday = (new Date(msOfDay(day)).getUTCDay() + 6) % 7
  const from = addDays(day, -sinceMonday)
  return { from, to: addDays(from, 6) }
}

function intoQuarter(day: string): number {
  return (Number(day.slice(5, 7)) - 1) % 3
}

/** `count` whole months, beginning `shift` months from the day's. */
function monthsFrom(day: string, shift: number, count: number): DayRange {
  return { from: monthStart(day, shift), to: addDays(monthStart(day, shift + count), -1) }
}

function monthStart(day: string, shift: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + shift
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}
