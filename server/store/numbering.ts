import sql, { type Sql } from 'sql-template-tag'
import { dayOfMs } from '../../core/day.ts'
import type { AnyDocument, Numbering } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { idOf, type StoredRecord, textOf } from './stored-record.ts'

const draftStart = 'TMP-'

/** What stands in the number field until an approved document is submitted. */
export function draftNumber(record: StoredRecord): string {
  return `${draftStart}${idOf(record).replaceAll('-', '').slice(-12).toUpperCase()}`
}

/** Whether a record still waits for its number. */
export function waitsForNumber(doc: AnyDocument, record: StoredRecord): boolean {
  const number = doc.number === undefined ? 'none' : textOf(record, doc.number.field)
  return number === '' || number.startsWith(draftStart)
}

/**
 * The next number of a document for a record's unit and the day of `ctx.now`: unique and rising, since
 * the counter's row stays locked until the transaction ends; gaps are allowed.
 */
export async function takeNumber(ctx: Ctx, doc: AnyDocument, numbering: Numbering, record: StoredRecord): Promise<string> {
  const [row] = await ctx.sql.query<{ text: string }>(prepared(sql`with ${numberParts(ctx, doc, numbering, record)} select text from num`))
  if (row === undefined) throw new Error(`${doc.module}.${doc.name} drew no number`)
  return row.text
}

/** The same as parts of a larger statement, in which `(select text from num)` is the number. */
export function numberParts(ctx: Ctx, doc: AnyDocument, numbering: Numbering, record: StoredRecord): Sql {
  const day = dayOfMs(ctx.now)
  const unitId = numbering.pattern.includes('{U}') ? record.unitId ?? null : null
  const [before = '', places = '', after = ''] = filledDay(numbering.pattern, day).split(/\{(#+)\}/)
  return sql`unit as (
    select coalesce((select dept_code from base.department where id = ${unitId}::uuid), '') as code
  ), counter as (
    insert into engine.numbering (rule, period, value) select ${`${doc.module}.${doc.name}.${numbering.field} `}::text || code, ${periodOf(numbering, day)}, 1 from unit
    on conflict (rule, period) do update set value = numbering.value + 1 returning value::text
  ), num as (
    select replace(${before}::text, '{U}', code) || lpad(value, greatest(${places.length}::integer, length(value)), '0') || replace(${after}::text, '{U}', code) as text from counter, unit
  )`
}

function filledDay(pattern: string, day: string): string {
  return pattern.replaceAll('{YYYY}', day.slice(0, 4)).replaceAll('{MM}', day.slice(5, 7)).replaceAll('{DD}', day.slice(8, 10))
}

function periodOf({ resetBy }: Numbering, day: string): string {
  if (resetBy === 'never') return ''
  if (resetBy === 'year') return day.slice(0, 4)
  return resetBy === 'month' ? day.slice(0, 7) : day
}
