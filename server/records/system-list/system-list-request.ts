import type { CallField, CallList } from '../../../base/system-list-type.ts'
import { addDays, dayOfMs, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { daysOf, isRelativeDays } from '../../../core/values/relative-days.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { bodyOf, texts } from '../documents/request-body.ts'

/** One condition on a column of such a list. */
export type CallCondition = { readonly name: string } & (
  | { readonly how: 'contains' | 'equals'; readonly text: string }
  | { readonly how: 'among'; readonly codes: readonly string[] }
  | { readonly how: 'range'; readonly from: number | null; readonly to: number | null }
  | { readonly how: 'empty' | 'filled' }
)

/** What a page asks of a list that a fixed call answers. */
export interface CallAsked {
  /** The free search; '' asks nothing. */
  readonly param: string
  readonly conditions: readonly CallCondition[]
}

const longest = 200
const elevenHours = 11 * hourMs

/** Reads the parameters of a request against what the list says of its columns; anything else is refused. */
export function askedOf(list: CallList, body: unknown, now: number): CallAsked {
  const { param = '', ...rest } = bodyOf(bodyOf(body).parameters)
  const conditions = Object.entries(rest).flatMap(([name, given]): CallCondition[] => {
    if (given === null || given === '' || (Array.isArray(given) && given.length === 0)) return []
    const field = Object.hasOwn(list.fields, name) ? list.fields[name] : undefined
    if (field?.filter === undefined) throw new Refusal('request.unknown-filter', { name }, { status: 400 })
    return [conditionOf(name, field, given, now)]
  })
  return { param: textOf('param', param).trim(), conditions }
}

function conditionOf(name: string, field: CallField, given: Json, now: number): CallCondition {
  if (typeof given === 'object' && given !== null && !Array.isArray(given))
    return toldOf(name, field, bodyOf(given), now)
  if (field.filter === 'contains') return { name, how: 'contains', text: textOf(name, given) }
  if (field.filter !== 'oneOf') throw wrong(name)
  const known = new Set(field.options?.map(({ code }) => code))
  const codes = texts(given)
  if (!codes.every((code) => known.has(code))) throw wrong(name)
  return { name, how: 'among', codes }
}

function toldOf(name: string, field: CallField, given: Readonly<Record<string, Json>>, now: number): CallCondition {
  if (given.empty !== undefined)
    return { name, how: given.empty === true || given.empty === 'true' || given.empty === '1' ? 'empty' : 'filled' }
  if (given.equals !== undefined && field.filter === 'contains')
    return { name, how: 'equals', text: textOf(name, given.equals) }
  if (field.filter !== 'range') throw wrong(name)
  if (isRelativeDays(given.relative) && field.kind === 'dateTime') {
    const { from, to } = daysOf(given.relative, dayOfMs(now))
    return { name, how: 'range', from: msOfDay(from) - elevenHours, to: msOfDay(addDays(to, 1)) - elevenHours - 1 }
  }
  return { name, how: 'range', from: endOf(name, given.from), to: endOf(name, given.to) }
}

function endOf(name: string, given: Json | undefined): number | null {
  if (given === undefined || given === null || given === '') return null
  const number = typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw wrong(name)
  return number
}

function textOf(name: string, given: Json): string {
  if (typeof given !== 'string' || given.length > longest) throw wrong(name)
  return given
}

function wrong(name: string): Refusal {
  return new Refusal('request.wrong-filter', { name }, { status: 400 })
}
