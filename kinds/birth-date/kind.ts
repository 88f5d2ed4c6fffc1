import type { Field, FieldBase } from '../../core/description/field.ts'
import { isDay } from '../../core/values/day.ts'
import { oneDay } from '../day-kinds.ts'
import { defineKind, fieldOf, type OptionsOf, type Only } from '../define-kind.ts'

interface BirthDateField extends FieldBase {
  readonly kind: 'birthDate'
  /** The field with the ID number; while that holds 18 characters the date is theirs, else people pick it. */
  readonly from?: string
}

type Options = OptionsOf<BirthDateField>

/** A day of birth, read off characters 7 to 14 of an ID number where there is one (WID-07). */
export function birthDate<const P extends Options = object>(
  options?: Only<P, Options>,
): Field<string, { readonly kind: 'birthDate' } & P> {
  return fieldOf<'birthDate', P>('birthDate', options)
}

export const birthDateKind = defineKind<BirthDateField>({
  name: 'birthDate',
  label: { zh: '出生日期', ru: 'Дата рождения', en: 'Date of birth' },
  ...oneDay,
  bounds: () => ({ most: 'today()' }),
  derive: ({ from }, values) => (from === undefined ? null : birthDayOf(values[from])),
})

// GB 11643: six digits of a place, eight of the day of birth, three of an order, one to check.
function birthDayOf(idNumber: unknown): string | null {
  if (typeof idNumber !== 'string' || !/^\d{17}[\dXx]$/.test(idNumber)) return null
  const day = `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`
  return isDay(day) ? day : null
}
