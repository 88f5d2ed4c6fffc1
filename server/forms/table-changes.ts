import type { AnyDocument } from '../../core/description/document.ts'
import type { Sql } from '../platform/database/sql.ts'
import { liveTables } from '../records/schema/live-schema.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import { type TableShape, tableShapes } from '../records/schema/table-shape.ts'
import { alter, columnText, createIndexes, createTable, quoted, sameIndex } from '../records/schema/table-statements.ts'
import { isNumeric, type Move } from './match-form-columns.ts'

/** The tables of a form as they are: its own and its sub-tables', by name. */
export async function tablesOf(on: Sql, doc: AnyDocument): Promise<ReadonlyMap<string, TableShape>> {
  const { schema, tableName } = mappingOf(doc)
  const tables = await liveTables(on, [schema])
  return new Map(
    [...tables.values()]
      .filter(({ name }) => name === tableName || name.startsWith(`${tableName}_`))
      .map((table) => [table.name, table]),
  )
}

/**
 * The statements that make a form's tables fit for a placed document: they add, widen and set aside, and drop nothing
 * but indexes.
 */
export function tableStatements(
  doc: AnyDocument,
  moves: readonly Move[],
  live: ReadonlyMap<string, TableShape>,
): string[] {
  return tableShapes(doc).flatMap((table) => {
    const there = live.get(table.name)
    if (there === undefined) return [createTable(table), ...createIndexes(table, table.indexes)]
    const own = moves.filter((move) => move.table === table.name)
    return [
      ...own.flatMap((move) => [alter(table, `rename column ${quoted(move.column)} to ${quoted(move.aside)}`)]),
      ...columnStatements(table, there, own),
      ...own.map((move) => conversion(table, move)),
      ...indexStatements(table, there, own),
    ]
  })
}

function columnStatements(table: TableShape, there: TableShape, moves: readonly Move[]): string[] {
  return Object.entries(table.columns).flatMap(([name, column]) => {
    const old = moves.some((move) => move.column === name) ? undefined : there.columns[name]
    if (old === undefined) return [alter(table, `add column ${columnText(name, column)}`)]
    return moreDigits(old.type, column.type) ? [alter(table, `alter column ${quoted(name)} type ${column.type}`)] : []
  })
}

/** Whether a number gets more digits; with fewer the column stays as wide as it was. */
export function moreDigits(from: string, to: string): boolean {
  const digits = (type: string) => Number(/,(\d+)\)/.exec(type)?.[1] ?? 0)
  return isNumeric(from) && isNumeric(to) && digits(to) > digits(from)
}

function conversion(table: TableShape, { aside, column, from, to }: Move): string {
  const value = convertedValue(quoted(aside), from, to)
  return value === null
    ? ''
    : `update ${table.schema}.${quoted(table.name)} set ${quoted(column)} = ${value} where ${quoted(aside)} is not null;`
}

/** A value of one type as another, null where it does not convert; null for types that never do. */
export function convertedValue(column: string, from: string, to: string): string | null {
  if (from === 'jsonb' || to === 'jsonb') return null
  const text = from === 'text[]' ? `array_to_string(${column}, ', ')` : `${column}::text`
  if (to === 'text') return text
  if (to === 'text[]') return from === 'text' ? `array[${column}]` : null
  if (to === 'uuid[]') return from === 'uuid' ? `array[${column}]` : null
  if (from.endsWith('[]')) return null
  return `case when pg_input_is_valid(${text}, '${to}') then ${text}::${to} end`
}

function indexStatements(table: TableShape, there: TableShape, moves: readonly Move[]): string[] {
  const moved = (on: string) => moves.some(({ column }) => new RegExp(`\\b${column}\\b`).test(on))
  const kept = Object.fromEntries(
    Object.entries(there.indexes).filter(([name, index]) => {
      const wanted = table.indexes[name]
      return wanted !== undefined && sameIndex(wanted, index) && !moved(index.on)
    }),
  )
  return [
    ...Object.keys(there.indexes)
      .filter((name) => kept[name] === undefined)
      .map((name) => `drop index ${table.schema}.${quoted(name)};`),
    ...createIndexes(
      table,
      Object.fromEntries(Object.entries(table.indexes).filter(([name]) => kept[name] === undefined)),
    ),
  ]
}
