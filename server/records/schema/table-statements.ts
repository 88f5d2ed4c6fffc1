import type { ColumnShape, IndexShape, TableShape } from './table-shape.ts'

/** `alter table … ;` */
export function alter({ schema, name }: TableShape, change: string): string {
  return `alter table ${schema}.${quoted(name)} ${change};`
}

/** A table with its columns; a sub-table goes with the rows that own it. */
export function createTable({ schema, name, columns, owner, byMonthOf }: TableShape): string {
  const lines = Object.entries(columns).map(([column, shape]) => `  ${columnText(column, shape)}`)
  const parent =
    owner === undefined
      ? []
      : [`  foreign key (parent_id) references ${schema}.${quoted(owner)} (id) on delete cascade`]
  const parts = byMonthOf === undefined ? '' : ` partition by range (${quoted(byMonthOf)})`
  return `create table ${schema}.${quoted(name)} (\n${[...lines, ...parent].join(',\n')}\n)${parts};`
}

/** A column as `create table` and `add column` say it. */
export function columnText(name: string, { type, notNull, byDefault }: ColumnShape): string {
  if (name === 'id') return 'id uuid primary key'
  return `${quoted(name)} ${type}${notNull ? ' not null' : ''}${byDefault === null ? '' : ` default ${byDefault}`}`
}

/** Indexes of a table, each in a statement of its own. */
export function createIndexes({ schema, name }: TableShape, indexes: Readonly<Record<string, IndexShape>>): string[] {
  return Object.entries(indexes).map(
    ([index, { unique, on }]) =>
      `create ${unique ? 'unique ' : ''}index ${quoted(index)} on ${schema}.${quoted(name)} ${on.replace(/\(([^()]+)\)/g, columnsQuoted)};`,
  )
}

/** The columns of an index, each perhaps with its operators behind it. */
function columnsQuoted(_: string, columns: string): string {
  return `(${columns
    .split(', ')
    .map((column) => column.replace(/^\w+/, quoted))
    .join(', ')})`
}

/** Whether an index is there as it is wanted. */
export function sameIndex(a: IndexShape, b: IndexShape | undefined): boolean {
  return b !== undefined && a.unique === b.unique && a.on === b.on
}

// Words that PostgreSQL keeps for itself, some of which business likes to use as names.
const reserved = new Set(
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where window with'.split(
    ' ',
  ),
)

/** A name of a table, column or index, in quotes where it needs them. */
export function quoted(name: string): string {
  return reserved.has(name) ? `"${name}"` : name
}
