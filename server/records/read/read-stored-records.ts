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
  const records = await ctx.sql.query<Record<string, Json>>(
    repeated(sql`
    select ${selected(mapping)} from ${mapping.table} t
    where t.del_flag = 0 and ${scopeCondition(rowScope(ctx, doc))} and ${condition}${tail(options)}`),
  )
  if (options.lines !== true || records.length === 0) return records
  const addLines = await linesOf(ctx, [...mapping.lines.values()], records.map(idOf))
  for (const record of records) addLines(record)
  return records
}

/** The record of an id, with its lines, or null when it is absent or out of the caller's scope. */
export async function readRecord(ctx: Ctx, doc: AnyDocument, id: string, lock = false): Promise<StoredRecord | null> {
  if (!isId(id)) return null
  const mapping = mappingOf(doc)
  const scope = scopeCondition(rowScope(ctx, doc))
  const all = [...mapping.lines.values()]
  // Whoever waited for the lock must not be told of lines by a statement that began before: he reads them all.
  const asked = lock ? [] : all.filter(({ conditional }) => conditional)
  // Asked for together, and thrown away where the caller may not see the record they belong to.
  const [[record], addLines] = await Promise.all([
    ctx.sql.query<Record<string, Json>>({ ...readingOf(mapping, scope, lock), values: [id, ...scope.values] }),
    linesOf(ctx, lock ? all : all.filter(({ conditional }) => !conditional), [id]),
  ])
  if (record === undefined) return null
  addLines(record)
  const filled = asked.filter(({ name }) => record[name] === true)
  for (const { name } of asked) record[name] = []
  if (filled.length > 0) (await linesOf(ctx, filled, [id]))(record)
  return record
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

/**
 * Whether the record has lines in each sub-table that is shown only under a condition, under the name of the sub-table:
 * most records have none in them, so that these are not asked for.
 */
function filledLines(mapping: Mapping): Sql {
  const filled = [...mapping.lines.values()]
    .filter(({ conditional }) => conditional)
    .map(({ name, table }) => sql`exists (select from ${table} where parent_id = t.id) as ${answerName(name)}`)
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

/** Records with the lines of those sub-tables of which they hold nothing yet; all of them were read in the same way. */
export async function withLines<R extends StoredRecord>(
  ctx: Ctx,
  mapping: Mapping,
  names: readonly string[],
  records: readonly R[],
): Promise<readonly R[]> {
  const missing = [...mapping.lines.values()].filter(
    ({ name }) => names.includes(name) && records.some((record) => record[name] === undefined),
  )
  if (missing.length === 0) return records
  const addLines = await linesOf(ctx, missing, records.map(idOf))
  return records.map((record) => {
    const whole = { ...record }
    addLines(whole)
    return whole
  })
}

/** Reads the lines of some records in some sub-tables, and answers what puts them into each of these. */
async function linesOf(ctx: Ctx, tables: readonly MappedLines[], ids: readonly string[]) {
  const read = await Promise.all(tables.map((lines) => readLines(ctx, lines, ids)))
  return (record: Record<string, Json>) => {
    for (const [at, { name }] of tables.entries()) record[name] = read[at]?.get(idOf(record)) ?? []
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
