import sql, { join, raw } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { plainType, toSql } from '../../records/schema/column-value.ts'
import { columnOf, type MappedColumn, mappingOf } from '../../records/schema/table-mapping.ts'
import { uniqueSets } from '../../records/schema/table-shape.ts'
import type { ImportPlan } from './import-plan.ts'

type Given = Readonly<Record<string, unknown>>

/** The fields that tell one record from every other, where a row fills them all; null when nothing does. */
export function naturalKey(doc: AnyDocument, { own, beside }: ImportPlan): readonly MappedColumn[] | null {
  const mapping = mappingOf(doc)
  // Where a record belongs is known although no cell says it.
  const known = new Set([
    ...own.map(({ name }) => name),
    ...Object.keys(beside).filter((name) => typeof beside[name] === 'string'),
  ])
  const names = uniqueSets(doc).find((set) => set.every((name) => known.has(name)))
  return names?.map((name) => columnOf(mapping, name)) ?? null
}

/** The natural key of a row as one text; null when a part of it is empty. */
export function naturalText(columns: readonly MappedColumn[], given: Given, beside: Given): string | null {
  const parts = columns.map(({ name }) => given[name] ?? beside[name] ?? null)
  return parts.includes(null) || parts.includes('') ? null : JSON.stringify(parts)
}

/**
 * Which natural keys living records hold already. The index that keeps them apart knows all records, whoever may see
 * them.
 */
export async function keysThere(
  { sql: on }: Ctx,
  doc: AnyDocument,
  columns: readonly MappedColumn[],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { table } = mappingOf(doc)
  const parts = keys.map((key) => JSON.parse(key) as readonly Json[]) // as naturalText wrote them
  const arrays = columns.map(
    (column, at) => sql`${parts.map((values) => toSql(column, values[at]))}::${raw(plainType(column.type))}[]`,
  )
  const rows = await on.query<{ nr: number }>(sql`
    select k.nr::integer - 1 as nr from unnest(${join(arrays)}) with ordinality as k(${join(columns.map(({ id }) => id))}, nr)
    where exists (select from ${table} t where t.del_flag = 0 and ${join(
      columns.map(({ id }) => sql`t.${id} = k.${id}`),
      ' and ',
    )})`)
  return new Set(rows.flatMap(({ nr }) => keys[nr] ?? []))
}

/** A row of a file: its number, and its identity where an earlier file of ours gave it one. */
export interface FileRow {
  readonly row: number
  readonly key: string | null
}

/** The identity of a row that only its place in its own file tells. */
export function ownKey(fileHash: string, row: number): string {
  return `${fileHash}:${row}`
}

/** Which rows have become records that still live. */
export async function rowsThere<T extends FileRow>(
  ctx: Ctx,
  doc: AnyDocument,
  fileHash: string,
  rows: readonly T[],
): Promise<ReadonlySet<T>> {
  const there = new Set<T>()
  for (const [file, placed] of byFile(fileHash, rows)) {
    const numbers = await numbersThere(ctx, doc, file, [...placed.keys()])
    for (const number of numbers) for (const row of placed.get(number) ?? []) there.add(row)
  }
  return there
}

/** What rows became, those of a batch together; of a row that becomes a record anew the last is told. */
export async function keepOrigins(
  { sql: on }: Ctx,
  doc: AnyDocument,
  fileHash: string,
  rows: readonly (FileRow & { readonly id: string })[],
): Promise<void> {
  for (const [file, placed] of byFile(fileHash, rows)) {
    const pairs = [...placed].flatMap(([number, same]) => same.map(({ id }) => ({ number, id })))
    const numbers = pairs.map(({ number }) => number)
    await on.query(sql`
      insert into engine.sheet_origin (document, file, first_row, last_row, rows, records)
      values (${mappingOf(doc).key}, ${file}, ${Math.min(...numbers)}, ${Math.max(...numbers)}, ${numbers}::integer[], ${pairs.map(({ id }) => id)}::uuid[])`)
  }
}

/** Makes imports of one document wait for each other's transactions: each sees what the one before has made. */
export async function waitForImports({ sql: on }: Ctx, doc: AnyDocument): Promise<void> {
  await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sheet ${mappingOf(doc).key}`}, 0))`)
}

async function numbersThere(
  { sql: on }: Ctx,
  doc: AnyDocument,
  file: string,
  numbers: readonly number[],
): Promise<number[]> {
  const { key, table } = mappingOf(doc)
  const found = await on.query<{ nr: number }>(sql`
    select r.nr from engine.sheet_origin o, unnest(o.rows, o.records) as r(nr, id)
    where o.document = ${key} and o.file = ${file} and o.last_row >= ${Math.min(...numbers)} and o.first_row <= ${Math.max(...numbers)}
      and exists (select from ${table} t where t.id = r.id and t.del_flag = 0)`)
  return found.map(({ nr }) => nr)
}

/** Rows by the file that first brought them, and their numbers there. */
function byFile<T extends FileRow>(fileHash: string, rows: readonly T[]): Map<string, Map<number, T[]>> {
  const files = new Map<string, Map<number, T[]>>()
  for (const one of rows) {
    const [file = '', number] = one.key === null ? [fileHash, one.row] : one.key.split(':')
    const placed = files.get(file) ?? new Map<number, T[]>()
    files.set(file, placed.set(Number(number), [...(placed.get(Number(number)) ?? []), one]))
  }
  return files
}
