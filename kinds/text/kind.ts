import type { Field, FieldBase } from '../../core/field.ts'
import type { Checked } from '../../core/kind.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { lengthError, tooLongToRead } from '../text-length.ts'
import { nothing, oneLine } from '../written.ts'
import { patterns, type TextPattern } from './patterns.ts'

export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly min?: number
  readonly max?: number
  readonly pattern?: TextPattern
}

type Options = OptionsOf<TextField>

/** One line of text, up to 200 characters unless `max` says otherwise; `pattern` names a known shape. */
export function text<const P extends Options = object>(options?: Only<P, Options>): Field<string, { readonly kind: 'text' } & P> {
  return fieldOf<'text', P>('text', options)
}

export const textMax = 200

export const textKind = defineKind<TextField>({
  name: 'text',
  sql: () => 'text',
  check: (given, field) => (typeof given === 'string' ? checkText(given, field) : { error: { code: 'kind.wrongType' } }),
  missing: 'kind.fill',
  empty: nothing,
  filter: 'contains',
  sortable: true,
  numeric: false,
  text: (value) => (typeof value === 'string' ? value : ''),
  jsonSchema: ({ min, max }) => ({ type: 'string', maxLength: max ?? textMax, ...(min === undefined ? {} : { minLength: min }) }),
  expression: () => 'text',
  label: { zh: '单行文本', ru: 'Строка', en: 'Text' },
})

function checkText(given: string, field: TextField): Checked {
  if (tooLongToRead(given, field, textMax)) return { error: { code: 'text.max', params: { max: field.max ?? textMax } } }
  const pattern = field.pattern === undefined ? null : patterns[field.pattern]
  // An edge space is an error of its own in a person's name (WID-04), elsewhere it is cut off.
  const spaced = pattern?.unspaced !== undefined && given !== given.trim()
  if (spaced) return { error: { code: pattern.unspaced } }
  const value = pattern?.tidy?.(oneLine(given)) ?? oneLine(given)
  const wrong = lengthError(value, field, textMax) ?? (pattern && !pattern.fits(value) ? { code: pattern.error } : null)
  return wrong ? { error: wrong } : { value }
}
