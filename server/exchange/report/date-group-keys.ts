import { addDays } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { dayAfter, firstDay, lengths, type Span } from '../../records/list/group-levels.ts'

/**
 * The keys of all spans between two days, `2026-11` by month, of very many one more than `most`; null where no such days
 * are told.
 */
export function keysBetween(span: Span, condition: Json, most: number): readonly string[] | null {
  const { from, to } = endsOf(condition)
  if (span === 'value' || from === null || to === null) return null
  const keys: string[] = []
  let key = from.slice(0, lengths[span])
  while (firstDay(key) <= to && keys.length <= most) {
    keys.push(key)
    key = dayAfter(key).slice(0, lengths[span])
  }
  return keys
}

/** The days of a span, as far as they lie between the days that are asked for anyway. */
export function daysOfKey(key: string, condition: Json): Json {
  const [first, last] = [firstDay(key), addDays(dayAfter(key), -1)]
  const { from, to } = endsOf(condition)
  return { from: from !== null && from > first ? from : first, to: to !== null && to < last ? to : last }
}

/** The ends of a condition on days; null where it has none. */
export function endsOf(condition: Json): { readonly from: string | null; readonly to: string | null } {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return { from: null, to: null }
  const { from, to } = condition as Readonly<Record<string, Json>> // an object of JSON that is no list
  return { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null }
}
