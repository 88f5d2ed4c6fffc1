import sql, { empty, join, raw, Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type KeptTexts, prepared, preparedFor, repeated } from '../../platform/database/sql.ts'
import { gramLines, textOfRecord } from '../list/search-text.ts'
import { withLines } from '../read/read-stored-records.ts'
import { changedMeanwhile } from '../read/record-refusals.ts'
import { taskPart } from '../role-tasks/task-changes.ts'
import { parameter, plainType, toSql } from '../schema/column-value.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { columnOf, type MappedLines, type Mapping, mappingOf, searchedField } from '../schema/table-mapping.ts'
import { type Change, type Happening, auditParts } from './audit-events.ts'
import { tellDuplicates } from './duplicate-value-errors.ts'

/** Writes a new record with its lines, audit line and event, all in one statement. */
export async function insertRecord(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  happening: Happening,
): Promise<void> {
  const mapping = mappingOf(doc)
  const searching = searchValues(mapping, record)
  const { names, casts, texts } = insertParts(mapping)
  const values = new Sql(
    casts,
    [...mapping.columns.values()].map((column) => toSql(column, record[column.name])),
  )
  const tables = [...mapping.lines.values()].filter(({ name }) => hasLines(record[name]))
  const lines = tables.map((table) => linesPart(table, record))
  const tasks = taskPart(ctx, doc, null, record)
  const key = `${tables.map(({ name }) => name).join()} ${tasks.length}`
  const statement = sql`
    with ${join([...lines, ...auditParts(ctx, doc, record, happening, []), ...tasks])}
    insert into ${mapping.table} (${names}${following(searching.map(({ id }) => id))}) values (${values}${following(searching.map(({ value }) => value))})`
  await tellDuplicates(ctx, doc, () => ctx.sql.query(preparedFor(texts, key, statement)))
}

interface InsertParts {
  readonly names: Sql
  /** What stands between the values: each is cast to its column's type. */
  readonly casts: readonly string[]
  /** By the sub-tables that are written, and whether an office is told. */
  readonly texts: KeptTexts
}

const insertTexts = new WeakMap<Mapping, InsertParts>()

/** The unchanging text of an insert, put together once. */
function insertParts(mapping: Mapping): InsertParts {
  const columns = [...mapping.columns.values()]
  const known: InsertParts = insertTexts.get(mapping) ?? {
    texts: new Map(),
    names: raw(join(columns.map(({ id }) => id)).text),
    casts: ['', ...columns.map(({ type }, at) => `::${plainType(type)}${at < columns.length - 1 ? ',' : ''}`)],
  }
  insertTexts.set(mapping, known)
  return known
}

/** Writes the changed fields of a locked record, with history, audit line and event, in one statement. */
export async function updateRecord(
  ctx: Ctx,
  doc: AnyDocument,
  before: StoredRecord,
  after: StoredRecord,
  changes: readonly Change[],
  happening: Happening,
): Promise<void> {
  const mapping = mappingOf(doc)
  const sets = changes
    .filter(({ field }) => mapping.columns.has(field))
    .map(({ field, after: value }) => {
      const column = columnOf(mapping, field)
      return sql`${column.id} = ${parameter(column, value)}`
    })
  const searching = await changedSearch(ctx, mapping, after, changes)
  const lines = [...mapping.lines.values()]
    .filter(({ name }) => changes.some(({ field }) => field === name))
    .flatMap((table) => [droppedPart(table, after), linesPart(table, after)])
  const statement = sql`
    with ${join([...lines, ...movedPart(mapping, before, changes), ...auditParts(ctx, doc, after, happening, changes), ...taskPart(ctx, doc, before, after)])}
    update ${mapping.table} t set ver = t.ver + 1, update_by = ${ctx.actor.id}::uuid, update_time = ${new Date(ctx.now).toISOString()}::timestamptz
      ${following([...sets, ...searching.map(({ id, value }) => sql`${id} = ${value}`)])}
    where t.id = ${idOf(before)}::uuid and t.ver = ${before.ver}::integer and t.del_flag = 0 returning t.id`
  // Steps of an approval change the same few columns again and again; forms change any.
  const isFrequent = changes.every(({ field }) => mapping.columns.get(field)?.base === true)
  const rows = await tellDuplicates(ctx, doc, () =>
    ctx.sql.query<{ id: string }>(isFrequent ? prepared(statement) : repeated(statement)),
  )
  if (rows.length === 0) throw changedMeanwhile()
}

/** The unit of a record that moved to another is not known of those who may read it: see `disjointWays`. */
function movedPart({ key }: Mapping, record: StoredRecord, changes: readonly Change[]): Sql[] {
  if (!changes.some(({ field }) => field === 'unitId')) return []
  return [
    sql`moved as (update engine.reader set unit_id = null where document = ${key} and record_id = ${idOf(record)}::uuid and unit_id is not null)`,
  ]
}

/** Marks a locked record as deleted; its row stays for those who look back. */
export async function markDeleted(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  happening: Happening,
): Promise<void> {
  const { table } = mappingOf(doc)
  await ctx.sql.query(sql`
    with ${join([...auditParts(ctx, doc, record, happening, []), ...taskPart(ctx, doc, record, null)])}
    update ${table} t set del_flag = 1, ver = t.ver + 1, update_by = ${ctx.actor.id}::uuid, update_time = ${new Date(ctx.now).toISOString()}::timestamptz
    where t.id = ${idOf(record)}::uuid and t.del_flag = 0`)
}

/** The search text where something searched changed; what was read without its lines is completed first. */
async function changedSearch(ctx: Ctx, mapping: Mapping, after: StoredRecord, changes: readonly Change[]) {
  const names = mapping.searched.map(searchedField)
  if (!changes.some(({ field }) => names.includes(field))) return []
  const [whole = after] = await withLines(ctx, mapping, names, [after])
  return searchValues(mapping, whole)
}

function searchValues(mapping: Mapping, record: StoredRecord): { readonly id: Sql; readonly value: Sql }[] {
  if (mapping.searched.length === 0) return []
  const text = textOfRecord(mapping.searched, record)
  return [
    { id: raw('search'), value: sql`${text}` },
    // So many quotes of an array would take long to write.
    { id: raw('search_grams'), value: sql`string_to_array(${gramLines(text)}, e'\\n')` },
  ]
}

function hasLines(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length > 0
}

/** All lines as one JSON parameter: two thousand of them are still one statement. */
function linesPart({ name, table, columns }: MappedLines, record: StoredRecord): Sql {
  const own = [...columns.values()]
  const lines = record[name]
  const rows = (Array.isArray(lines) ? lines : []).map((line: StoredRecord, at: number) => ({
    id: line.id,
    line_no: at + 1,
    ...Object.fromEntries(
      own.map((column) => [
        column.column,
        column.type === 'jsonb' ? (line[column.name] ?? null) : toSql(column, line[column.name]),
      ]),
    ),
  }))
  const typed = own.map(({ id, type }) => sql`${id} ${raw(plainType(type))}`)
  return sql`${raw(`put_${columns.size}_${name.toLowerCase()}`)} as (
    insert into ${table} as l (id, parent_id, line_no${following(own.map(({ id }) => id))})
    select r.id, ${idOf(record)}::uuid, r.line_no${following(own.map(({ id }) => sql`r.${id}`))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, line_no integer${following(typed)})
    on conflict (id) do update set line_no = excluded.line_no${following(own.map(({ id }) => sql`${id} = excluded.${id}`))}
    where l.parent_id = excluded.parent_id)`
}

function droppedPart({ name, table }: MappedLines, record: StoredRecord): Sql {
  const lines = record[name]
  const kept = (Array.isArray(lines) ? lines : []).map((line: StoredRecord) => idOf(line))
  return sql`${raw(`drop_${name.toLowerCase()}`)} as (
    delete from ${table} where parent_id = ${idOf(record)}::uuid and id <> all(${kept}::uuid[]))`
}

/** Parts after others in a list, each behind its comma. */
function following(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? empty : sql`, ${join(parts)}`
}
