import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { isSet } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** What a widget or a report is told of the conditions of its dashboard; what was left open it is not told. */
export function conditionsOfCell(
  names: Readonly<Record<string, string>>,
  values: Values,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([own, condition]) => {
      const value = values[condition]
      // A day travels as a number; a widget is told in its address, where all is text.
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[own, text]] : []
    }),
  )
}

/** The conditions that say something and that a cell does not heed, as they are called. */
export function unheededBy(cell: CellInfo, filters: readonly DescribedField[], values: Values): readonly string[] {
  const heeded = new Set(Object.values<unknown>(cell.with).flatMap(namedIn))
  return filters
    .filter(({ name, required }) => required !== true && isSet(values[name]) && !heeded.has(name))
    .map(({ label }) => label)
}

/** The conditions of the dashboard that one of a cell names. */
function namedIn(condition: unknown): readonly unknown[] {
  if (typeof condition !== 'object' || condition === null) return [condition]
  return 'is' in condition ? [] : Object.values(condition)
}
