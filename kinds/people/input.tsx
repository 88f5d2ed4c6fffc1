import type { InputProps } from '../field-services.ts'
import { PeoplePicker } from '../person/input.tsx'

/** Several people, chosen in the dialog 选择人员. */
export default function PeopleInput(props: InputProps) {
  const ids = Array.isArray(props.value) ? props.value.map(String) : []
  return (
    <PeoplePicker
      {...props}
      ids={ids}
      multiple
      onChoose={(next) => props.onChange(next.length === 0 ? null : [...next])}
    />
  )
}
