import type { DescribedField } from '../../core/description/described-document.ts'
import type { InputProps } from '../field-services.ts'
import { flagOption, textOption } from '../shared-inputs/field-options.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
import { rawFigures, readAmount, showFigures, type Notation } from './amount-notation.ts'
import { currencyLimits } from './kind.ts'

/** An amount with its sign beside it, pulled within its limits when left. */
export default function CurrencyInput(props: InputProps) {
  const notation = notationOf(props.field)
  const limits = currencyLimits({
    ...numericOptions(props.field),
    minus: flagOption(props.field, 'minus'),
    emits: textOption(props.field, 'emits') === 'number' ? 'number' : 'string',
  })
  const sign = { [notation.symbolAt ?? 'prefix']: notation.symbol }
  return (
    <NumericInput
      {...props}
      {...sign}
      limits={limits}
      clamp={limits}
      writing={{
        show: (value, digits, lang) => showFigures(value, digits, lang, notation),
        raw: (value, lang) => rawFigures(value, lang, notation),
        read: (text, lang) => readAmount(text, notation, lang),
      }}
    />
  )
}

function notationOf(field: DescribedField): Notation {
  const said = (name: string) => (typeof field[name] === 'string' ? { [name]: textOption(field, name) } : {})
  return {
    ...said('symbol'),
    ...said('thousand'),
    ...said('point'),
    symbolAt: textOption(field, 'symbolAt') === 'suffix' ? 'suffix' : 'prefix',
  }
}
