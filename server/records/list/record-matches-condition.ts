import { type Condition, isNot, isRange, type Where } from '../../../core/description/where.ts'
import { compare, isDecimal } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import type { StoredRecord } from '../schema/stored-record.ts'

/** Whether a record meets conditions: what `whereCondition` asks the database, of a record in hand. */
export function meets(record: StoredRecord, where: Where): boolean {
  return Object.entries(where).every(([name, wanted]) => fits(record[name] ?? null, wanted))
}

function fits(value: Json, wanted: Condition): boolean {
  if (wanted === null) return value === null
  if (isNot(wanted)) return !fits(value, wanted.not)
  if (Array.isArray(wanted)) return wanted.some((one) => fits(value, one))
  if (isRange(wanted))
    return value !== null && reaches(value, wanted.from ?? null, 1) && reaches(value, wanted.to ?? null, -1)
  return Array.isArray(value) ? value.some((one) => one === wanted) : value === wanted
}

/** Whether a value stands on the right side of an end, or on it. */
function reaches(value: Json, end: Json, side: 1 | -1): boolean {
  return end === null || order(value, end) !== -side
}

function order(value: Json, end: Json): number {
  if (isDecimal(value) && isDecimal(end)) return compare(value, end)
  if (typeof value === 'number' && typeof end === 'number') return Math.sign(value - end)
  // Days and months are texts that sort as they follow.
  return String(value) < String(end) ? -1 : String(value) > String(end) ? 1 : 0
}
