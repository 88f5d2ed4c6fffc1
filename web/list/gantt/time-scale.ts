import { addDays, daysBetween } from '../../../core/values/day.ts'
import { lengthOf, type Span } from './gantt-bars.ts'

/** How finely time is drawn. */
export type Scale = 'day' | 'week' | 'month'

export const scales: readonly Scale[] = ['day', 'week', 'month']

const dayWidths: Readonly<Record<Scale, number>> = { day: 30, week: 11, month: 3 }
const room = 14

/** Days as places across the screen. */
export interface TimeScale {
  readonly scale: Scale
  readonly first: string
  readonly days: number
  /** px that a day is wide. */
  readonly dayWidth: number
  readonly width: number
  /** Where a day begins. */
  readonly at: (day: string) => number
}

export function timeScale({ from, to }: Span, scale: Scale): TimeScale {
  const dayWidth = dayWidths[scale]
  // A Monday, so that weeks begin where the lines of the page do.
  const before = addDays(from, -room)
  const first = addDays(before, -((weekday(before) + 6) % 7))
  const days = daysBetween(first, to) + 1 + room
  return { scale, first, days, dayWidth, width: days * dayWidth, at: (day) => daysBetween(first, day) * dayWidth }
}

/** The scale in which so many days are seen at once. */
export function usualScale(span: Span): Scale {
  const days = lengthOf(span)
  if (days <= 45) return 'day'
  return days <= 420 ? 'week' : 'month'
}

/** A mark at the head of a chart. */
export interface Tick {
  readonly day: string
  readonly left: number
  readonly width: number
}

/** The marks between two places: days, Mondays or months, and above them months or years. */
export function ticksBetween(time: TimeScale, left: number, right: number) {
  const from = Math.max(0, Math.floor(left / time.dayWidth))
  const to = Math.min(time.days, Math.ceil(right / time.dayWidth))
  const isLower = { day: () => true, week: isMonday, month: isFirst }[time.scale]
  const isUpper = time.scale === 'month' ? isNewYear : isFirst
  return { lower: marked(time, from, to, isLower), upper: marked(time, from, to, isUpper) }
}

function marked(time: TimeScale, from: number, to: number, isMark: (day: string) => boolean): readonly Tick[] {
  const starts: number[] = []
  // What began before is still in sight, and what is in sight may end behind.
  let at = from
  while (at > 0 && !isMark(addDays(time.first, at))) at -= 1
  for (; at <= to; at += 1) if (at === 0 || starts.length === 0 || isMark(addDays(time.first, at))) starts.push(at)
  let end = to + 1
  while (end < time.days && !isMark(addDays(time.first, end))) end += 1
  return starts.map((start, index) => ({
    day: addDays(time.first, start),
    left: start * time.dayWidth,
    width: ((starts[index + 1] ?? Math.min(end, time.days)) - start) * time.dayWidth,
  }))
}

function weekday(day: string): number {
  return (((daysBetween('1970-01-01', day) + 4) % 7) + 7) % 7
}

const isMonday = (day: string) => weekday(day) === 1
const isFirst = (day: string) => day.endsWith('-01')
const isNewYear = (day: string) => day.endsWith('-01-01')
