import { addDays } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'

type Span = 'value' | 'day' | 'month' | 'year'

const lengths = { day: 10, month: 7, year: 4 }

/**
 * The keys of all spans between two days, `2026-11` by month; null where no such days are told or there would be more
 * than so many.
 */
export function keysBetween(span: Span, condition: Json, most: number): readonly string[] | null {
  const { from, to } = endsOf(condition)
  if (span === 'value' || from === null || to === null) return null
  const keys: string[] = []
  for (let day = firstDay(from.slice(0, lengths[span])); day <= to && keys.length <= most; day = dayAfter(day, span))
    keys.push(day.slice(0, lengths[span]))
  return keys
}

/** The days of a span, as far as they lie between the days that are asked for anyway. */
export function daysOfKey(key: string, condition: Json): Json {
  const span = spanOf(key)
  const [first, last] = [firstDay(key), addDays(dayAfter(firstDay(key), span), -1)]
  const { from, to } = endsOf(condition)
  return { from: from !== null && from > first ? from : first, to: to !== null && to < last ? to : last }
}

function spanOf({ length }: string): Exclude<Span, 'value'> {
  if (length === lengths.year) return 'year'
  return length === lengths.month ? 'month' : 'day'
}

function endsOf(condition: Json): { readonly from: string | null; readonly to: string | null } {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return { from: null, to: null }
  const { from, to } = condition as Readonly<Record<string, Json>> // an object of JSON that is no list
  return { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null }
}

function firstDay(key: string): string {
  return `${key}-01-01`.slice(0, 10)
}

/** The first day after the span that begins on this day. */
function dayAfter(first: string, span: Exclude<Span, 'value'>): string {
  if (span === 'day') return addDays(first, 1)
  if (span === 'year') return `${String(Number(first.slice(0, 4)) + 1).padStart(4, '0')}-01-01`
  // No month has 32 days: the 32nd stands in the next one.
  return `${addDays(first, 31).slice(0, 7)}-01`
}
