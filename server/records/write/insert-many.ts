import sql, { join, raw, Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { arrayText } from '../list/postgres-array-literal.ts'
import { gramLines, textOfRecord } from '../list/search-text.ts'
import { plainType, toSql } from '../schema/column-value.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { type MappedColumn, type Mapping, mappingOf } from '../schema/table-mapping.ts'
import { tellDuplicates } from './duplicate-value-errors.ts'

/**
 * Writes new records without lines, each with its audit line, and one event for all of them, in one statement:
 * nobody can follow a record before it is there, and pages that show the document are told once anyway.
 */
export async function insertMany(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<void> {
  if (records.length === 0) return
  const mapping = mappingOf(doc)
  const columns = [...mapping.columns.values()].map((column) => given(column, records))
  const written = [...columns, ...searchColumns(mapping, records)]
  const title = titleOf(doc, columns, records)
  const names = join(written.map(({ id }) => id))
  const values = join(written.map((column) => column.read(textIn(column))))
  const at = sql`${new Date(ctx.now).toISOString()}::timestamptz`
  // Which columns vary makes its text: there are too many to keep each of them prepared.
  await tellDuplicates(ctx, doc, () =>
    ctx.sql.query(sql`
    with given as (${rowsOf([...new Set([...written, title])].filter(({ varies }) => varies))}), aud as (
      insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id, unscoped)
      select ${at}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'create', ${mapping.key}, g.id::uuid, nullif(${textIn(title)}, ''), ${ctx.ip}, ${ctx.requestId}, ${ctx.unscoped} from given g
    ), box as (
      insert into engine.outbox (at, event, document, person, data)
      values (${at}, ${`${mapping.key}.create`}, ${mapping.key}, ${ctx.actor.id}::uuid, ${JSON.stringify({ records: records.length })}::jsonb)
    )
    insert into ${mapping.table} (${names}) select ${values} from given g`),
  )
}

/** A column of the rows to be written: one text, or nothing, for each of them. */
interface Given {
  readonly id: Sql
  /** The value of the column that a text stands for. */
  readonly read: (text: Sql) => Sql
  readonly texts: readonly (string | null)[]
  /** Most columns of new records hold the same in all of them, which is said once. */
  readonly varies: boolean
}

function columnOf(id: Sql, texts: readonly (string | null)[], read: Given['read']): Given {
  return { id, read, texts, varies: id.text === '"id"' || texts.some((text) => text !== texts[0]) }
}

/** One array for each column: PostgreSQL reads that five times as fast as the same rows as JSON. */
function rowsOf(columns: readonly Given[]): Sql {
  return sql`select * from unnest(${join(columns.map(({ texts }) => sql`${texts}::text[]`))}) as r(${join(columns.map(({ id }) => id))})`
}

function textIn({ id, texts, varies }: Given): Sql {
  return varies ? sql`g.${id}` : sql`${texts[0] ?? null}::text`
}

function given(column: MappedColumn, records: readonly StoredRecord[]): Given {
  const type = raw(plainType(column.type))
  return columnOf(
    column.id,
    records.map((record) => written(column, record[column.name])),
    (text) => sql`${text}::${type}`,
  )
}

function written(column: MappedColumn, value: Json | undefined): string | null {
  const bound = toSql(column, value)
  if (bound === null) return null
  return Array.isArray(bound) ? arrayText(bound) : String(bound)
}

/** What the audit calls the records: mostly a column that is written anyway. */
function titleOf(doc: AnyDocument, columns: readonly Given[], records: readonly StoredRecord[]): Given {
  const texts = records.map((record) => textOf(record, doc.title))
  return (
    columns.find((column) => texts.every((text, at) => text === (column.texts[at] ?? ''))) ??
    columnOf(raw('told__title'), texts, (text) => text)
  )
}

function searchColumns({ searched }: Mapping, records: readonly StoredRecord[]): Given[] {
  if (searched.length === 0) return []
  const texts = records.map((record) => textOfRecord(searched, record))
  return [
    columnOf(raw('search'), texts, (text) => text),
    // So many quotes of an array would take long to write.
    columnOf(raw('search_grams'), texts.map(gramLines), (text) => sql`string_to_array(${text}, e'\\n')`),
  ]
}
