import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { prepared, repeated, type Statement } from '../../platform/database/sql.ts'
import { answerName } from '../schema/sql-identifier.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { type MappedLines, type Mapping, mappingOf } from '../schema/table-mapping.ts'

interface ReadOptions {
  readonly order?: Sql
  readonly limit?: number
  readonly offset?: number
  /** Waits for whoever changes the row and keeps others out until the transaction ends. */
  readonly lock?: boolean
  readonly lines?: boolean
}

/** Living records that the caller's row scope shows, whole: field rights are for those who hand them out. */
export async function readRecords(
  ctx: Ctx,
  doc: AnyDocument,
  condition: Sql,
  options: ReadOptions = {},
): Promise<StoredRecord[]> {
  const mapping = mappingOf(doc)
  const records = await ctx.sql.query<StoredRecord>(
    repeated(sql`
    select ${selected(mapping)} from ${mapping.table} t
    where t.del_flag = 0 and ${scopeCondition(rowScope(ctx, doc))} and ${condition}${tail(options)}`),
  )
  if (options.lines !== true || records.length === 0) return records
  return records.map(await linesOf(ctx, [...mapping.lines.values()], records.map(idOf)))
}

/** The record of an id, with its lines, or null when it is absent or out of the caller's scope. */
export async function readRecord(ctx: Ctx, doc: AnyDocument, id: string, lock = false): Promise<StoredRecord | null> {
  if (!isId(id)) return null
  const mapping = mappingOf(doc)
  const scope = scopeCondition(rowScope(ctx, doc))
  // Whoever waited for the lock must not be told of lines by a statement that began before: he reads them all.
  const [always, sometimes] = lock ? [[...mapping.lines.values()], []] : linesByCondition(mapping)
  // Asked for together, and thrown away where the caller may not see the record they belong to.
  const [[read], lines] = await Promise.all([
    ctx.sql.query<StoredRecord>({ ...readingOf(mapping, scope, lock), values: [id, ...scope.values] }),
    linesOf(ctx, always, [id]),
  ])
  if (read === undefined) return null
  const more = sometimes.filter(({ name }) => read[name] === true)
  const whole = lines(read)
  if (more.length > 0) Object.assign(whole, (await linesOf(ctx, more, [id]))(read))
  for (const { name } of sometimes) if (!more.some((one) => one.name === name)) whole[name] = []
  return whole
}

const conditions = new WeakMap<Mapping, readonly [always: readonly MappedLines[], sometimes: readonly MappedLines[]]>()

/**
 * The sub-tables of a document, and apart from them those that are shown only under a condition: most records have no
 * line in them, so that the record says first in which there are any.
 */
function linesByCondition(
  mapping: Mapping,
): readonly [always: readonly MappedLines[], sometimes: readonly MappedLines[]] {
  const all = [...mapping.lines.values()]
  const known = conditions.get(mapping) ?? [
    all.filter(({ conditional }) => !conditional),
    all.filter(({ conditional }) => conditional),
  ]
  conditions.set(mapping, known)
  return known
}

const readings = new WeakMap<Mapping, Map<string, Statement>>()

/** The statement that reads one record by its id; its long text is put together once per shape of scope. */
function readingOf(mapping: Mapping, scope: Sql, lock: boolean): Statement {
  const known = readings.get(mapping) ?? new Map<string, Statement>()
  readings.set(mapping, known)
  const key = `${lock} ${scope.sql}`
  const statement =
    known.get(key) ??
    prepared(sql`
    select ${selected(mapping)}${lock ? raw('') : filledLines(mapping)} from ${mapping.table} t
    where t.id = ${null}::uuid and t.del_flag = 0 and ${scope}${lock ? raw(' for update of t') : raw('')}`)
  known.set(key, statement)
  return statement
}

/** Whether the record has lines in each of the conditional sub-tables, under the name of the sub-table. */
function filledLines(mapping: Mapping): Sql {
  const [, sometimes] = linesByCondition(mapping)
  const filled = sometimes.map(
    ({ name, table }) => sql`exists (select from ${table} where parent_id = t.id) as ${answerName(name)}`,
  )
  return filled.length === 0 ? raw('') : sql`, ${join(filled)}`
}

const columnLists = new WeakMap<Mapping, Sql>()

/** Every column of the table `t` that a record has; one piece of text, put together once. */
export function selected(mapping: Mapping): Sql {
  const known =
    columnLists.get(mapping) ?? raw(join([...mapping.columns.values()].map(({ selected: one }) => one)).text)
  columnLists.set(mapping, known)
  return known
}

function tail({ order, limit, offset, lock }: ReadOptions): Sql {
  return sql`${order === undefined ? raw('') : sql` order by ${order}`}${
    limit === undefined ? raw('') : sql` limit ${limit}`
  }${offset === undefined ? raw('') : sql` offset ${offset}`}${lock === true ? raw(' for update of t') : raw('')}`
}

type WithLines = (record: StoredRecord) => Record<string, Json>

/** Reads the lines of some records in some sub-tables, and answers what puts them into each of these. */
async function linesOf(ctx: Ctx, tables: readonly MappedLines[], ids: readonly string[]): Promise<WithLines> {
  if (tables.length === 0) return (record) => ({ ...record })
  const read = await Promise.all(tables.map((lines) => readLines(ctx, lines, ids)))
  return (record) => {
    const whole: Record<string, Json> = { ...record }
    for (const [at, { name }] of tables.entries()) whole[name] = read[at]?.get(idOf(record)) ?? []
    return whole
  }
}

const lineReadings = new WeakMap<MappedLines, Statement>()

/** The statement that reads the lines of some parents; its text is put together once. */
function lineReadingOf(lines: MappedLines): Statement {
  const statement =
    lineReadings.get(lines) ??
    prepared(sql`
    select t.id, t.parent_id as "parent id", ${join([...lines.columns.values()].map(({ selected: one }) => one))} from ${lines.table} t
    where t.parent_id = any(${null}::uuid[]) order by t.parent_id, t.line_no`)
  lineReadings.set(lines, statement)
  return statement
}

async function readLines(ctx: Ctx, lines: MappedLines, parents: readonly string[]): Promise<Map<string, Json[]>> {
  const rows = await ctx.sql.query<StoredRecord>({ ...lineReadingOf(lines), values: [parents] })
  const found = new Map<string, Json[]>()
  for (const { 'parent id': parent, ...line } of rows) {
    const own = found.get(String(parent)) ?? []
    own.push(line)
    found.set(String(parent), own)
  }
  return found
}
