import sql, { join } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { parameter } from '../store/column-value.ts'
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
export function naturalText(columns: readonly MappedColumn[], given: Given): string | null {
  const parts = columns.map(({ name }) => given[name] ?? null)
  return parts.includes(null) || parts.includes('') ? null : JSON.stringify(parts)
}

/** Which natural keys living records hold already. The index that keeps them apart knows all records, whoever may see them. */
export async function keysThere({ sql: on }: Ctx, doc: AnyDocument, columns: readonly MappedColumn[], givens: readonly Given[]): Promise<ReadonlySet<string>> {
  if (givens.length === 0) return new Set()
  const { table } = mappingOf(doc)
  const rows = await on.query<{ nr: number }>(sql`
    select k.nr from (values ${join(givens.map((given, nr) => sql`(${nr}::integer, ${join(columns.map((column) => parameter(column, given[column.name] as string)))})`))}) k(nr, ${join(columns.map(({ id }) => id))})
    where exists (select from ${table} t where t.del_flag = 0 and ${join(columns.map(({ id }) => sql`t.${id} = k.${id}`), ' and ')})`)
  return new Set(rows.flatMap(({ nr }) => naturalText(columns, givens[nr] ?? {}) ?? []))
}

/** Which rows of files have become records that still live. */
export async function rowsThere({ sql: on }: Ctx, doc: AnyDocument, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { key, table } = mappingOf(doc)
  const rows = await on.query<{ row_key: string }>(sql`
    select o.row_key from engine.sheet_origin o where o.document = ${key} and o.row_key = any(${keys}::text[])
      and exists (select from ${table} t where t.id = o.record_id and t.del_flag = 0)`)
  return new Set(rows.map(({ row_key: found }) => found))
}

/** Takes rows for oneself: answers those that no other import has made a record of. Others wait for this transaction. */
export async function takeRows({ sql: on }: Ctx, doc: AnyDocument, keys: readonly string[], nobody: string): Promise<ReadonlySet<string>> {
  const { key, table } = mappingOf(doc)
  const rows = await on.query<{ row_key: string }>(sql`
    insert into engine.sheet_origin as o (document, row_key, record_id) select ${key}, k, ${nobody}::uuid from unnest(${keys.toSorted()}::text[]) k
    on conflict (document, row_key) do update set record_id = excluded.record_id
      where not exists (select from ${table} t where t.id = o.record_id and t.del_flag = 0)
    returning row_key`)
  return new Set(rows.map(({ row_key: taken }) => taken))
}

/** Says which record each row taken has become; those that became none are free again. */
export async function settleRows({ sql: on }: Ctx, doc: AnyDocument, made: ReadonlyMap<string, string>, free: readonly string[]): Promise<void> {
  const { key } = mappingOf(doc)
  await on.query(sql`
    update engine.sheet_origin o set record_id = m.id from unnest(${[...made.keys()]}::text[], ${[...made.values()]}::uuid[]) as m(row_key, id)
    where o.document = ${key} and o.row_key = m.row_key`)
  if (free.length > 0) await on.query(sql`delete from engine.sheet_origin where document = ${key} and row_key = any(${free}::text[])`)
}
