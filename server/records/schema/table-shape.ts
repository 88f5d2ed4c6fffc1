import type { AnyDocument } from '../../../core/description/document.ts'
import { arrayFilters, filterIndexes } from '../list/filter-indexes.ts'
import { approvalFields, baseFields } from './base-fields.ts'
import { snake } from './sql-identifier.ts'
import { columnOf, type Mapping, mappingOf } from './table-mapping.ts'

/** A table as SQL knows it: everything that a description decides about it. */
export interface TableShape {
  readonly schema: string
  readonly name: string
  /** Column name to its type, default and `not null`, spelled as PostgreSQL spells them. */
  readonly columns: Readonly<Record<string, ColumnShape>>
  /** Index name to what stands after `create index … on …`. */
  readonly indexes: Readonly<Record<string, IndexShape>>
  /** The table whose records own these rows. */
  readonly owner?: string
  /** The column by whose months it is partitioned. */
  readonly byMonthOf?: string
}

export interface ColumnShape {
  readonly type: string
  readonly notNull: boolean
  readonly byDefault: string | null
}

export interface IndexShape {
  readonly unique: boolean
  /** `using btree (unit_id, create_time, id) where (del_flag = 0)`. */
  readonly on: string
}

const living = 'where (del_flag = 0)'

/** The tables a document needs: its own and one for each sub-table. */
export function tableShapes(doc: AnyDocument): TableShape[] {
  const mapping = mappingOf(doc)
  const own = {
    schema: mapping.schema,
    name: mapping.tableName,
    columns: ownColumns(mapping),
    indexes: indexes(doc, mapping),
  }
  return [own, ...lineShapes(mapping)]
}

/** The name of the unique index over some fields; its violation is told at the first of them. */
export function uniqueIndexName(mapping: Mapping, names: readonly string[]): string {
  return indexName(mapping.tableName, [...names.map((name) => columnOf(mapping, name).column), 'key'])
}

/** Every set of fields that no two living records share. */
export function uniqueSets(doc: AnyDocument): readonly (readonly string[])[] {
  const single = Object.entries(doc.fields)
    .filter(([, field]) => field.unique === true)
    .map(([name]) => [name])
  const number =
    doc.number === undefined || single.some(([name]) => name === doc.number?.field) ? [] : [[doc.number.field]]
  const { effective } = doc
  return [
    ...single,
    ...number,
    ...(doc.unique ?? []),
    ...(effective === undefined ? [] : [[...effective.of, effective.from]]),
  ]
}

function ownColumns(mapping: Mapping): Record<string, ColumnShape> {
  const engine = { ...baseFields, ...approvalFields }
  const columns = [...mapping.columns.values()].map((column): [string, ColumnShape] => {
    const byDefault = column.base ? engine[column.name]?.byDefault : undefined
    return [column.column, { type: column.type, notNull: column.notNull, byDefault: byDefault ?? null }]
  })
  return {
    ...Object.fromEntries(columns),
    del_flag: { type: 'smallint', notNull: true, byDefault: '0' },
    ...(mapping.searched.length === 0
      ? {}
      : {
          search: { type: 'text', notNull: true, byDefault: "''" },
          search_grams: { type: 'text[]', notNull: true, byDefault: "'{}'" },
        }),
  }
}

function indexes(doc: AnyDocument, mapping: Mapping): Record<string, IndexShape> {
  const table = mapping.tableName
  const found: [string, IndexShape][] = [
    ...filterIndexes(doc, mapping).map(({ named, keys, carried }): [string, IndexShape] => [
      indexName(table, named),
      plain(`btree (${keys.join(', ')})${carried.length === 0 ? '' : ` include (${carried.join(', ')})`}`),
    ]),
    ...arrayFilters(doc, mapping).map((column): [string, IndexShape] => [
      indexName(table, [column]),
      plain(`gin (${column})`),
    ]),
    // A path of a tree is asked for by its beginning.
    ...[...mapping.columns.values()]
      .filter(({ name, field }) => name === 'path' && field.indexed === true)
      .map(({ column }): [string, IndexShape] => [
        indexName(table, [column]),
        plain(`btree (${column} text_pattern_ops)`),
      ]),
    ...uniqueSets(doc).map((names): [string, IndexShape] => [
      uniqueIndexName(mapping, names),
      { ...plain(`btree (${names.map((name) => columnOf(mapping, name).column).join(', ')})`), unique: true },
    ]),
    ...(mapping.searched.length === 0
      ? []
      : [[indexName(table, ['search']), plain('gin (search_grams)')] satisfies [string, IndexShape]]),
  ]
  return Object.fromEntries(found)
}

function plain(on: string): IndexShape {
  return { unique: false, on: `using ${on} ${living}` }
}

function lineShapes(mapping: Mapping): TableShape[] {
  return [...mapping.lines.values()].map(({ tableName, columns }) => ({
    schema: mapping.schema,
    name: tableName,
    owner: mapping.tableName,
    columns: {
      id: { type: 'uuid', notNull: true, byDefault: null },
      parent_id: { type: 'uuid', notNull: true, byDefault: null },
      line_no: { type: 'integer', notNull: true, byDefault: null },
      ...Object.fromEntries(
        [...columns.values()].map(({ column, type }): [string, ColumnShape] => [
          column,
          { type, notNull: false, byDefault: null },
        ]),
      ),
    },
    indexes: Object.fromEntries([
      [indexName(tableName, ['parent_id']), { unique: false, on: 'using btree (parent_id, line_no)' }],
      ...[...columns.values()]
        .filter(({ field }) => field.indexed === true)
        .map(({ column }) => [
          indexName(tableName, [column]),
          { unique: false, on: `using btree (${column}, parent_id)` },
        ]),
    ]),
  }))
}

/** PostgreSQL cuts names at 63 bytes: a long one is shortened in the middle, where it stays readable. */
function indexName(table: string, parts: readonly string[]): string {
  const name = [table, ...parts.map((part) => snake(part))].join('_')
  return name.length <= 63 ? name : `${name.slice(0, 40)}_${name.slice(-22)}`
}
