import pg from 'pg'
import { hourMs } from '../../../core/values/duration.ts'

const { builtins } = pg.types

type Parse = (text: string) => unknown

const asIs: Parse = (text) => text

// The library's own readers of these arrays go through floats or local dates.
const arrays = { int8: 1016, numeric: 1231, date: 1182, timestamptz: 1185 }

const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0] // the library's list of types leaves out the arrays it reads

const parsers = new Map<number, Parse>([
  [builtins.INT8, asIs],
  [builtins.NUMERIC, asIs],
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, msOfTimestamp],
  [arrays.int8, texts],
  [arrays.numeric, texts],
  [arrays.date, texts],
  [arrays.timestamptz, (text) => texts(text).map((item) => (item === null ? null : msOfTimestamp(item)))],
])

/**
 * How PostgreSQL's values arrive: numeric and int8 as strings (a float would lose digits), date as
 * `YYYY-MM-DD`, timestamptz as milliseconds since 1970; the rest as the driver reads it.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format === 'binary') return pg.types.getTypeParser(oid, format)
    const known = parsers.get(oid)
    if (known !== undefined) return known
    // The driver asks for every column of every answer.
    const parse = pg.types.getTypeParser(oid, format)
    parsers.set(oid, parse)
    return parse
  },
}

const timestampShape = /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/

/** Milliseconds of `2026-11-21 17:46:00.123456+08`; microseconds are cut off. */
export function msOfTimestamp(text: string): number {
  return msInPlaces(text) ?? msInParts(text)
}

const [dash, space, colon, point, plus] = [0x2d, 0x20, 0x3a, 0x2e, 0x2b]

/** The usual shape, with whole hours of zone, read by its places: lists are full of instants. Null for any other. */
function msInPlaces(text: string): number | null {
  const zone = text.length - 3
  const sign = text.charCodeAt(zone)
  if (
    zone < 19 ||
    (sign !== plus && sign !== dash) ||
    text.charCodeAt(4) !== dash ||
    text.charCodeAt(10) !== space ||
    text.charCodeAt(16) !== colon
  )
    return null
  if (zone !== 19 && text.charCodeAt(19) !== point) return null
  const two = (at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48
  const digit = (at: number): number => (at < zone ? text.charCodeAt(at) - 48 : 0)
  const ms = zone === 19 ? 0 : digit(20) * 100 + digit(21) * 10 + digit(22)
  const local = Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), ms)
  const offset = two(zone + 1) * hourMs
  return sign === dash ? local + offset : local - offset
}

function msInParts(text: string): number {
  const parts = timestampShape.exec(text)
  if (parts === null) throw new RangeError(`an instant outside our calendar: ${text}`)
  const number = (index: number): number => Number(parts[index] ?? 0)
  const ms = Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3))
  const local = Date.UTC(number(1), number(2) - 1, number(3), number(4), number(5), number(6), ms)
  // Before zones there was local mean time: Shanghai's was +08:05:43.
  const offset = (number(9) * 60 + number(10)) * 60 + number(11)
  return parts[8] === '-' ? local + offset * 1000 : local - offset * 1000
}

function texts(text: string): (string | null)[] {
  const parse: (source: string) => (string | null)[] = pg.types.getTypeParser(textArray)
  return parse(text)
}
