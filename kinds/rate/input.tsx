import type { InputProps } from '../field-services.ts'
import { limitsOf } from '../numeric-kinds.ts'
import { NumericInput } from '../shared-inputs/numeric-input.tsx'
import { numericOptions } from '../shared-inputs/numeric-options.ts'
import { rateDefaults } from './kind.ts'

/** An exchange rate or share, with as many digits as it is described with. */
export default function RateInput(props: InputProps) {
  return <NumericInput {...props} limits={limitsOf(numericOptions(props.field), rateDefaults)} />
}
