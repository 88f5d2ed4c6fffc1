import type { ReportCondition } from '../description/report.ts'
import type { Json } from '../values/json.ts'
import type { Conditions } from './report-result.ts'

export type Values = Readonly<Record<string, Json | undefined>>

/** What a list is asked by the conditions of a report, with these values of its filters and of a row. */
export function asked(conditions: Readonly<Record<string, ReportCondition>>, values: Values): Conditions {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, conditionOf(condition, values)]),
  )
}

/** Conditions without those that a filter left open asks nothing of. */
export function withoutOpen(conditions: Readonly<Record<string, ReportCondition>>, filters: Values) {
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => !isOpen(condition, filters)))
}

/** The condition on a column to hold a value: rows that have nothing there are a group of their own. */
export function conditionOnValue(value: Json): Json {
  return value === null || value === '' ? { empty: true } : value
}

function conditionOf(condition: ReportCondition, values: Values): Json {
  const valueOf = (name: string | undefined): Json => (name === undefined ? null : (values[name] ?? null))
  if (typeof condition === 'string') return conditionOnValue(valueOf(condition))
  if ('is' in condition) return condition.is
  if ('year' in condition) return yearOf(String(valueOf(condition.year)))
  return { from: valueOf(condition.from), to: valueOf(condition.to) }
}

function yearOf(year: string): Json {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** Whether the filters that a condition names were left open; of a span one end may be. */
function isOpen(condition: ReportCondition, filters: Values): boolean {
  if (typeof condition === 'string') return !isGiven(filters[condition])
  if ('is' in condition) return false
  if ('year' in condition) return !isGiven(filters[condition.year])
  return ![condition.from, condition.to].some((name) => name !== undefined && isGiven(filters[name]))
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
