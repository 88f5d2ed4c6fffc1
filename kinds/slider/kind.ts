import type { Field } from '../../core/description/field.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { limitsOf, numericKind, type NumericDefaults, type NumericField } from '../numeric-kinds.ts'

interface SliderField extends NumericField {
  readonly kind: 'slider'
}

type Options = OptionsOf<SliderField>

/** A number set by a slider or typed beside it, 0 to 100 unless said (WID-15). */
export function slider<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'slider' } & P> {
  return fieldOf<'slider', P>('slider', options)
}

export const sliderDefaults: NumericDefaults = { digits: 0, step: '1', min: '0', max: '100' }

export const sliderKind = defineKind<SliderField>({
  name: 'slider',
  label: { zh: '滑块', ru: 'Ползунок', en: 'Slider' },
  ...numericKind((field) => limitsOf(field, sliderDefaults)),
})
