import sql from 'sql-template-tag'
import type { Sql } from '../../platform/database/sql.ts'
import type { ColumnShape, IndexShape, TableShape } from './table-shape.ts'

interface ColumnRow {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly type: string
  readonly not_null: boolean
  readonly by_default: string | null
}
interface IndexRow {
  readonly schema: string
  readonly table: string
  readonly index: string
  readonly unique: boolean
  readonly definition: string
}

/** The tables that a database really has in some schemas, by `schema.table`. */
export async function liveTables(on: Sql, schemas: readonly string[]): Promise<ReadonlyMap<string, TableShape>> {
  const [columns, indexes] = await Promise.all([
    on.query<ColumnRow>(columnsOf(schemas)),
    on.query<IndexRow>(indexesOf(schemas)),
  ])
  const tables = new Map<
    string,
    { schema: string; name: string; columns: Record<string, ColumnShape>; indexes: Record<string, IndexShape> }
  >()
  for (const row of columns) {
    const key = `${row.schema}.${row.table}`
    const table = tables.get(key) ?? { schema: row.schema, name: row.table, columns: {}, indexes: {} }
    table.columns[row.column] = { type: row.type, notNull: row.not_null, byDefault: defaultText(row.by_default) }
    tables.set(key, table)
  }
  for (const row of indexes) {
    const table = tables.get(`${row.schema}.${row.table}`)
    if (table !== undefined) table.indexes[row.index] = { unique: row.unique, on: definitionText(row.definition) }
  }
  return tables
}

function columnsOf(schemas: readonly string[]) {
  return sql`
    select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as by_default
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = any(${schemas}::text[]) and c.relkind in ('r', 'p')
    order by 1, 2, a.attnum`
}

function indexesOf(schemas: readonly string[]) {
  return sql`
    select n.nspname as schema, t.relname as table, c.relname as index, i.indisunique as unique, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = any(${schemas}::text[]) and not i.indisprimary`
}

/** `'0'::text` -> `'0'`: the type is the column's anyway. */
function defaultText(text: string | null): string | null {
  return text === null ? null : text.replace(/^('[^']*')::[a-z [\]]+$/, '$1')
}

/** What follows the table's name, without the quotes that some names need. */
function definitionText(definition: string): string {
  return definition
    .slice(definition.indexOf(' USING ') + 1)
    .replaceAll('"', '')
    .replace('USING', 'using')
    .replace(' INCLUDE ', ' include ')
    .replace(' WHERE ', ' where ')
}
