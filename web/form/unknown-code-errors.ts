import type { Fields } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { linesIn } from '../../core/values/sub-table-lines.ts'
import type { FieldError } from '../../core/words/refusal.ts'
import type { Values } from '../platform/data/record-values.ts'

/**
 * Codes in lines that their group does not have, such as a label that was pasted and stands for nothing: said at once
 * and not only when the server is asked. What a stored line holds may have been taken out of use since.
 */
export function unknownChoices(
  fields: Fields,
  values: Values,
  before: Readonly<Record<string, Json | undefined>> | null,
): Readonly<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {}
  for (const [name, field] of Object.entries(fields)) {
    const stored = new Map(linesIn(before?.[name]).map((line) => [line.id, line]))
    for (const [column, codes] of chosenColumns(field)) {
      for (const [at, line] of linesIn(values[name]).entries()) {
        const held = line[column]
        if (typeof held === 'string' && held !== '' && !codes.has(held) && stored.get(line.id)?.[column] !== held)
          errors[`${name}.${at}.${column}`] = { code: 'choice.unknown' }
      }
    }
  }
  return errors
}

const known = new WeakMap<object, readonly (readonly [string, ReadonlySet<string>])[]>()

/** The columns of a sub-table whose entries came with the description. */
function chosenColumns(field: object): readonly (readonly [string, ReadonlySet<string>])[] {
  const found =
    known.get(field) ??
    ('fields' in field && typeof field.fields === 'object' && field.fields !== null
      ? Object.entries(field.fields).flatMap(codesOf)
      : [])
  known.set(field, found)
  return found
}

function codesOf([name, column]: readonly [string, unknown]): (readonly [string, ReadonlySet<string>])[] {
  if (
    typeof column !== 'object' ||
    column === null ||
    !('kind' in column) ||
    column.kind !== 'dictionary' ||
    !('options' in column) ||
    !Array.isArray(column.options)
  )
    return []
  return [[name, new Set(column.options.map((option: { readonly code?: unknown }) => String(option.code)))]]
}
