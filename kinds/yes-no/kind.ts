import type { Field, FieldBase } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'

interface YesNoField extends FieldBase {
  readonly kind: 'yesNo'
}

type Options = OptionsOf<YesNoField>

/** `'1'` or `'0'`; empty counts as no (WID-06), so it is never missing. */
export function yesNo<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<'0' | '1', { readonly kind: 'yesNo' } & P> {
  return fieldOf<'yesNo', P>('yesNo', options)
}

const answers = new Map<Json, '0' | '1'>([
  ['1', '1'],
  [1, '1'],
  [true, '1'],
  ['true', '1'],
  ['0', '0'],
  [0, '0'],
  [false, '0'],
  ['false', '0'],
])

export const yesNoKind = defineKind<YesNoField>({
  name: 'yesNo',
  sql: () => 'text',
  check: (given) => {
    const value = answers.get(given)
    return value === undefined ? { error: { code: 'kind.wrongType' } } : { value }
  },
  missing: 'kind.choose',
  empty: nothing,
  nothing: '0',
  filter: 'equal',
  sortable: true,
  numeric: false,
  text: (value, _field, { lang }) => (value === '1' ? yes : no)[lang],
  jsonSchema: () => ({ type: 'string', enum: ['0', '1'] }),
  expression: () => 'flag',
  label: { zh: '是否', ru: 'Да или нет', en: 'Yes or no' },
})

const yes = { zh: '是', ru: 'Да', en: 'Yes' }
const no = { zh: '否', ru: 'Нет', en: 'No' }
