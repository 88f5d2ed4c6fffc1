import type { InputProps } from '../host.ts'
import { RadioButtons } from '../parts/in-sight.tsx'

/** One of the field's own choices, all in sight. */
export default function RadioInput(props: InputProps) {
  return <RadioButtons {...props} />
}
