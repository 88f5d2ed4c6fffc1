import { evaluate, holds, type Asker, type Compiled } from '../core/expression/expression.ts'
import type { Json } from '../core/values/json.ts'
import type { FieldError } from '../core/words/refusal.ts'
import type { PlannedField, RecordPlan } from './compiled-record-fields.ts'

export type Values = Readonly<Record<string, Json | undefined>>

/** Who writes what over which record. */
export interface RecordContext extends Asker {
  /**
   * The record as it is stored, or nothing for a new one. What nobody may type, and what is not given, keeps its value.
   */
  readonly before?: Values | null
  /** Names whose values our own rules computed: taken although people may not type them. */
  readonly trusted?: ReadonlySet<string>
  /** Whether this person may write a field; what he may not keeps its value. */
  readonly writable?: (name: string) => boolean
  /**
   * Columns beside the fields that expressions may read (approvalStatus, unitId …); those of `before` when left out.
   */
  readonly beside?: Values
}

/** Record values of every field, and what is wrong: field (or `lines.0.qty`) to error. */
export interface CheckedRecord {
  readonly values: Record<string, Json>
  readonly errors: Record<string, FieldError>
}

/** One record, or one line of it, on its way through the rules. */
export interface Work extends CheckedRecord {
  readonly plan: RecordPlan
  readonly context: RecordContext
  /** What expressions see beside the record's own values. */
  readonly around: Values
  /** Fields that their own condition closes. */
  readonly closed: Set<string>
}

/** Whether a condition holds over the record as it stands now. */
export function says(condition: Compiled, work: Work): boolean {
  return holds(condition, seen(condition, work), work.context)
}

/** What an expression answers over the record as it stands now. */
export function answer(expression: Compiled, work: Work): Json {
  return evaluate(expression, seen(expression, work), work.context)
}

// Only the names it reads: a sub-table of thousands of lines asks often.
function seen({ uses }: Compiled, { around, values }: Work): Values {
  const names: Record<string, Json | undefined> = {}
  for (const name of uses) names[name] = Object.hasOwn(values, name) ? values[name] : around[name]
  return names
}

/** Whether this person fills a field, as far as its own condition lets him: nobody tells him that another is empty. */
export function isOpen({ name, readonly, calc }: PlannedField, { trusted, writable }: RecordContext): boolean {
  if (trusted?.has(name) === true) return true
  return readonly !== true && calc === null && (writable?.(name) ?? true)
}

/** What the record holds for a field that has no value. */
export function nothingOf({ kind }: PlannedField): Json {
  return kind.nothing ?? null
}

/** Forgets what was wrong with a field and the lines in it. */
export function forgive(name: string, errors: Record<string, FieldError>): void {
  for (const path of Object.keys(errors)) if (path === name || path.startsWith(`${name}.`)) delete errors[path]
}
