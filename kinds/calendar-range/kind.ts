import type { Field, FieldBase } from '../../core/description/field.ts'
import { dayText } from '../../core/values/day-text.ts'
import { checkDays, manyDays } from '../day-kinds.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface CalendarRangeField extends FieldBase {
  readonly kind: 'calendarRange'
}

type Options = OptionsOf<CalendarRangeField>

/** A first and a last day picked from the calendar (WID-10); given the other way round they are put in order. */
export function calendarRange<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<readonly [string, string], { readonly kind: 'calendarRange' } & P> {
  return fieldOf<'calendarRange', P>('calendarRange', options)
}

export const calendarRangeKind = defineKind<CalendarRangeField>({
  name: 'calendarRange',
  label: { zh: '农历日历区间', ru: 'Период по календарю', en: 'Calendar range' },
  ...manyDays,
  check: (given) => {
    const checked = checkDays(given)
    if ('error' in checked || !Array.isArray(checked.value)) return checked
    const [first, last = first, ...more] = checked.value
    return first === undefined || more.length > 0 ? { error: { code: 'calendar.range' } } : { value: [first, last] }
  },
  filter: 'none',
  text: (value, _field, { lang }) =>
    (Array.isArray(value) ? value : []).map((day) => dayText(String(day), lang)).join(lang === 'zh' ? ' 至 ' : ' – '),
})
