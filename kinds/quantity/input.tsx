import type { InputProps } from '../host.ts'
import { NumericInput } from '../parts/numeric-input.tsx'
import { numberOption, textOption } from '../parts/option.ts'

/** A quantity, three digits unless described otherwise. */
export default function QuantityInput(props: InputProps) {
  return <NumericInput {...props} digits={numberOption(props.field, 'digits', 3)} suffix={textOption(props.field, 'unit') || undefined} />
}
