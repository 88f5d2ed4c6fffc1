import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'

interface ColorField extends FieldBase {
  readonly kind: 'color'
}

type Options = OptionsOf<ColorField>

/** What a new record begins with (WID-15). */
export const usualColor = '#ff8060'

/** A colour as `#rrggbb`, #ff8060 unless `initial` says otherwise; `initial: null` begins without one. */
export function color<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'color' } & P> {
  return {
    ...fieldOf<'color', P>('color', options),
    initial: options && 'initial' in options ? options.initial : usualColor,
  }
}

export const colorKind = defineKind<ColorField>({
  name: 'color',
  sql: () => 'text',
  check: (given) => {
    const value = typeof given === 'string' ? hexOf(given) : null
    return value === null ? { error: { code: 'color.wrong' } } : { value }
  },
  missing: 'color.choose',
  empty: nothing,
  filter: 'equal',
  sortable: false,
  numeric: false,
  text: (value) => (typeof value === 'string' ? value : ''),
  jsonSchema: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  expression: () => 'text',
  label: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
})

// `#F86` is short for `#ff8866`.
function hexOf(given: string): string | null {
  if (given.length > 40) return null
  const digits = given.trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : null
}
