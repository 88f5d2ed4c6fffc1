import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { middleDots, narrow } from '../normalize-text.ts'
import { shapedText, type TextShape } from '../one-line-text-kinds.ts'

interface PersonNameField extends FieldBase {
  readonly kind: 'personName'
  readonly min?: number
  readonly max?: number
}

type Options = OptionsOf<PersonNameField>

/** A person's name in Chinese or Latin letters, up to 50 characters unless `max` says otherwise (WID-04). */
export function personName<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'personName' } & P> {
  return fieldOf<'personName', P>('personName', options)
}

const personNameMax = 50

// Ideographs of every extension count, also those that this machine's tables do not know yet: planes
// 2 and 3 hold nothing else. Radicals and numerals that merely look like a character do not.
const letter = String.raw`[\p{Unified_Ideograph}〇\u{20000}-\u{3fffd}A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]`
const part = `${letter}+(?: ${letter}+)*`
const whole = new RegExp(`^${part}(?:·${part})*$`, 'u')

const shape: TextShape = {
  fits: (text) => whole.test(text),
  error: 'text.personName',
  unspaced: 'text.personNameSpace',
  tidy: (text) => middleDots(narrow(text)).replace(/\s\s+|[^\S ]/g, ' '),
}

export const personNameKind = defineKind<PersonNameField>({
  name: 'personName',
  label: { zh: '姓名', ru: 'ФИО', en: 'Person name' },
  ...shapedText(personNameMax, () => shape),
  collation: () => 'strokes',
})
