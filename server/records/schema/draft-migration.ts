import type { AnyDocument } from '../../../core/description/document.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { liveTables } from './live-schema.ts'
import { type ColumnShape, type TableShape, tableShapes } from './table-shape.ts'
import { alter, columnText, createIndexes, createTable, quoted, sameIndex } from './table-statements.ts'

/**
 * The statements that make a database what the descriptions say; none when it is so already. A draft:
 * a person reads it, moves data where a column changes its meaning, and then owns it as a file.
 */
export function schemaDiff(on: Sql, documents: readonly AnyDocument[]): Promise<string[]> {
  return tablesDiff(on, documents.flatMap(tableShapes))
}

/** The same for tables that are no document's own. */
export async function tablesDiff(on: Sql, wanted: readonly TableShape[]): Promise<string[]> {
  const schemas = [...new Set(wanted.map(({ schema }) => schema))]
  const live = await liveTables(on, schemas)
  const existing = new Set([...live.values()].map(({ schema }) => schema))
  return [
    ...schemas.filter((schema) => !existing.has(schema)).map((schema) => `create schema if not exists ${schema};`),
    ...wanted.flatMap((table) => tableDiff(table, live.get(`${table.schema}.${table.name}`))),
  ]
}

/** The statements that create the tables of some documents in an empty schema. */
export function draftTables(documents: readonly AnyDocument[]): string {
  return documents
    .flatMap(tableShapes)
    .flatMap((table) => [createTable(table), ...createIndexes(table, table.indexes), ''])
    .join('\n')
}

function tableDiff(wanted: TableShape, live: TableShape | undefined): string[] {
  if (live === undefined) return [createTable(wanted), ...createIndexes(wanted, wanted.indexes)]
  const newIndexes = Object.entries(wanted.indexes).filter(([name, index]) => !sameIndex(index, live.indexes[name]))
  return [
    ...Object.entries(wanted.columns).flatMap(([name, column]) => columnDiff(wanted, name, column, live.columns[name])),
    ...Object.keys(live.columns)
      .filter((name) => wanted.columns[name] === undefined)
      .map((name) => alter(wanted, `drop column ${quoted(name)}`)),
    ...Object.entries(live.indexes)
      .filter(([name, index]) => !sameIndex(index, wanted.indexes[name]))
      .map(([name]) => `drop index ${wanted.schema}.${quoted(name)};`),
    ...createIndexes(wanted, Object.fromEntries(newIndexes)),
  ]
}

function columnDiff(table: TableShape, name: string, wanted: ColumnShape, live: ColumnShape | undefined): string[] {
  if (live === undefined) return [alter(table, `add column ${columnText(name, wanted)}`)]
  const column = quoted(name)
  return [
    ...(wanted.type === live.type
      ? []
      : [alter(table, `alter column ${column} type ${wanted.type} using ${column}::${wanted.type}`)]),
    ...(wanted.byDefault === live.byDefault
      ? []
      : [
          alter(
            table,
            `alter column ${column} ${wanted.byDefault === null ? 'drop default' : `set default ${wanted.byDefault}`}`,
          ),
        ]),
    ...(wanted.notNull === live.notNull
      ? []
      : [alter(table, `alter column ${column} ${wanted.notNull ? 'set' : 'drop'} not null`)]),
  ]
}
