import type { InputProps } from '../field-services.ts'
import { TextBox } from '../parts/text-box.tsx'
import { inputWords } from '../parts/words.ts'
import { pastedPhone } from '../phone/mobile.ts'
import { contactLength } from './kind.ts'

/** A landline or mobile number. */
export default function ContactNumberInput(props: InputProps) {
  return <TextBox {...props} maxLength={contactLength} inputMode="tel" hint={inputWords.areaCode} clean={pastedPhone} />
}
