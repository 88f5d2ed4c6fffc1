import type { InputProps } from '../field-services.ts'
import { TextBox } from '../shared-inputs/text-box.tsx'

/** Capital letters; small ones are typed as they are and named by the check. */
export default function UpperEnglishInput(props: InputProps) {
  return <TextBox {...props} inputMode="text" />
}
