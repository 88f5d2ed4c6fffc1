import type { Series, SeriesField } from '../../../core/description/time-series.ts'
import { shanghaiAheadMs } from '../../../core/values/day.ts'
import { compare, digitsOf, isDecimal, round } from '../../../core/values/decimal.ts'
import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import type { Reading, RefusedReading } from './reading.ts'
import { keptSince } from './series-levels.ts'
import { columnsOf, faultBits, type SeriesColumn } from './series-tables.ts'

/** Readings that can be written, column by column as the statement takes them. */
export interface Judged {
  readonly keys: string[]
  readonly times: number[]
  readonly faults: number[]
  readonly values: string[][]
  readonly refused: RefusedReading[]
}

/** What is read, by its code. */
export type KnownThings = ReadonlyMap<string, { readonly id: string; readonly inUse: boolean }>

// Each month has a table of its own: nobody makes thousands of them by times that no machine was there to read.
const earliest = Date.UTC(1990, 0, 1)
// A clock may be so much ahead of ours before what it says is marked.
const tolerated = 5 * minuteMs
// What is further ahead is no reading any more.
const mostAhead = dayMs

/**
 * Tells good readings from bad ones, each bad one with its reason. What is out of range or from the future is good: it is
 * written with that mark, as evidence of what was sent, and counts for nothing.
 */
export function judgeReadings(series: Series, sent: readonly Reading[], known: KnownThings, now: number): Judged {
  const columns = columnsOf(series)
  const since = Math.max(keptSince(series, 'raw', now), earliest)
  const judged: Judged = { keys: [], times: [], faults: [], values: columns.map(() => []), refused: [] }
  const seen = new Map<string, number>()
  for (const [index, one] of sent.entries()) {
    const found = judge(one, columns, known, { now, since })
    const id = 'code' in found ? '' : `${found.key} ${found.at}`
    const before = seen.get(id)
    if ('code' in found) judged.refused.push(refusal(index, one, found))
    else if (before === undefined) {
      seen.set(id, judged.keys.length)
      judged.keys.push(found.key)
      judged.times.push(found.at)
      judged.faults.push(found.faults)
      for (const [at, value] of found.values.entries()) judged.values[at]?.push(value)
    } else if (found.values.some((value, at) => compare(value, judged.values[at]?.[before] ?? '') !== 0)) {
      judged.refused.push(refusal(index, one, { code: 'series.twice', params: {} }))
    }
  }
  return judged
}

interface Good {
  readonly key: string
  readonly at: number
  readonly faults: number
  readonly values: readonly string[]
}

function judge(
  one: Reading,
  columns: readonly SeriesColumn[],
  known: KnownThings,
  { now, since }: { readonly now: number; readonly since: number },
): Good | FieldError {
  const key = textOf(one['key'])
  const thing = known.get(key)
  if (thing === undefined) return { code: 'series.key-unknown', params: { key } }
  if (!thing.inUse) return { code: 'series.key-idle', params: { key } }
  const at = timeOf(one['at'])
  if (Number.isNaN(at)) return { code: 'series.time-wrong', params: {} }
  if (at < since) return { code: 'series.time-old', params: {} }
  if (at > now + mostAhead) return { code: 'series.time-ahead', params: {} }
  let faults = at > now + tolerated ? faultBits.future : 0
  const values: string[] = []
  for (const { name, field } of columns) {
    const given = textOf(one[name])
    if (given === '') return { code: 'series.value-missing', params: { field: name } }
    if (!isDecimal(given)) return { code: 'series.value-wrong', params: { field: name } }
    const value = digitsOf(given) > field.digits ? round(given, field.digits) : given
    if (isBeyond(field, value)) faults |= faultBits.range
    values.push(value)
  }
  return { key: thing.id, at, faults, values }
}

function isBeyond(field: SeriesField, value: string): boolean {
  if (field.sort === 'counter') return compare(value, '0') < 0 || compare(value, field.turns) >= 0
  return compare(value, field.from) < 0 || compare(value, field.to) > 0
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** Milliseconds of a time: `2026-11-26T10:15:00+08:00`; without a zone it is that of Asia/Shanghai, a day its beginning. */
function timeOf(value: unknown): number {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Number.NaN
  const [, day, clock = '00:00', zone] = moment.exec(textOf(value)) ?? []
  if (day === undefined) return Number.NaN
  const ms = Date.parse(`${day}T${clock}Z`)
  // 31 April is not 1 May.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day) return Number.NaN
  return zone === undefined ? ms - shanghaiAheadMs : Date.parse(`${day}T${clock}${zone}`)
}

function refusal(index: number, one: Reading, reason: FieldError): RefusedReading {
  return { row: index + 1, key: textOf(one['key']).slice(0, 60), at: textOf(one['at']).slice(0, 40), reason }
}
