import sql, { type Sql as Part } from 'sql-template-tag'
import type { AnyDocument, Numbering } from '../../../core/description/document.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { numberingKey } from '../../platform/settings/numbering-settings.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { batchNumberRequests } from './batch-number-requests.ts'

const draftStart = 'TMP-'

/** What stands in the number field until an approved document is submitted. */
export function draftNumber(record: StoredRecord): string {
  return `${draftStart}${idOf(record).replaceAll('-', '').slice(-12).toUpperCase()}`
}

/** Whether a record still waits for its number. */
export function waitsForNumber(doc: AnyDocument, record: StoredRecord): boolean {
  const number = doc.number === undefined ? 'none' : textOf(record, doc.number.field)
  return isWaitingNumber(number)
}

/** Whether a text stands for a number that is still to come. */
export function isWaitingNumber(number: string): boolean {
  return number === '' || number.startsWith(draftStart)
}

/**
 * The next number of a document for a record's unit and the day of `ctx.now`: unique and rising. It is
 * drawn beside the transaction, so that nobody waits for another's commit; one that is undone leaves a gap.
 * Those who ask at the same moment are served by one statement.
 */
export async function takeNumber(
  ctx: Ctx,
  doc: AnyDocument,
  numbering: Numbering,
  record: StoredRecord,
): Promise<string> {
  const { aside } = ctx.sql
  const day = dayOfMs(ctx.now)
  const unitId = record.unitId ?? null
  const key = [doc.module, doc.name, numbering.field, day, unitId].join(' ')
  const number = await batchNumberRequests(aside, key, (many) => drawn(aside, doc, numbering, { unitId, day, many }))
  if (number === undefined) throw await uncoded(ctx, unitId)
  return number
}

/** Gives a number back whose record kept none after all, unless the next one is drawn already. */
export async function giveBackNumber(
  ctx: Ctx,
  doc: AnyDocument,
  numbering: Numbering,
  record: StoredRecord,
): Promise<void> {
  const text = String(record[numbering.field] ?? '')
  const drawn = Number(/\d+(?!.*\d)/.exec(text)?.[0] ?? '0')
  await ctx.sql.aside.query(
    prepared(sql`
    update engine.numbering set value = value - 1
    where rule = (select ${ruleOf(doc, numbering)}::text || ${codeIn(record.unitId ?? null)} from (select ${patternOf(doc, numbering)} as pattern) p)
      and period = ${periodOf(numbering, dayOfMs(ctx.now))} and value = ${drawn}::bigint`),
  )
}

/** As many numbers as there are records, all of one unit, drawn in one statement. */
export async function takeNumbers(
  ctx: Ctx,
  doc: AnyDocument,
  numbering: Numbering,
  records: readonly StoredRecord[],
): Promise<readonly string[]> {
  const unitId = records[0]?.unitId ?? null
  const numbers = await drawn(ctx.sql.aside, doc, numbering, {
    unitId,
    day: dayOfMs(ctx.now),
    many: records.length,
  })
  if (numbers.length < records.length) throw await uncoded(ctx, unitId)
  return numbers
}

interface Draw {
  readonly unitId: Json
  readonly day: string
  readonly many: number
}

/** Nothing where the pattern wants a code that the unit has not: its numbers would be shared by all that have none. */
async function drawn(
  aside: Sql,
  doc: AnyDocument,
  numbering: Numbering,
  { unitId, day, many }: Draw,
): Promise<readonly string[]> {
  const rows = await aside.query<{ text: string }>(
    prepared(sql`
    with unit as (
      select pattern, ${codeIn(unitId)} as code from (select ${patternOf(doc, numbering)} as pattern) p
    ), counter as (
      insert into engine.numbering (rule, period, value) select ${ruleOf(doc, numbering)}::text || code, ${periodOf(numbering, day)}, ${many}::integer
      from unit where code <> '' or pattern not like '%{U}%'
      on conflict (rule, period) do update set value = numbering.value + excluded.value returning value
    ), dated as (
      select replace(replace(replace(replace(pattern, '{YYYY}', ${day.slice(0, 4)}), '{MM}', ${day.slice(5, 7)}), '{DD}', ${day.slice(8, 10)}), '{U}', code) as text from unit
    )
    select replace(text, places, lpad(n::text, greatest(length(places) - 2, length(n::text)), '0')) as text
    from counter, dated, substring(text from '{#+}') places, generate_series(counter.value - ${many}::integer + 1, counter.value) n order by n`),
  )
  return rows.map(({ text }) => text)
}

/** The pattern an administrator has set, else the document's own. */
function patternOf(doc: AnyDocument, { pattern }: Numbering): Part {
  const key = numberingKey(`${doc.module}.${doc.name}`)
  return sql`coalesce((select nullif(cfg_value, '') from base.config where cfg_key = ${key} and del_flag = 0), ${pattern}::text)`
}

/** The code of the unit whose own counter `pattern` draws from; '' where all units share one. */
function codeIn(unitId: Json): Part {
  return sql`case when pattern like '%{U}%' then coalesce((select dept_code from base.department where id = ${unitId}::uuid), '') else '' end`
}

function ruleOf(doc: AnyDocument, { field }: Numbering): string {
  return `${doc.module}.${doc.name}.${field} `
}

async function uncoded(ctx: Ctx, unitId: Json): Promise<Refusal> {
  const [unit] = await ctx.sql.query<{ name: string }>(
    sql`select dept_name as name from base.department where id = ${unitId}::uuid`,
  )
  return unit === undefined
    ? new Refusal('numbering.no-unit')
    : new Refusal('numbering.no-unit-code', { unit: unit.name })
}

/** The record with its number, when its document draws one. */
export async function numbered(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<StoredRecord> {
  const { number } = doc
  return number === undefined ? record : { ...record, [number.field]: await takeNumber(ctx, doc, number, record) }
}

function periodOf({ resetBy }: Numbering, day: string): string {
  if (resetBy === 'never') return ''
  if (resetBy === 'year') return day.slice(0, 4)
  return resetBy === 'month' ? day.slice(0, 7) : day
}
