import type { Fields } from '../core/description/field.ts'
import { countTogether } from '../core/expression/expression-cost.ts'
import type { Json } from '../core/values/json.ts'
import type { FieldError } from '../core/words/refusal.ts'
import { applyInput } from './apply-input.ts'
import { planOf, type RecordPlan } from './compiled-record-fields.ts'
import { computeDerived } from './compute-derived.ts'
import { besideTypes } from './expression-types.ts'
import type { CheckedRecord, RecordContext, Values } from './record-context.ts'

export type { RecordContext, Values } from './record-context.ts'

/**
 * Every rule that a description states, over one record, the same in the form and on the server:
 * who may type, what each kind accepts, what is computed, hidden, required and limited. Names of
 * the columns every record has are passed over; other unknown names are errors.
 */
export function checkRecord(fields: Fields, given: Values, context: RecordContext): CheckedRecord {
  return countTogether(() => {
    const work = applyInput(soundPlan(fields), given, context, context.beside ?? context.before ?? {})
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(fields, name) && !Object.hasOwn(besideTypes, name)) refuseName(name.slice(0, 60), work.errors)
    }
    return computeDerived(work)
  })
}

/** Values of a new record before anybody typed: what descriptions say, hidden fields included, else empty. */
export function initialRecord(fields: Fields, context: RecordContext): Record<string, Json> {
  const plan = soundPlan(fields)
  const work = applyInput(plan, {}, { ...context, before: null }, context.beside ?? {})
  const started = { ...work.values }
  const { values } = computeDerived(work)
  for (const { name } of plan.calcs) started[name] = values[name] ?? null
  return started
}

function refuseName(name: string, errors: Record<string, FieldError>): void {
  errors[name] = { code: 'record.unknownField', params: { name } }
}

function soundPlan(fields: Fields): RecordPlan {
  const plan = planOf(fields)
  if (plan.problems.length > 0) throw new Error(`wrong expressions: ${plan.problems.join('; ')}`)
  return plan
}
