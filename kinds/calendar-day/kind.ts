import type { Field, FieldBase } from '../../core/description/field.ts'
import { oneDay } from '../day-kinds.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface CalendarDayField extends FieldBase {
  readonly kind: 'calendarDay'
}

type Options = OptionsOf<CalendarDayField>

/** A day picked from the calendar with lunar days, festivals and days off (WID-10). */
export function calendarDay<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'calendarDay' } & P> {
  return fieldOf<'calendarDay', P>('calendarDay', options)
}

export const calendarDayKind = defineKind<CalendarDayField>({
  name: 'calendarDay',
  label: { zh: '农历日历', ru: 'Дата по календарю', en: 'Calendar day' },
  ...oneDay,
})
