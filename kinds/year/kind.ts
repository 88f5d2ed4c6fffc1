import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'

interface YearField extends FieldBase {
  readonly kind: 'year'
  /** What is planned is planned for the next year too. */
  readonly planned?: true
}

type Options = OptionsOf<YearField>

/** A year, `yyyy`, from 2000 to the present one (WID-07), or to the next where it is planned for. */
export function year<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'year' } & P> {
  return fieldOf<'year', P>('year', options)
}

export const firstYear = '2000'

const beyond = ({ planned }: YearField) => (planned ? 'year.beyond-next' : 'year.beyond')

export const yearKind = defineKind<YearField>({
  name: 'year',
  sql: () => 'text',
  check: (given, field) => {
    const value = typeof given === 'number' ? String(given) : given
    if (typeof value !== 'string' || !/^\d{4}$/.test(value)) return { error: { code: 'year.wrong' } }
    return value < firstYear ? { error: { code: beyond(field) } } : { value }
  },
  missing: 'kind.choose',
  empty: nothing,
  filter: 'range',
  sortable: true,
  numeric: false,
  text: (value) => (typeof value === 'string' ? value : ''),
  jsonSchema: () => ({ type: 'string', pattern: '^[2-9]\\d{3}$' }),
  expression: () => 'decimal',
  bounds: ({ planned }) => ({ most: planned ? 'add(year(today()), 1)' : 'year(today())' }),
  beyond,
  label: { zh: '年份', ru: 'Год', en: 'Year' },
})
