import type { InputProps } from '../field-services.ts'
import { CheckBoxes } from '../shared-inputs/inline-choices.tsx'

/** Several entries of a short dictionary, all in sight. */
export default function DictionaryCheckboxesInput(props: InputProps) {
  return <CheckBoxes {...props} />
}
