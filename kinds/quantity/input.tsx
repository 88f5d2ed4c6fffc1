import type { InputProps } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { textOption } from '../parts/field-options.ts'
import { NumericInput } from '../parts/numeric-input.tsx'
import { numericOptions } from '../parts/numeric-options.ts'
import { quantityDefaults } from './kind.ts'

/** A quantity, three digits unless described otherwise. */
export default function QuantityInput(props: InputProps) {
  return (
    <NumericInput
      {...props}
      limits={limitsOf(numericOptions(props.field), quantityDefaults)}
      suffix={textOption(props.field, 'unit') || undefined}
    />
  )
}
