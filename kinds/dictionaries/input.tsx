import type { InputProps } from '../field-services.ts'
import { SeveralDropDown } from '../shared-inputs/drop-down.tsx'

/** Several entries of a dictionary. */
export default function DictionariesInput(props: InputProps) {
  return <SeveralDropDown {...props} />
}
