import type { InputProps } from '../field-services.ts'
import { pastedPhone } from '../phone/mobile-number.ts'
import { TextBox } from '../shared-inputs/text-box.tsx'
import { inputWords } from '../shared-inputs/words.ts'
import { contactLength } from './kind.ts'

/** A landline or mobile number. */
export default function ContactNumberInput(props: InputProps) {
  return <TextBox {...props} maxLength={contactLength} inputMode="tel" hint={inputWords.areaCode} clean={pastedPhone} />
}
