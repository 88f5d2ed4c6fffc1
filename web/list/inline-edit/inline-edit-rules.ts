import type { Fields } from '../../../core/description/field.ts'
import { holds, type Asker } from '../../../core/expression/expression.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import { planOf } from '../../../kinds/compiled-record-fields.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { same, type CheckRow } from './inline-edit-changes.ts'

/**
 * The rules of the form over a row of a list. A row comes without its lines, so what follows from them is the
 * server's: only what the unchanged row reproduces is computed here, and only new errors are shown.
 */
export function rowRules(fields: Fields, asker: Asker, writable: (name: string) => boolean): CheckRow {
  const { calcs } = planOf(fields)
  const known = new WeakMap<Values, { readonly computable: readonly string[]; readonly wrong: ReadonlySet<string> }>()
  const asRead = (before: Values) => {
    let read = known.get(before)
    if (!read) {
      const { values, errors } = checkRecord(fields, {}, { ...asker, before, writable })
      read = {
        computable: calcs.map(({ name }) => name).filter((name) => same(values[name] ?? null, before[name] ?? null)),
        wrong: new Set(Object.keys(errors)),
      }
      known.set(before, read)
    }
    return read
  }
  return (before, changed) => {
    const { values, errors } = checkRecord(fields, changed, { ...asker, before, writable })
    const { computable, wrong } = asRead(before)
    return {
      errors: Object.fromEntries(Object.entries(errors).filter(([path]) => path in changed || !wrong.has(path))),
      computed: Object.fromEntries(
        computable
          .filter((name) => !same(values[name] ?? null, before[name] ?? null))
          .map((name) => [name, values[name] ?? null]),
      ),
    }
  }
}

/** Whether a condition of the description keeps a field of this row from being typed. */
export function isClosed(fields: Fields, name: string, values: Values, asker: Asker): boolean {
  const field = planOf(fields).fields.get(name)
  if (!field || field.calc !== null || field.readonly === true) return true
  const shut = typeof field.readonly === 'object' && holds(field.readonly, values, asker)
  return shut || (field.visible !== null && !holds(field.visible, values, asker))
}
