import type { Field, FieldBase } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { middleDots, narrow } from '../normalize-text.ts'
import { shapedText, type TextShape } from '../one-line-text-kinds.ts'
import { textMax } from '../text/kind.ts'

interface UpperEnglishField extends FieldBase {
  readonly kind: 'upperEnglish'
  readonly min?: number
  readonly max?: number
}

type Options = OptionsOf<UpperEnglishField>

/** Capital Latin letters, spaces and middle dots, as on a passport (WID-05). */
export function upperEnglish<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'upperEnglish' } & P> {
  return fieldOf<'upperEnglish', P>('upperEnglish', options)
}

const shape: TextShape = {
  fits: (text) => /^[A-Z ·]+$/.test(text),
  error: 'text.upperEnglish',
  tidy: (text) => middleDots(narrow(text)),
}

export const upperEnglishKind = defineKind<UpperEnglishField>({
  name: 'upperEnglish',
  label: { zh: '大写英文', ru: 'Заглавные латинские буквы', en: 'Capital letters' },
  ...shapedText(textMax, () => shape),
})
