import type { InputProps } from '../field-services.ts'
import { TextBox } from '../shared-inputs/text-box.tsx'

/** A person's name. */
export default function PersonNameInput(props: InputProps) {
  return <TextBox {...props} />
}
