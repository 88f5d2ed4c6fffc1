import { Slider } from 'antd'
import { isDecimal } from '../../core/values/decimal.ts'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
import { sliderDefaults, sliderKind } from './kind.ts'
import css from './slider.module.css'

/** A slider and the number it stands at, each moving the other; where there is little room the number alone. */
export default function SliderInput(props: InputProps) {
  const { lang } = useHost()
  const { value, field, disabled, onChange, onBlur, label, compact, search } = props
  const limits = limitsOf(numericOptions(field), sliderDefaults)
  const box = <NumericInput {...props} limits={limits} clamp={limits} />
  if (compact || search) return box
  const text = (at: number) => sliderKind.text(at.toFixed(limits.digits), field, { lang, name: (_source, key) => key })
  return (
    <div className={css.slider}>
      <Slider
        min={Number(limits.min)}
        max={Number(limits.max)}
        step={Number(limits.step)}
        value={isDecimal(value) ? Number(value) : Number(limits.min)}
        disabled={disabled}
        ariaLabelForHandle={label ?? field.label}
        ariaValueTextFormatterForHandle={text}
        tooltip={{ formatter: (at) => (at === undefined ? null : text(at)) }}
        onChange={(at) => onChange(at.toFixed(limits.digits))}
        onChangeComplete={onBlur}
      />
      {box}
    </div>
  )
}
