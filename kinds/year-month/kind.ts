import type { Field, FieldBase } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'

interface YearMonthField extends FieldBase {
  readonly kind: 'yearMonth'
}

type Options = OptionsOf<YearMonthField>

/** A month, `yyyy-MM` (WID-07). */
export function yearMonth<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'yearMonth' } & P> {
  return fieldOf<'yearMonth', P>('yearMonth', options)
}

const month = '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$'
const shape = new RegExp(month)

export function isMonth(given: Json): given is string {
  return typeof given === 'string' && shape.test(given)
}

export const yearMonthKind = defineKind<YearMonthField>({
  name: 'yearMonth',
  sql: () => 'text',
  check: (given) => (isMonth(given) ? { value: given } : { error: { code: 'yearMonth.wrong' } }),
  missing: 'kind.choose',
  empty: nothing,
  filter: 'range',
  sortable: true,
  numeric: false,
  text: (value, _field, { lang }) => {
    if (typeof value !== 'string') return ''
    return lang === 'ru' ? value.split('-').toReversed().join('.') : value
  },
  jsonSchema: () => ({ type: 'string', pattern: month }),
  expression: () => 'text',
  label: { zh: '年月', ru: 'Месяц', en: 'Month' },
})
