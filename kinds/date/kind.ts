import { dayOfMs, isDay, msOfDay } from '../../core/day.ts'
import type { Expression, Field, FieldBase } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import type { Lang } from '../../core/language.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { instantOf } from '../instant.ts'
import { nothing } from '../written.ts'

export interface DateField extends FieldBase {
  readonly kind: 'date'
  /** Expressions of a day, such as `today()` or another date's name. */
  readonly notBefore?: Expression
  readonly notAfter?: Expression
}

type Options = OptionsOf<DateField>

/** A day, held as `YYYY-MM-DD`; it travels as the ms of its 11:00 in Shanghai (WID-07). */
export function date<const P extends Options = object>(options?: Only<P, Options>): Field<string, { readonly kind: 'date' } & P> {
  return fieldOf<'date', P>('date', options)
}

export const dateKind = defineKind<DateField>({
  name: 'date',
  sql: () => 'date',
  check: (given) => {
    const value = dayOf(given)
    return value === null ? { error: { code: 'date.wrong' } } : { value }
  },
  missing: 'kind.choose',
  empty: nothing,
  toWire: (value) => (isDay(value) ? msOfDay(value) : value),
  filter: 'range',
  sortable: true,
  numeric: false,
  text: (value, _field, { lang }) => (isDay(value) ? dayText(value, lang) : ''),
  jsonSchema: () => ({ type: 'integer', description: 'ms of 11:00 Asia/Shanghai of the day; YYYY-MM-DD is accepted' }),
  expression: () => 'day',
  bounds: ({ notBefore, notAfter }) => ({ ...(notBefore === undefined ? {} : { least: notBefore }), ...(notAfter === undefined ? {} : { most: notAfter }) }),
  label: { zh: '日期', ru: 'Дата', en: 'Date' },
})

/** A day as people of a language write it: `2026-11-21`, in ru `21.11.2026`. */
export function dayText(day: string, lang: Lang): string {
  return lang === 'ru' ? day.split('-').toReversed().join('.') : day
}

function dayOf(given: Json): string | null {
  if (isDay(given)) return given
  const ms = instantOf(given)
  return ms === null ? null : dayOfMs(ms)
}
