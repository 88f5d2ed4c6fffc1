import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'

/** A record as forms and cells hold it; base columns beside its own fields. */
export type Values = Readonly<Record<string, Json>>

type Fields = readonly DescribedField[]

/** Wire -> record values: only kinds that travel otherwise than they are held need work. */
export function recordOf(fields: Fields, wire: Values): Values {
  const changed = travelling(fields)
  if (changed.length === 0) return wire
  const record: Record<string, Json> = { ...wire }
  // What was not sent is not known, which is something else than empty.
  for (const field of changed) if (field.name in wire) record[field.name] = arrived(field, wire[field.name] ?? null)
  return record
}

/** Record -> wire values of the described fields. */
export function wireOf(fields: Fields, record: Values): Values {
  const wire: Record<string, Json> = { ...record }
  for (const field of travelling(fields)) wire[field.name] = departing(field, record[field.name] ?? null)
  return wire
}

const cache = new WeakMap<Fields, Fields>()

function travelling(fields: Fields): Fields {
  const known = cache.get(fields)
  if (known) return known
  const found = fields.filter((field) => kindOf(field.kind).toWire || field.columns)
  cache.set(fields, found)
  return found
}

function arrived(field: DescribedField, value: Json): Json {
  if (value === null) return null
  if (field.columns)
    return Array.isArray(value) ? value.map((line) => recordOf(field.columns ?? [], asValues(line))) : null
  const checked = kindOf(field.kind).check(value, field)
  return 'value' in checked ? checked.value : value
}

function departing(field: DescribedField, value: Json): Json {
  if (value === null) return null
  if (field.columns)
    return Array.isArray(value) ? value.map((line) => withoutNewId(wireOf(field.columns ?? [], asValues(line)))) : null
  return kindOf(field.kind).toWire?.(value, field) ?? value
}

// A line that was never saved has an id of the page's own, for React only.
function withoutNewId({ id, ...line }: Values): Values {
  return typeof id === 'string' && !id.startsWith('new-') ? { id, ...line } : line
}

function asValues(line: Json): Values {
  return typeof line === 'object' && line !== null && !Array.isArray(line) ? (line as Values) : {} // a line is an object of JSON values
}
