import type { Expression, Field, FieldBase } from '../../core/description/field.ts'
import { oneDay } from '../day-kinds.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface DateField extends FieldBase {
  readonly kind: 'date'
  /** Expressions of a day, such as `today()` or another date's name. */
  readonly notBefore?: Expression
  readonly notAfter?: Expression
  /** It is the day by which the record is to be done: red once it has passed, yellow so many days before. */
  readonly dueSoon?: number
}

type Options = OptionsOf<DateField>

/** A day, held as `YYYY-MM-DD`; it travels as the ms of its 11:00 in Shanghai (WID-07). */
export function date<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'date' } & P> {
  return fieldOf<'date', P>('date', options)
}

export const dateKind = defineKind<DateField>({
  name: 'date',
  label: { zh: '日期', ru: 'Дата', en: 'Date' },
  ...oneDay,
  bounds: ({ notBefore, notAfter }) => ({
    ...(notBefore === undefined ? {} : { least: notBefore }),
    ...(notAfter === undefined ? {} : { most: notAfter }),
  }),
})
