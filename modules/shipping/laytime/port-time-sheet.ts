import { addDays } from '../../../core/values/day.ts'
import { minuteOf, wallTimeOf } from '../../../core/values/time-zone.ts'
import type { Call, Fact, Rule, Stretch, Terms } from './charter-terms.ts'
import { leavesOut, restAt, type RestWindow, restWindows } from './excepted-periods.ts'
import { noticeTaken } from './notice-of-readiness.ts'

/** The time sheet of one call. */
interface Sheet {
  readonly stretches: readonly Stretch[]
  /** What is left of the allowance at the end, less than nothing on demurrage; in hundredths of a minute. */
  readonly left: number
  readonly end: number
}

interface Course {
  readonly call: Call
  readonly terms: Terms
  readonly windows: readonly RestWindow[]
  readonly taken: number
  /** When laytime begins. */
  readonly start: number
}

/** Hundredths of a minute, so that half of a minute is a whole number too. */
export const whole = 100

/**
 * Every stretch from the notice to the end of work, with what counts of it and by which rule. `left` is what the
 * allowance has when the call begins: once nothing is left all time counts, but for faults of the vessel.
 */
export function timeSheet(call: Call, terms: Terms, left: number): Sheet {
  const end = call.facts.findLast(({ event }) => event === 'fin')?.at ?? 0
  const given = call.facts.find(({ event }) => event === 'nor')?.at ?? end
  const windows = restWindows(call, terms, given, end)
  const taken = noticeTaken(call, windows, given, end)
  const start = startOf(call, terms, taken, left <= 0)
  const course = { call, terms, windows, taken, start }
  const stretches: Stretch[] = []
  let rest = left
  const edges = edgesOf(course, given, end)
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const added = stretchesOf(course, { from, to: edges[index + 1] ?? end }, rest)
    stretches.push(...added)
    rest = added.at(-1)?.left ?? rest
  }
  return { stretches, left: rest, end }
}

/** On demurrage a notice needs no time to run out. */
function startOf({ turn, facts }: Call, { early }: Terms, taken: number, onDemurrage: boolean): number {
  if (onDemurrage) return taken
  const begun = taken + turn
  const work = facts.find(({ event }) => event === 'st')?.at ?? begun
  return early === 'start' ? Math.min(begun, work) : begun
}

function edgesOf({ call, windows, taken, start }: Course, from: number, to: number): readonly number[] {
  const inner = [
    ...call.facts.map(({ at }) => at),
    ...windows.flatMap((window) => [window.from, window.to]),
    ...midnights(call.zone, from, to),
    taken,
    start,
  ]
  return [...new Set([from, ...inner.filter((at) => from < at && at < to), to])].toSorted((a, b) => a - b)
}

function midnights(zone: string, from: number, to: number): readonly number[] {
  const found: number[] = []
  for (let day = wallTimeOf(from, zone).day; ; day = addDays(day, 1)) {
    const at = minuteOf({ day, clock: '00:00' }, zone)
    if (at >= to) return found
    found.push(at)
  }
}

/** One stretch, or two where the allowance runs out in it. */
function stretchesOf(
  course: Course,
  span: { readonly from: number; readonly to: number },
  left: number,
): readonly Stretch[] {
  const { call } = course
  const fact = call.facts.findLast(({ at }) => at <= span.from)
  const { pct, rule } = weighed(course, span.from, fact, left)
  const counted = (span.to - span.from) * pct
  const event = fact?.event ?? ''
  if (left <= 0 || counted <= left) return [{ call, ...span, event, pct, rule, counted, left: left - counted }]
  const out = span.from + Math.ceil(left / pct)
  const before = { call, from: span.from, to: out, event, pct, rule, counted: (out - span.from) * pct }
  const first: Stretch = { ...before, left: left - before.counted }
  return out === span.to ? [first] : [first, ...stretchesOf(course, { from: out, to: span.to }, first.left)]
}

/** How much counts of the time after a minute, in percent, and by which rule. */
function weighed(
  { terms, windows, taken, start }: Course,
  minute: number,
  fact: Fact | undefined,
  left: number,
): { readonly pct: number; readonly rule: Rule } {
  const event = fact?.event
  if (minute < start) {
    const worked = terms.early === 'used' && event === 'st'
    if (worked) return { pct: whole, rule: 'early' }
    return { pct: 0, rule: minute < taken ? 'notice' : 'turn' }
  }
  // Time lost by the vessel's own fault never counts; once on demurrage everything else does.
  if (event === 'eqs') return { pct: 0, rule: 'vessel' }
  if (left <= 0) return { pct: whole, rule: 'demurrage' }
  if (fact !== undefined && fact.pct !== null) return { pct: fact.pct, rule: 'agreed' }
  if (event === 'rain' && terms.weather) return { pct: 0, rule: 'rain' }
  if (event === 'shift') return { pct: 0, rule: 'shifting' }
  const rest = event === 'hol' && leavesOut(terms.term) ? 'holiday' : restAt(windows, minute)
  if (rest === null) return { pct: whole, rule: 'counts' }
  return terms.term === 'shexuu' && event === 'st' ? { pct: whole, rule: 'used' } : { pct: 0, rule: rest }
}

/**
 * The minutes from the end of work until the allowance would have run out: with the times that the term leaves out.
 */
export function savedUntilExpiry(call: Call, terms: Terms, end: number, left: number): number {
  const needed = Math.ceil(left / whole)
  let [at, rest] = [end, needed]
  while (rest > 0) {
    const until = at + rest
    const windows = restWindows(call, terms, at, until)
    const window = windows.find(({ from, to }) => from <= at && at < to)
    if (window) {
      at = window.to
      continue
    }
    const next = Math.min(until, ...windows.map(({ from }) => from).filter((from) => from > at))
    rest -= next - at
    at = next
  }
  return at - end
}
