import type { Field, FieldBase } from '../../core/description/field.ts'
import { dayText } from '../../core/values/day-text.ts'
import { enumerated } from '../../core/values/join-names.ts'
import { checkDays, manyDays } from '../day-kinds.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface CalendarDaysField extends FieldBase {
  readonly kind: 'calendarDays'
  /** Most days that may be picked; 0 is no limit. */
  readonly limit?: number
}

type Options = OptionsOf<CalendarDaysField>

/** Several days picked from the calendar (WID-10), held in their order. */
export function calendarDays<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly string[], { readonly kind: 'calendarDays' } & P> {
  return fieldOf<'calendarDays', P>('calendarDays', options)
}

export const calendarDaysKind = defineKind<CalendarDaysField>({
  name: 'calendarDays',
  label: { zh: '农历日历多选', ru: 'Несколько дат по календарю', en: 'Calendar days' },
  ...manyDays,
  check: (given, { limit = 0 }) => {
    const checked = checkDays(given)
    const tooMany = 'value' in checked && Array.isArray(checked.value) && limit > 0 && checked.value.length > limit
    return tooMany ? { error: { code: 'choice.limit', params: { limit } } } : checked
  },
  filter: 'oneOf',
  text: (value, _field, { lang }) =>
    enumerated(
      (Array.isArray(value) ? value : []).map((day) => dayText(String(day), lang)),
      lang,
    ),
})
