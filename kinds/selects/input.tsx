import type { InputProps } from '../field-services.ts'
import { SeveralDropDown } from '../shared-inputs/drop-down.tsx'

/** Several of the field's own choices. */
export default function SelectsInput(props: InputProps) {
  return <SeveralDropDown {...props} />
}
