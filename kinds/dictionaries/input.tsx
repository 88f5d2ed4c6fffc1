import type { InputProps } from '../host.ts'
import { SeveralDropDown } from '../parts/drop-down.tsx'

/** Several entries of a dictionary. */
export default function DictionariesInput(props: InputProps) {
  return <SeveralDropDown {...props} />
}
