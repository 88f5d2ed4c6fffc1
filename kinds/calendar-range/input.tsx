import type { InputProps } from '../field-services.ts'
import { CalendarBox } from '../shared-inputs/calendar-box.tsx'

/** A first and a last day from the calendar. */
export default function CalendarRangeInput(props: InputProps) {
  return <CalendarBox {...props} picks="range" />
}
