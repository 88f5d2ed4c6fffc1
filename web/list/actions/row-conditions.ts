import type { Described } from '../../../core/description/described-document.ts'
import { askerNames, compile, holds, type Asker } from '../../../core/expression/expression.ts'
import { expressionTypes } from '../../../kinds/expression-types.ts'
import { fieldsOf } from '../../form/form-fields.ts'
import type { RowCondition } from './row-verbs.ts'

/**
 * Whether an action's own condition holds over a row. What a row does not carry (lines, fields the reader
 * may not see) is no reason to hide an action: the server asks again and says why not.
 */
export function rowConditions(doc: Described, asker: Asker): RowCondition {
  const types = expressionTypes(fieldsOf(doc.fields))
  const compiled = new Map(
    doc.actions.map(({ verb, when }) => [verb, when === undefined ? null : compile(when, types)]),
  )
  return (verb, row) => {
    const condition = compiled.get(verb)
    if (!condition || 'problem' in condition) return true
    // Who asks is always known.
    if (condition.uses.some((name) => !(name in askerNames) && row[name] === undefined)) return true
    return holds(condition, row, asker)
  }
}
