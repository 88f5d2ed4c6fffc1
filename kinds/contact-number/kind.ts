import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { narrow } from '../normalize-text.ts'
import { shapedText, type TextShape } from '../one-line-text-kinds.ts'
import { isMobile } from '../phone/mobile-number.ts'

interface ContactNumberField extends FieldBase {
  readonly kind: 'contactNumber'
}

type Options = OptionsOf<ContactNumberField>

/** A landline with its area code, or a mobile number, in at most 13 characters (WID-03). */
export function contactNumber<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'contactNumber' } & P> {
  return fieldOf<'contactNumber', P>('contactNumber', options)
}

export const contactLength = 13

const shape: TextShape = {
  fits: (text) => (startsLandline(text) ? isLandline(text) : isMobile(text)),
  error: (text) => (startsLandline(text) ? 'text.tel' : 'text.phone'),
  tidy: narrow,
  ownLength: true,
}

export const contactNumberKind = defineKind<ContactNumberField>({
  name: 'contactNumber',
  label: { zh: '联系电话', ru: 'Контактный телефон', en: 'Contact number' },
  ...shapedText(contactLength, () => shape),
})

function startsLandline(text: string): boolean {
  return /^[(（]?0/.test(text)
}

// The area code may stand in brackets or before a hyphen; 13 characters win over the digit range.
function isLandline(text: string): boolean {
  return text.length <= contactLength && /^([(（]\d{3,4}[)）]|\d{3,4}-)?\d{7,14}$/.test(text)
}
