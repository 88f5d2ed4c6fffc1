import type { InputProps } from '../input-services.ts'
import { SeveralDropDown } from '../parts/drop-down.tsx'

/** Several entries of a dictionary. */
export default function DictionariesInput(props: InputProps) {
  return <SeveralDropDown {...props} />
}
