import sql, { empty, type Sql as Part } from 'sql-template-tag'
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
  const number = await batchNumberRequests(aside, key, async (many) =>
    drawn(aside, doc, numbering, { unitId, day, many, pattern: await patternOf(ctx, doc, numbering) }),
  )
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
  const day = dayOfMs(ctx.now)
  const pattern = await patternOf(ctx, doc, numbering)
  const unitId = pattern.includes('{U}') ? (record.unitId ?? null) : null
  const text = String(record[numbering.field] ?? '')
  const drawn = Number(/\d+(?!.*\d)/.exec(text)?.[0] ?? '0')
  await ctx.sql.aside.query(
    prepared(sql`
    update engine.numbering set value = value - 1
    where rule = ${`${doc.module}.${doc.name}.${numbering.field} `}::text || coalesce((select dept_code from base.department where id = ${unitId}::uuid), '')
      and period = ${periodOf(numbering, day)} and value = ${drawn}::bigint`),
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
    pattern: await patternOf(ctx, doc, numbering),
  })
  if (numbers.length < records.length) throw await uncoded(ctx, unitId)
  return numbers
}

interface Draw {
  readonly unitId: Json
  readonly day: string
  readonly many: number
  readonly pattern: string
}

/** Nothing where the pattern wants a code that the unit has not. */
async function drawn(
  aside: Sql,
  doc: AnyDocument,
  numbering: Numbering,
  { unitId, day, many, pattern }: Draw,
): Promise<readonly string[]> {
  const [before = '', places = '', after = ''] = filledDay(pattern, day).split(/\{(#+)\}/)
  const rows = await aside.query<{ text: string }>(
    prepared(sql`
    with unit as (
      select coalesce((select dept_code from base.department where id = ${pattern.includes('{U}') ? unitId : null}::uuid), '') as code
    ), counter as (
      insert into engine.numbering (rule, period, value) select ${`${doc.module}.${doc.name}.${numbering.field} `}::text || code, ${periodOf(numbering, day)}, ${many}::integer from unit ${whereCoded(pattern)}
      on conflict (rule, period) do update set value = numbering.value + excluded.value returning value
    )
    select replace(${before}::text, '{U}', code) || lpad(n::text, greatest(${places.length}::integer, length(n::text)), '0') || replace(${after}::text, '{U}', code) as text
    from counter, unit, generate_series(counter.value - ${many}::integer + 1, counter.value) n order by n`),
  )
  return rows.map(({ text }) => text)
}

/** The pattern an administrator has set, else the document's own. */
async function patternOf(ctx: Ctx, doc: AnyDocument, { pattern }: Numbering): Promise<string> {
  const key = numberingKey(`${doc.module}.${doc.name}`)
  const [set] = await ctx.sql.aside.query<{ value: string | null }>(
    prepared(sql`select cfg_value as value from base.config where cfg_key = ${key} and del_flag = 0`),
  )
  return set?.value || pattern
}

// Without the unit's code its numbers would read like HT--2026 and be shared by all that have none.
function whereCoded(pattern: string): Part {
  return pattern.includes('{U}') ? sql`where code <> ''` : empty
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

function filledDay(pattern: string, day: string): string {
  return pattern
    .replaceAll('{YYYY}', day.slice(0, 4))
    .replaceAll('{MM}', day.slice(5, 7))
    .replaceAll('{DD}', day.slice(8, 10))
}

function periodOf({ resetBy }: Numbering, day: string): string {
  if (resetBy === 'never') return ''
  if (resetBy === 'year') return day.slice(0, 4)
  return resetBy === 'month' ? day.slice(0, 7) : day
}
