import type { InputProps } from '../host.ts'
import { NumericInput } from '../parts/numeric-input.tsx'
import { numberOption } from '../parts/option.ts'

/** A plain number; arrow keys step it. */
export default function NumberInput(props: InputProps) {
  return <NumericInput {...props} digits={numberOption(props.field, 'digits', 0)} step={String(numberOption(props.field, 'step', 1))} />
}
