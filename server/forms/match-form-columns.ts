import type { AnyDocument } from '../../core/description/document.ts'
import type { Field, Fields } from '../../core/description/field.ts'
import { snake } from '../records/schema/sql-identifier.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import type { TableShape } from '../records/schema/table-shape.ts'

/** A column whose type changes: the old one is kept aside under another name, the new one takes what converts. */
export interface Move {
  /** `amount`, `lines.qty`. */
  readonly path: string
  readonly table: string
  readonly column: string
  readonly aside: string
  readonly from: string
  readonly to: string
}

export interface Placed {
  /** The document with the columns its fields have. */
  readonly doc: AnyDocument
  readonly moves: readonly Move[]
}

interface Before {
  /** The version that runs, with its columns; null before the first. */
  readonly doc: AnyDocument | null
  /** The form's tables by their names, as they are. */
  readonly live: ReadonlyMap<string, TableShape>
  /** The new path of a field to its old one. */
  readonly renamed: Readonly<Record<string, string>>
  readonly version: number
}

/**
 * Gives every field its column. A field that was there keeps the one it had, whatever it is called now, so that a
 * new name moves no data and waits for nobody; what is removed keeps its column too, and comes back with its values.
 */
export function placeColumns(doc: AnyDocument, before: Before): Placed {
  const table = mappingOf(withoutColumns(doc)).tableName
  const moves: Move[] = []
  const fields = placed(withoutColumns(doc).fields, before.doc?.fields, { ...before, table, path: '', moves })
  return { doc: { ...doc, fields }, moves }
}

/** What the field of a path was called within its table; the table itself may have had another name, of any length. */
export function nameBefore(renamed: Readonly<Record<string, string>>, path: string): string {
  const was = Object.hasOwn(renamed, path) ? renamed[path] : undefined
  return (was ?? path).split('.').at(-1) ?? path
}

/** A document whose fields say nothing of columns: a person does not choose them. */
export function withoutColumns(doc: AnyDocument): AnyDocument {
  return { ...doc, fields: bare(doc.fields) }
}

function bare(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, placed]) => {
      const { column: _, ...field } = placed
      return [name, 'fields' in field ? { ...field, fields: bare(field.fields as Fields) } : field] // a sub-table's own option
    }),
  )
}

interface Level extends Before {
  readonly table: string
  /** Of the sub-table with its dot, or ''. */
  readonly path: string
  readonly moves: Move[]
}

function placed(fields: Fields, before: Fields | undefined, level: Level): Fields {
  const old = (name: string): readonly [string, Field] | null => {
    const was = nameBefore(level.renamed, level.path + name)
    const field = before !== undefined && Object.hasOwn(before, was) ? before[was] : undefined
    return field === undefined ? null : [was, field]
  }
  const kept = Object.keys(fields)
    .map(old)
    .filter((one) => one !== null)
  const placeOf = ([was, field]: readonly [string, Field]) => field.column ?? snake(was)
  const taken = new Set(kept.map(placeOf))
  const tables = new Set(kept.filter(([, field]) => 'fields' in field).map(placeOf))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const column =
        'fields' in field ? linesName(name, old(name), tables, level) : columnName(name, field, old(name), taken, level)
      const inner =
        'fields' in field
          ? {
              fields: placed(field.fields as Fields, innerOf(old(name)?.[1]), {
                ...level,
                table: `${level.table}_${column}`,
                path: `${name}.`,
              }),
            }
          : {} // a sub-table's own option
      return [name, { ...field, ...inner, ...(column === snake(name) ? {} : { column }) }]
    }),
  )
}

function innerOf(field: Field | undefined): Fields | undefined {
  return field !== undefined && 'fields' in field ? (field.fields as Fields) : undefined // a sub-table's own option
}

function linesName(
  name: string,
  old: readonly [string, Field] | null,
  tables: ReadonlySet<string>,
  { table, live, version }: Level,
): string {
  if (old !== null && 'fields' in old[1]) return old[1].column ?? snake(old[0])
  const wanted = snake(name)
  const there = live.get(`${table}_${wanted}`)
  const mayCome = there === undefined || there.columns.parent_id !== undefined
  return mayCome && !tables.has(wanted) ? wanted : `${wanted}_v${version}`
}

function columnName(
  name: string,
  field: Field,
  old: readonly [string, Field] | null,
  taken: Set<string>,
  level: Level,
): string {
  const { table, live, version, path, moves } = level
  const there = live.get(table)?.columns ?? {}
  const type = typeOf(field)
  const free = (wanted: string): string =>
    there[wanted] === undefined && !taken.has(wanted) ? wanted : free(`${wanted}_v${version}`)
  if (old !== null && !('fields' in old[1])) {
    const column = old[1].column ?? snake(old[0])
    const from = there[column]?.type ?? type
    if (from !== type && !(isNumeric(from) && isNumeric(type)))
      moves.push({ path: path + name, table, column, aside: free(`${column}_v${version}`), from, to: type })
    return column
  }
  const wanted = snake(name)
  const column = there[wanted]?.type === type && !taken.has(wanted) ? wanted : free(wanted)
  taken.add(column)
  return column
}

/** The column type of a field, as PostgreSQL spells it. */
export function typeOf(field: Field): string {
  return [...mappingOf({ ...probe, fields: { field } }).columns.values()].find(({ base }) => !base)?.type ?? ''
}

/** Whether two types differ in their digits alone. */
export function isNumeric(type: string): boolean {
  return type.startsWith('numeric')
}

const probe: AnyDocument = {
  module: 'form',
  name: 'probe',
  code: 'probe',
  scope: 'probe',
  title: 'field',
  fields: {},
  form: [],
  lists: {},
}
