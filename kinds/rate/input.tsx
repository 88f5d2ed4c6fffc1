import type { InputProps } from '../host.ts'
import { NumericInput } from '../parts/numeric-input.tsx'
import { numberOption } from '../parts/option.ts'

/** An exchange rate or share, with as many digits as it is described with. */
export default function RateInput(props: InputProps) {
  return <NumericInput {...props} digits={numberOption(props.field, 'digits', 4)} />
}
