import type { Calculate, Calculation } from '../../../core/description/calculation-result.ts'
import { div, isDecimal, mul, round, sub, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { wallTimeOf } from '../../../core/values/time-zone.ts'
import type { Call, Stretch, Terms } from './charter-terms.ts'
import { savedUntilExpiry, timeSheet, whole } from './port-time-sheet.ts'
import { callsIn, termsIn } from './read-inputs.ts'

/** What one allowance came to, of a port or of all of them together; in hundredths of a minute. */
interface Account {
  readonly allowed: number
  readonly used: number
  /** Time on demurrage. */
  readonly over: number
  /** Time that earns despatch. */
  readonly saved: number
  readonly stretches: readonly Stretch[]
}

const hourDigits = 4
const hundredthsOfHour = '6000'
const hundredthsOfDay = '144000'

/**
 * Laytime by the statement of facts: the time sheet stretch by stretch, what was used of what is allowed, and the
 * money: demurrage for what is over, despatch for what was saved.
 */
export const laytimeSheet: Calculate = (values) => {
  const { calls, lacks } = callsIn(values)
  if (lacks.length > 0) return { results: nothing, working: [], lacks }
  const terms = termsIn(values)
  const accounts =
    values.reversible === '1'
      ? [pooled(calls, terms, values)]
      : calls.map((call) => accountOf([call], terms, values, call.allowed ?? Infinity))
  return { results: resultsOf(accounts, values), working: accounts.flatMap(workingOf), lacks: [] }
}

/** Ports whose time is one allowance. */
function pooled(calls: readonly Call[], terms: Terms, values: Values): Account {
  const allowed = calls.reduce((total, call) => total + (call.allowed ?? Infinity), 0)
  return accountOf(calls, terms, values, allowed)
}

type Values = Readonly<Record<string, Json>>

function accountOf(calls: readonly Call[], terms: Terms, values: Values, minutes: number): Account {
  const allowed = minutes * whole
  const stretches: Stretch[] = []
  let left = allowed
  let saved = 0
  for (const call of calls) {
    const sheet = timeSheet(call, terms, left)
    stretches.push(...sheet.stretches)
    left = sheet.left
    saved = savedOf(call, terms, values, sheet)
  }
  const used = stretches.reduce((total, { counted }) => total + counted, 0)
  return { allowed, used, over: Math.max(0, -left), saved: left === Infinity ? 0 : saved, stretches }
}

/** All time saved runs to the hour at which the allowance would have been used up; else the time that would have counted. */
function savedOf(
  call: Call,
  terms: Terms,
  { despatchBase }: Values,
  { left, end }: { readonly left: number; readonly end: number },
): number {
  if (left <= 0 || left === Infinity) return 0
  return despatchBase === 'all' ? savedUntilExpiry(call, terms, end, left) * whole : left
}

const nothing: Calculation['results'] = {
  allowedHours: null,
  usedHours: null,
  overHours: null,
  savedHours: null,
  demurrage: null,
  despatch: null,
  net: null,
}

function resultsOf(accounts: readonly Account[], { demurrageRate, despatchPct }: Values): Calculation['results'] {
  const rate = isDecimal(demurrageRate) ? demurrageRate : '0'
  const saving = div(mul(rate, isDecimal(despatchPct) ? despatchPct : '50'), '100', hourDigits)
  const demurrage = round(sum(accounts.map(({ over }) => moneyOf(over, rate))), 2)
  const despatch = round(sum(accounts.map(({ saved }) => moneyOf(saved, saving))), 2)
  const total = (of: (account: Account) => number) =>
    hoursOf(accounts.reduce((hundredths, account) => hundredths + of(account), 0))
  return {
    allowedHours: total(({ allowed }) => allowed),
    usedHours: total(({ used }) => used),
    overHours: total(({ over }) => over),
    savedHours: total(({ saved }) => saved),
    demurrage,
    despatch,
    net: round(sub(demurrage, despatch), 2),
  }
}

function moneyOf(time: number, perDay: string): string {
  return div(mul(String(time), perDay), hundredthsOfDay, 2)
}

function hoursOf(time: number): string | null {
  return Number.isFinite(time) ? div(String(time), hundredthsOfHour, hourDigits) : null
}

function workingOf({ stretches }: Account): Calculation['working'] {
  return stretches.map(({ call, from, to, event, pct, rule, counted, left }) => {
    const [begun, ended] = [wallTimeOf(from, call.zone), wallTimeOf(to, call.zone)]
    return {
      callNo: call.no,
      day: begun.day,
      from: begun.clock,
      to: ended.day === begun.day ? ended.clock : '24:00',
      elapsed: hoursOf((to - from) * whole),
      event: event === '' ? null : event,
      rule,
      pct: String(pct),
      counted: hoursOf(counted),
      left: hoursOf(left),
    }
  })
}
