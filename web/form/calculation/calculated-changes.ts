import type { Calculation } from '../../../core/description/calculation-result.ts'
import type { Calculator } from '../../../core/description/calculator.ts'
import { same } from '../../../core/values/same-value.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** What a function is told of a record. */
export function told({ inputs }: Calculator, values: Values): Values {
  return Object.fromEntries(inputs.map((name) => [name, values[name] ?? null]))
}

/** What a calculation makes other than it stands in a form; nothing where all of it stands there already. */
export function changesBy({ results, working }: Calculator, found: Calculation, values: Values): Values {
  const changed = results
    .map((name) => [name, found.results[name] ?? null] as const)
    .filter(([name, value]) => !same(value, values[name] ?? null))
  const stored = linesIn(values[working])
  const isSame =
    stored.length === found.working.length &&
    found.working.every((line, at) => Object.keys(line).every((name) => same(line[name], stored[at]?.[name] ?? null)))
  const lines = found.working.map((line, at) => ({ id: null, ...line, ...idOf(stored[at]) }))
  return { ...Object.fromEntries(changed), ...(isSame ? {} : { [working]: lines }) }
}

function idOf(line: Values | undefined): Values {
  return line?.id === undefined ? {} : { id: line.id }
}
