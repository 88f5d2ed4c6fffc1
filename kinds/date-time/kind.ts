import type { Field, FieldBase } from '../../core/description/field.ts'
import { dayText } from '../../core/values/day-text.ts'
import { shanghaiAheadMs } from '../../core/values/day.ts'
import type { Lang } from '../../core/values/language.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'
import { nothing } from '../normalize-text.ts'
import { instantOf } from '../parse-instant.ts'

interface DateTimeField extends FieldBase {
  readonly kind: 'dateTime'
}

type Options = OptionsOf<DateTimeField>

/** An instant in epoch ms; people read it in the time of Shanghai. */
export function dateTime<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<number, { readonly kind: 'dateTime' } & P> {
  return fieldOf<'dateTime', P>('dateTime', options)
}

export const dateTimeKind = defineKind<DateTimeField>({
  name: 'dateTime',
  sql: () => 'timestamptz',
  check: (given) => {
    const value = instantOf(given)
    return value === null ? { error: { code: 'date.wrong' } } : { value }
  },
  missing: 'kind.choose',
  empty: nothing,
  // The driver would write a number as a number; the column wants an instant.
  toSql: (value) => (typeof value === 'number' ? new Date(value).toISOString() : value),
  filter: 'range',
  sortable: true,
  numeric: false,
  text: (value, _field, { lang }) => (typeof value === 'number' ? timeText(value, lang) : ''),
  jsonSchema: () => ({ type: 'integer', description: 'epoch ms' }),
  expression: () => 'time',
  label: { zh: '日期时间', ru: 'Дата и время', en: 'Date and time' },
})

/** An instant as people of a language read it, in Shanghai: `2026-11-21 09:30:00`. */
export function timeText(ms: number, lang: Lang): string {
  const iso = new Date(ms + shanghaiAheadMs).toISOString()
  return `${dayText(iso.slice(0, 10), lang)} ${iso.slice(11, 19)}`
}
