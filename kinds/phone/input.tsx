import type { InputProps } from '../field-services.ts'
import { TextBox } from '../shared-inputs/text-box.tsx'
import { pastedPhone, phoneLength } from './mobile-number.ts'

/** A mobile number; a pasted `+86 139-1234-5678` loses what is not its own. */
export default function PhoneInput(props: InputProps) {
  return <TextBox {...props} maxLength={phoneLength} inputMode="tel" clean={pastedPhone} />
}
