import type { Lack } from '../../../core/description/calculation-result.ts'
import { isDay } from '../../../core/values/day.ts'
import { compare, div, isDecimal, mul } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { isZone, minuteOf } from '../../../core/values/time-zone.ts'
import { laytimeLacks as lacks } from '../words/laytime-lacks.ts'
import type { Call, DayOff, Fact, Terms } from './charter-terms.ts'

type Values = Readonly<Record<string, Json>>

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const minutesOfDay = '1440'

// No vessel lies in a port for longer, and a year typed wrong would make a sheet without end.
const longest = 366 * 1440

/** What the charter party says of all ports, as the record has it. */
export function termsIn({ term, weather, early, restFrom, restTo }: Values): Terms {
  return {
    term: String(term ?? 'shinc'),
    weather: weather === '1',
    early: early === 'start' || early === 'used' ? early : 'none',
    restFrom: clockOr(restFrom, '12:00'),
    restTo: clockOr(restTo, '08:00'),
  }
}

/** The calls in the order of their notices, with everything that keeps them from being reckoned. */
export function callsIn(values: Values): { readonly calls: readonly Call[]; readonly lacks: readonly Lack[] } {
  const read = linesIn(values.calls).map((line) => callOf(line, values))
  const calls = read.flatMap(({ call }) => call ?? [])
  if (read.length === 0) return { calls, lacks: [{ words: lacks.noCall }] }
  return {
    calls: calls.toSorted((one, other) => (one.facts[0]?.at ?? 0) - (other.facts[0]?.at ?? 0)),
    lacks: read.flatMap((one) => one.lacks),
  }
}

function callOf(line: Values, values: Values): { readonly call: Call | null; readonly lacks: readonly Lack[] } {
  const no = String(line.no ?? '')
  const zone = String(line.zone ?? '')
  if (!isZone(zone)) return { call: null, lacks: [{ words: lacks.noZone, params: { no } }] }
  const facts = factsOf(values.facts, no, zone)
  const allowed = values.term === 'cqd' ? null : allowedOf(line)
  const missing: Lack[] = [
    ...(allowed === 0 ? [{ words: lacks.noAllowance, params: { no } }] : []),
    ...lacksOf(facts, no),
  ]
  const call: Call = {
    no,
    zone,
    allowed,
    turn: minutes(line.turn),
    office: officeOf(line),
    wibon: line.wibon !== '0',
    facts,
    daysOff: daysOffOf(values.daysOff, no),
  }
  return { call, lacks: missing }
}

function lacksOf(facts: readonly Fact[], no: string): readonly Lack[] {
  const notice = facts.find(({ event }) => event === 'nor')
  const end = facts.findLast(({ event }) => event === 'fin')
  if (notice === undefined) return [{ words: lacks.noNotice, params: { no } }]
  if (end === undefined) return [{ words: lacks.noEnd, params: { no } }]
  if (end.at <= notice.at) return [{ words: lacks.endsFirst, params: { no } }]
  return end.at - notice.at <= longest ? [] : [{ words: lacks.tooLong, params: { no } }]
}

/** A fixed time where one was agreed, else the cargo by the rate of a day. */
function allowedOf({ hours, qty, rate }: Values): number {
  if (isDecimal(hours) && compare(hours, '0') > 0) return minutes(hours)
  if (!isDecimal(qty) || !isDecimal(rate) || compare(rate, '0') <= 0) return 0
  return Number(div(mul(qty, minutesOfDay), rate, 0))
}

function officeOf({ noticeFrom, noticeTo }: Values): Call['office'] {
  const [from, to] = [clockOr(noticeFrom, ''), clockOr(noticeTo, '')]
  return from === '' || to === '' || to <= from ? null : { from, to }
}

function factsOf(lines: Json | undefined, no: string, zone: string): readonly Fact[] {
  return linesIn(lines)
    .flatMap(({ callNo, day, clock: time, event, pct }) => {
      const known = isDay(day) && typeof time === 'string' && clock.test(time) && typeof event === 'string'
      if (!known || String(callNo ?? '') !== no) return []
      const at = minuteOf({ day, clock: time }, zone)
      return [{ at, event, pct: isDecimal(pct) ? Number(div(pct, '1', 0)) : null }]
    })
    .toSorted((one, other) => one.at - other.at)
}

function daysOffOf(lines: Json | undefined, no: string): readonly DayOff[] {
  return linesIn(lines).flatMap(({ callNo, day, half }) => {
    const ofCall = callNo === null || callNo === undefined || String(callNo) === no
    return isDay(day) && ofCall ? [{ day, half: half === '1' }] : []
  })
}

function minutes(hours: Json | undefined): number {
  return isDecimal(hours) ? Number(div(mul(hours, '60'), '1', 0)) : 0
}

function clockOr(given: Json | undefined, otherwise: string): string {
  return typeof given === 'string' && clock.test(given) ? given : otherwise
}
