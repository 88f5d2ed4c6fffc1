import type { InputProps } from '../field-services.ts'
import { OneDropDown } from '../shared-inputs/drop-down.tsx'

/** One of the field's own choices. */
export default function SelectInput(props: InputProps) {
  return <OneDropDown {...props} />
}
