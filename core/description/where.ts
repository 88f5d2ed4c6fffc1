import type { Json } from '../values/json.ts'

/** From and to, both included; either may be missing. */
export interface Range {
  readonly from?: Json
  readonly to?: Json
}

/** What one field has to be: equal to a value, one of several, within a range, empty (null), or not something. */
export type Condition = Json | Range | { readonly not: Json }

/** Which records, field by field. */
export type Where = Readonly<Record<string, Condition>>

/** Whether a condition turns another one round. */
export function isNot(wanted: Condition): wanted is { readonly not: Json } {
  return typeof wanted === 'object' && wanted !== null && 'not' in wanted
}

/** Whether a condition is a range. */
export function isRange(wanted: Condition): wanted is Range {
  return typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted) && !isNot(wanted)
}
