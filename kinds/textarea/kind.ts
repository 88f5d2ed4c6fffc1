import type { Checked } from '../../core/description/field-kind.ts'
import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { manyLines, nothing } from '../normalize-text.ts'
import { lengthError, tooLongToRead } from '../text-length.ts'

interface TextareaField extends FieldBase {
  readonly kind: 'textarea'
  readonly min?: number
  readonly max?: number
}

type Options = OptionsOf<TextareaField>

/** Text of several lines, up to 2000 characters unless `max` says otherwise. */
export function textarea<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'textarea' } & P> {
  return fieldOf<'textarea', P>('textarea', options)
}

const textareaMax = 2000

export const textareaKind = defineKind<TextareaField>({
  name: 'textarea',
  sql: () => 'text',
  check: (given, field) =>
    typeof given === 'string' ? checkText(given, field) : { error: { code: 'kind.wrongType' } },
  missing: 'kind.fill',
  empty: nothing,
  filter: 'contains',
  sortable: false,
  numeric: false,
  text: (value) => (typeof value === 'string' ? value : ''),
  jsonSchema: ({ min, max }) => ({
    type: 'string',
    maxLength: max ?? textareaMax,
    ...(min === undefined ? {} : { minLength: min }),
  }),
  expression: () => 'text',
  label: { zh: '多行文本', ru: 'Текст', en: 'Long text' },
})

function checkText(given: string, field: TextareaField): Checked {
  if (tooLongToRead(given, field, textareaMax))
    return { error: { code: 'text.max', params: { max: field.max ?? textareaMax } } }
  const value = manyLines(given)
  const wrong = lengthError(value, field, textareaMax)
  return wrong ? { error: wrong } : { value }
}
