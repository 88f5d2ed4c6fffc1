import type { InputProps } from '../field-services.ts'
import { CalendarBox } from '../shared-inputs/calendar-box.tsx'

/** Several days from the calendar. */
export default function CalendarDaysInput(props: InputProps) {
  return <CalendarBox {...props} picks="several" />
}
