import type { InputProps } from '../field-services.ts'
import { RadioButtons } from '../shared-inputs/inline-choices.tsx'

/** One entry of a short dictionary, all in sight. */
export default function DictionaryRadioInput(props: InputProps) {
  return <RadioButtons {...props} />
}
