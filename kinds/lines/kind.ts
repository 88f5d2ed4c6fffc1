import type { Checked } from '../../core/description/field-kind.ts'
import type { Field, FieldBase, Fields, ValuesOf } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'

interface LinesField extends FieldBase {
  readonly kind: 'lines'
  readonly fields: Fields
  /** Fewest lines, and most: 2000 unless said. */
  readonly min?: number
  readonly max?: number
  /** Numeric columns summed under the table. */
  readonly totals?: readonly string[]
}

type Options = OptionsOf<LinesField>

interface Totals<P extends Options> {
  readonly totals?: readonly (keyof P['fields'] & string)[]
}

/** A sub-table: a list of lines with own ids, whose columns are fields. */
export function lines<const P extends Options>(
  options: Only<P, Options> & Totals<P>,
): Field<readonly ({ id: string } & ValuesOf<P['fields']>)[], { readonly kind: 'lines' } & P> {
  return fieldOf<'lines', P>('lines', options)
}

const linesMax = 2000

export const linesKind = defineKind<LinesField>({
  name: 'lines',
  sql: () => null,
  check: checkLines,
  missing: 'lines.none',
  empty: nothing,
  nothing: [],
  demanded: ({ min = 0 }) => min > 0,
  filter: 'none',
  sortable: false,
  numeric: false,
  text: (value, _field, { lang }) => (Array.isArray(value) ? count[lang](value.length) : ''),
  jsonSchema: ({ max }) => ({ type: 'array', maxItems: max ?? linesMax }),
  // The columns say what a line holds; whoever asks for them knows the kinds.
  expression: () => ({ rows: {} }),
  columns: ({ fields }) => fields,
  label: { zh: '明细', ru: 'Строки', en: 'Lines' },
})

// The shape of the list only: each line is checked by the kinds of its columns.
function checkLines(given: Json, { min = 0, max = linesMax }: LinesField): Checked {
  if (!Array.isArray(given) || !given.every(isLine)) return { error: { code: 'kind.wrongType' } }
  if (given.length < min) return { error: { code: 'lines.few', params: { min } } }
  if (given.length > max) return { error: { code: 'lines.many', params: { max } } }
  return { value: given }
}

function isLine(given: Json): boolean {
  return given !== null && typeof given === 'object' && !Array.isArray(given)
}

const count = {
  zh: (n: number) => `${n} 行`,
  ru: (n: number) => `строк: ${n}`,
  en: (n: number) => (n === 1 ? '1 line' : `${n} lines`),
}
