import sql, { join, raw, Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { prepared } from '../database/sql.ts'
import { arrayText } from './array-text.ts'
import { plainType, toSql } from './column-value.ts'
import { type MappedColumn, type Mapping, mappingOf } from './mapping.ts'
import { grams, textOfRecord } from './search-text.ts'
import { type StoredRecord, textOf } from './stored-record.ts'
import { tellDuplicates } from './unique.ts'

/** Writes new records without lines, with audit lines and events, all in one statement. */
export async function insertMany(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<void> {
  if (records.length === 0) return
  const mapping = mappingOf(doc)
  const written = [...mapping.columns.values()].map((column) => given(column, records))
  const searching = searchColumns(mapping, records)
  const told: Given = { id: raw('told__title'), value: raw('r.told__title'), texts: records.map((record) => textOf(record, doc.title) || null) }
  const names = join([...written, ...searching].map(({ id }) => id))
  const at = sql`${new Date(ctx.now).toISOString()}::timestamptz`
  const statement = sql`
    with given as (${rowsOf([...written, ...searching, told])}), aud as (
      insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id, unscoped)
      select ${at}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'create', ${mapping.key}, g.id, g.told__title, ${ctx.ip}, ${ctx.requestId}, ${ctx.unscoped} from given g
    ), box as (
      insert into engine.outbox (at, event, document, record_id, person, data)
      select ${at}, ${`${mapping.key}.create`}, ${mapping.key}, g.id, ${ctx.actor.id}::uuid, '{}'::jsonb from given g
    )
    insert into ${mapping.table} (${names}) select ${names} from given`
  await tellDuplicates(ctx, doc, () => ctx.sql.query(prepared(statement)))
}

/** A column of the rows to be written: one text, or nothing, for each of them. */
interface Given {
  readonly id: Sql
  /** The value of the column in the text of the row `r`. */
  readonly value: Sql
  readonly texts: readonly (string | null)[]
}

/** One array for each column: PostgreSQL reads that five times as fast as the same rows as JSON. */
function rowsOf(columns: readonly Given[]): Sql {
  const typed = columns.map(({ id, value }) => sql`${value} as ${id}`)
  const arrays = columns.map(({ texts }) => sql`${texts}::text[]`)
  return sql`select ${join(typed)} from unnest(${join(arrays)}) as r(${join(columns.map(({ id }) => id))})`
}

function given(column: MappedColumn, records: readonly StoredRecord[]): Given {
  return { id: column.id, value: sql`r.${column.id}::${raw(plainType(column.type))}`, texts: records.map((record) => textIn(column, record[column.name])) }
}

function textIn(column: MappedColumn, value: Json | undefined): string | null {
  const bound = toSql(column, value)
  if (bound === null) return null
  return Array.isArray(bound) ? arrayText(bound) : String(bound)
}

function searchColumns({ searched }: Mapping, records: readonly StoredRecord[]): Given[] {
  if (searched.length === 0) return []
  const texts = records.map((record) => textOfRecord(searched, record))
  return [
    { id: raw('search'), value: raw('r.search'), texts },
    // No pair of letters has a line break in it, and so many quotes would take long to write.
    { id: raw('search_grams'), value: sql`string_to_array(r.search_grams, e'\\n')`, texts: texts.map((text) => grams(text).join('\n')) },
  ]
}
