import type { Conditions } from '../../../core/answers/report-result.ts'
import type { ReportCondition } from '../../../core/description/report.ts'
import type { Json } from '../../../core/values/json.ts'

export type Values = Readonly<Record<string, Json | undefined>>

/** What a list is asked by the conditions of a report, with these values of its filters and of a row. */
export function asked(conditions: Readonly<Record<string, ReportCondition>>, values: Values): Conditions {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, conditionOf(condition, values)]),
  )
}

/** Conditions without those that a filter left open asks nothing of. */
export function withoutOpen(conditions: Readonly<Record<string, ReportCondition>>, filters: Values) {
  return Object.fromEntries(
    Object.entries(conditions).filter(([, condition]) => namesIn(condition).every((name) => isGiven(filters[name]))),
  )
}

/** Rows that have nothing in a column are a group of their own. */
export function isValue(value: Json): Json {
  return value === null || value === '' ? { empty: true } : value
}

function conditionOf(condition: ReportCondition, values: Values): Json {
  const valueOf = (name: string | undefined): Json => (name === undefined ? null : (values[name] ?? null))
  if (typeof condition === 'string') return isValue(valueOf(condition))
  if ('is' in condition) return condition.is
  if ('year' in condition) return yearOf(String(valueOf(condition.year)))
  return { from: valueOf(condition.from), to: valueOf(condition.to) }
}

function yearOf(year: string): Json {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function namesIn(condition: ReportCondition): readonly string[] {
  if (typeof condition === 'string') return [condition]
  if ('is' in condition) return []
  if ('year' in condition) return [condition.year]
  // One end of a span may be left open.
  return []
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
