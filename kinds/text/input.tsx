import type { InputProps } from '../field-services.ts'
import { TextBox } from '../shared-inputs/text-box.tsx'

/** One line of text; its length is checked by the kind, not cut while typing. */
export default function TextInput(props: InputProps) {
  return <TextBox {...props} />
}
