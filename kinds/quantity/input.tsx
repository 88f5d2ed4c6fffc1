import type { InputProps } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { textOption } from '../shared-inputs/field-options.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
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
