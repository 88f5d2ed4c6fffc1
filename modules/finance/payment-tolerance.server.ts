import sql, { type Sql } from 'sql-template-tag'
import { percentOf } from './percent-of.ts'

/** How far payments may go beyond an amount: so many per cent of it, to the hundredth. */
export function floatingRange(amount: string, percent: string | null): string {
  return percentOf(amount, percent ?? '0')
}

/** The same of two columns, for proofs over many rows. */
export function floatingRangeOf(amount: Sql, percent: Sql): Sql {
  return sql`round(${amount} * coalesce(${percent}, 0) / 100, 2)`
}
