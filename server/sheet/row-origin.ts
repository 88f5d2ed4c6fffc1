import sql, { join, raw } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import type { Ctx } from '../context.ts'
import { plainType, toSql } from '../store/column-value.ts'
import { columnOf, type MappedColumn, mappingOf } from '../store/mapping.ts'
import { uniqueSets } from '../store/table-shape.ts'
import type { ImportPlan } from './import-plan.ts'

type Given = Readonly<Record<string, unknown>>

/** The fields that tell one record from every other, where a row fills them all; null when nothing does. */
export function naturalKey(doc: AnyDocument, { own, beside }: ImportPlan): readonly MappedColumn[] | null {
  const mapping = mappingOf(doc)
  // Where a record belongs is known although no cell says it.
  const known = new Set([...own.map(({ name }) => name), ...Object.keys(beside).filter((name) => typeof beside[name] === 'string')])
  const names = uniqueSets(doc).find((set) => set.every((name) => known.has(name)))
  return names?.map((name) => columnOf(mapping, name)) ?? null
}

/** The natural key of a row as one text; null when a part of it is empty. */
export function naturalText(columns: readonly MappedColumn[], given: Given, beside: Given): string | null {
  const parts = columns.map(({ name }) => given[name] ?? beside[name] ?? null)
  return parts.includes(null) || parts.includes('') ? null : JSON.stringify(parts)
}

/** Which natural keys living records hold already. The index that keeps them apart knows all records, whoever may see them. */
export async function keysThere({ sql: on }: Ctx, doc: AnyDocument, columns: readonly MappedColumn[], keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { table } = mappingOf(doc)
  const parts = keys.map((key) => JSON.parse(key) as readonly Json[]) // as naturalText wrote them
  const arrays = columns.map((column, at) => sql`${parts.map((values) => toSql(column, values[at]))}::${raw(plainType(column.type))}[]`)
  const rows = await on.query<{ nr: number }>(sql`
    select k.nr::integer - 1 as nr from unnest(${join(arrays)}) with ordinality as k(${join(columns.map(({ id }) => id))}, nr)
    where exists (select from ${table} t where t.del_flag = 0 and ${join(columns.map(({ id }) => sql`t.${id} = k.${id}`), ' and ')})`)
  return new Set(rows.flatMap(({ nr }) => keys[nr] ?? []))
}

/** Which rows of files have become records that still live. */
export async function rowsThere({ sql: on }: Ctx, doc: AnyDocument, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { key, table } = mappingOf(doc)
  const rows = await on.query<{ row_key: string }>(sql`
    select o.row_key from engine.sheet_origin o where o.document = ${key} and o.row_key = any(${keys}::text[])
      and exists (select from ${table} t where t.id = o.record_id and t.del_flag = 0)`)
  return new Set(rows.map(({ row_key: found }) => found))
}

/**
 * Takes rows for the records that they are to become: answers those that no other import has made a record
 * of. Imports of one document wait here for each other's transactions, and see what those have made.
 */
export async function takeRows({ sql: on }: Ctx, doc: AnyDocument, rows: readonly (readonly [key: string, recordId: string])[]): Promise<ReadonlySet<string>> {
  const { key, table } = mappingOf(doc)
  await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sheet ${key}`}, 0))`)
  const taken = await on.query<{ row_key: string }>(sql`
    insert into engine.sheet_origin as o (document, row_key, record_id)
    select ${key}, r.row_key, r.id from unnest(${rows.map(([row]) => row)}::text[], ${rows.map(([, id]) => id)}::uuid[]) as r(row_key, id)
    on conflict (document, row_key) do update set record_id = excluded.record_id
      where not exists (select from ${table} t where t.id = o.record_id and t.del_flag = 0)
    returning row_key`)
  return new Set(taken.map(({ row_key: found }) => found))
}

/** Gives rows back that became nothing. */
export async function freeRows({ sql: on }: Ctx, doc: AnyDocument, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await on.query(sql`delete from engine.sheet_origin where document = ${mappingOf(doc).key} and row_key = any(${keys}::text[])`)
}
