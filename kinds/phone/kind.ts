import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { narrow } from '../normalize-text.ts'
import { shapedText } from '../one-line-text-kinds.ts'
import { isMobile, phoneLength } from './mobile-number.ts'

interface PhoneField extends FieldBase {
  readonly kind: 'phone'
}

type Options = OptionsOf<PhoneField>

/** A mobile number of mainland China: 11 digits (WID-02). */
export function phone<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'phone' } & P> {
  return fieldOf<'phone', P>('phone', options)
}

export const phoneKind = defineKind<PhoneField>({
  name: 'phone',
  label: { zh: '手机号码', ru: 'Мобильный телефон', en: 'Mobile number' },
  ...shapedText(phoneLength, () => ({ fits: isMobile, error: 'text.phone', tidy: narrow, ownLength: true })),
})
