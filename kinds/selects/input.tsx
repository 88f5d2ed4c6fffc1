import type { InputProps } from '../input-services.ts'
import { SeveralDropDown } from '../parts/drop-down.tsx'

/** Several of the field's own choices. */
export default function SelectsInput(props: InputProps) {
  return <SeveralDropDown {...props} />
}
