import type { Described, DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Values } from '../platform/data/record-values.ts'

/**
 * What a new record takes over from another: what people type and choose, with its lines. Not what is one
 * record's own: numbers, states, unique values, what others compute, files, and what the reader does not see whole.
 */
export function copyOf(doc: Described, record: Values): Values {
  const inForm = new Set(doc.form.flatMap(({ fields }) => fields))
  const taken = doc.fields.filter((field) => inForm.has(field.name) && isCopied(doc, field))
  const filled = taken.flatMap(({ fill, name }) => (isFilling(fill) && record[name] ? Object.keys(fill) : []))
  const readable = new Set(doc.fields.filter(({ rights }) => rights.read).map(({ name }) => name))
  const names = new Set([...taken.map(({ name }) => name), ...filled.filter((name) => readable.has(name))])
  return Object.fromEntries(
    doc.fields
      .filter(({ name }) => names.has(name))
      .flatMap((field) => {
        const value = record[field.name] ?? null
        return kindOf(field.kind).empty(value)
          ? []
          : [[field.name, field.columns ? freshLines(field.columns, value) : value]]
      }),
  )
}

function isCopied(doc: Described, { name, kind, rights, unique, readonly: fixed, calc }: DescribedField): boolean {
  const own =
    name === doc.numberField ||
    name === doc.stateField ||
    unique === true ||
    kind === 'attachment' ||
    kind === 'autoNumber'
  return !own && fixed !== true && calc === undefined && rights.read && rights.write && !places.has(name)
}

// The copy belongs where its drafter works.
const places: ReadonlySet<string> = new Set(['unitId', 'deptId'])

function isFilling(fill: DescribedField[string]): fill is Readonly<Record<string, string>> {
  return typeof fill === 'object' && fill !== null && !Array.isArray(fill)
}

// Lines get ids of their own, and nothing in columns that the reader does not see whole.
function freshLines(columns: readonly DescribedField[], lines: Json): Json {
  const taken = columns.filter(({ rights, kind }) => rights.read && kind !== 'attachment')
  return (Array.isArray(lines) ? lines : []).map((line: Values, at) => ({
    id: `new-${at + 1}`,
    ...Object.fromEntries(taken.map(({ name }) => [name, line[name] ?? null])),
  }))
}
