import type { InputProps } from '../field-services.ts'
import { CalendarBox } from '../shared-inputs/calendar-box.tsx'

/** A day from the calendar. */
export default function CalendarDayInput(props: InputProps) {
  return <CalendarBox {...props} picks="one" />
}
