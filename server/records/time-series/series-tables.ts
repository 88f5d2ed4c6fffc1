import { type Series, type SeriesField, type SeriesLevel, seriesLevels } from '../../../core/description/time-series.ts'
import { snake } from '../schema/sql-identifier.ts'
import type { ColumnShape, TableShape } from '../schema/table-shape.ts'
import type { Level } from './series-levels.ts'

/** What is known of a reading beside its values, as bits: a reading with any of them counts for nothing. */
export const faultBits = { range: 1, future: 2 } as const

/** A field with the beginning of the names of its columns. */
export interface SeriesColumn {
  readonly name: string
  readonly column: string
  readonly field: SeriesField
}

/** The fields of a series in the order in which they are described. */
export function columnsOf(series: Series): readonly SeriesColumn[] {
  return Object.entries(series.fields).map(([name, field]) => ({ name, column: snake(name), field }))
}

/** The names of a series' tables, each with its schema. */
export function tableOf(series: Series, level: Level | 'last'): string {
  return `${snake(series.module)}.${tableName(series, level)}`
}

/** What is kept of a field over some time. */
export function rolledColumns({ column, field }: SeriesColumn): readonly string[] {
  const kept = field.sort === 'gauge' ? ['sum', 'least', 'most'] : ['first', 'last']
  return kept.map((what) => `${column}_${what}`)
}

/** Levels whose rows are so many that they are dropped by whole months. */
export const partitioned: readonly Level[] = ['raw', 'hour']

/** The shapes of a series' tables. */
export function seriesShapes(series: Series): TableShape[] {
  const levels = seriesLevels.filter((level) => series.keep[level] !== undefined)
  return [rawShape(series), ...levels.map((level) => rolledShape(series, level)), keyShape(series)]
}

function rawShape(series: Series): TableShape {
  const values = columnsOf(series).map(({ column }) => [column, needed('numeric')] as const)
  return shape(series, 'raw', {
    ...Object.fromEntries(values),
    faults: needed('smallint'),
    // How often it was sent again with other values.
    corrected: { ...needed('smallint'), byDefault: '0' },
  })
}

function rolledShape(series: Series, level: SeriesLevel): TableShape {
  const values = columnsOf(series)
    .flatMap(rolledColumns)
    .map((column) => [column, optional('numeric')] as const)
  return shape(series, level, {
    n: needed('integer'),
    faults: needed('smallint'),
    first_at: optional(moment),
    last_at: optional(moment),
    ...Object.fromEntries(values),
  })
}

/** When each thing was last read; whoever writes its readings holds this row. */
function keyShape(series: Series): TableShape {
  const name = tableName(series, 'last')
  return {
    schema: snake(series.module),
    name,
    columns: { key: needed('uuid'), last_at: optional(moment) },
    indexes: { [`${name}_key`]: { unique: true, on: 'using btree (key)' } },
  }
}

function shape(series: Series, level: Level, columns: TableShape['columns']): TableShape {
  const name = tableName(series, level)
  return {
    schema: snake(series.module),
    name,
    columns: { key: needed('uuid'), at: needed(moment), ...columns },
    indexes: { [`${name}_key`]: { unique: true, on: 'using btree (key, at)' } },
    ...(partitioned.includes(level) ? { byMonthOf: 'at' } : {}),
  }
}

function tableName({ name }: Series, level: Level | 'last'): string {
  return level === 'raw' ? snake(name) : `${snake(name)}_${level}`
}

const moment = 'timestamp(3) with time zone'

function needed(type: string): ColumnShape {
  return { type, notNull: true, byDefault: null }
}

function optional(type: string): ColumnShape {
  return { type, notNull: false, byDefault: null }
}
