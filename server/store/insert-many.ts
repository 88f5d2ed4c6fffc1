import sql, { join, raw } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { plainType, toSql } from './column-value.ts'
import { type Mapping, mappingOf } from './mapping.ts'
import { grams, searchText } from './search-text.ts'
import { type StoredRecord, textOf } from './stored-record.ts'
import { tellDuplicates } from './unique.ts'

/** Writes new records without lines, with audit lines and events, all in one statement. */
export async function insertMany(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<void> {
  if (records.length === 0) return
  const mapping = mappingOf(doc)
  const columns = [...mapping.columns.values()]
  const searching = mapping.searched.length === 0 ? [] : [raw('search'), raw('search_grams')]
  const names = join([...columns.map(({ id }) => id), ...searching])
  const types = [...columns.map(({ id, type }) => sql`${id} ${raw(plainType(type))}`), ...(searching.length === 0 ? [] : [raw('search text'), raw('search_grams text[]')]), raw('told__title text')]
  const at = sql`${new Date(ctx.now).toISOString()}::timestamptz`
  const statement = sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(records.map((record) => rowOf(doc, mapping, record)))}::jsonb) as r(${join(types)})
    ), aud as (
      insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id, unscoped)
      select ${at}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'create', ${mapping.key}, g.id, g.told__title, ${ctx.ip}, ${ctx.requestId}, ${ctx.unscoped} from given g
    ), box as (
      insert into engine.outbox (at, event, document, record_id, person, data)
      select ${at}, ${`${mapping.key}.create`}, ${mapping.key}, g.id, ${ctx.actor.id}::uuid, '{}'::jsonb from given g
    )
    insert into ${mapping.table} (${names}) select ${names} from given`
  await tellDuplicates(ctx, doc, () => ctx.sql.query(statement))
}

/** What is empty is left out: of thirty columns most are, and every one would be sent, read and cast. */
function rowOf(doc: AnyDocument, mapping: Mapping, record: StoredRecord): object {
  const row: Record<string, unknown> = { told__title: textOf(record, doc.title) || undefined }
  for (const column of mapping.columns.values()) {
    const value = record[column.name]
    if (value !== null && value !== undefined) row[column.column] = column.type === 'jsonb' ? value : toSql(column, value)
  }
  if (mapping.searched.length === 0) return row
  const text = searchText(mapping.searched.flatMap((name) => (typeof record[name] === 'string' ? [record[name]] : [])))
  row['search'] = text
  row['search_grams'] = grams(text)
  return row
}
