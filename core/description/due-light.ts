import { addDays } from '../values/day.ts'
import type { Json } from '../values/json.ts'
import type { DescribedField } from './described-document.ts'

/** A day that has passed and a day that is near, of a record that is not done. */
export type DueLight = 'overdue' | 'soon'

/** The light of a day by which a record is to be done; none once it is, and of other days. */
export function dueLight(
  { name, dueSoon, doneIn }: DescribedField,
  row: Readonly<Record<string, Json>>,
  today: string,
): DueLight | null {
  const day = row[name]
  if (typeof dueSoon !== 'number' || typeof day !== 'string' || day === '') return null
  if (doneIn !== undefined && doneIn.codes.includes(String(row[doneIn.field] ?? ''))) return null
  if (day < today) return 'overdue'
  return day <= addDays(today, dueSoon) ? 'soon' : null
}
