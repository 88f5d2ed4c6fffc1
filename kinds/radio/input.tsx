import type { InputProps } from '../field-services.ts'
import { RadioButtons } from '../shared-inputs/inline-choices.tsx'

/** One of the field's own choices, all in sight. */
export default function RadioInput(props: InputProps) {
  return <RadioButtons {...props} />
}
