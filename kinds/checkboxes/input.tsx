import type { InputProps } from '../field-services.ts'
import { CheckBoxes } from '../shared-inputs/inline-choices.tsx'

/** Several of the field's own choices, all in sight. */
export default function CheckboxesInput(props: InputProps) {
  return <CheckBoxes {...props} />
}
