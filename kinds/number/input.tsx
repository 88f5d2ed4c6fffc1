import type { InputProps } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
import { numberDefaults } from './kind.ts'

/** A plain number. */
export default function NumberInput(props: InputProps) {
  return <NumericInput {...props} limits={limitsOf(numericOptions(props.field), numberDefaults)} />
}
