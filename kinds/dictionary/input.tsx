import type { InputProps } from '../field-services.ts'
import { OneDropDown } from '../shared-inputs/drop-down.tsx'

/** One entry of a dictionary. */
export default function DictionaryInput(props: InputProps) {
  return <OneDropDown {...props} />
}
