import { raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Kind } from '../../../core/description/field-kind.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { approvalFields, baseFields, type BaseField } from './base-fields.ts'
import { answerName, identifier, snake } from './sql-identifier.ts'

/** One column of a document's table. */
export interface MappedColumn {
  /** The field's name, as in records. */
  readonly name: string
  /** The column's name, as in the database. */
  readonly column: string
  /** The column as a piece of SQL. */
  readonly id: Sql
  /** The column of the table `t` under the field's name, so that a row of the answer is a record. */
  readonly selected: Sql
  readonly type: string
  readonly field: FieldBase
  readonly kind: Kind
  /** One of the engine's own columns. */
  readonly base: boolean
  readonly notNull: boolean
  /** See sourceOf. */
  readonly source: string | null
  /** How people sort its text; null for what is compared by its bytes, as numbers of documents are. */
  readonly collation: 'pinyin' | 'strokes' | null
}

/** A sub-table: its rows belong to one record and are kept in order. */
export interface MappedLines {
  readonly name: string
  readonly table: Sql
  readonly tableName: string
  readonly fields: Fields
  readonly columns: ReadonlyMap<string, MappedColumn>
  /** Shown under a condition only, and empty where that does not hold. */
  readonly conditional: boolean
}

/** Where the records of a document live. */
export interface Mapping {
  /** `finance.paymentPlan`. */
  readonly key: string
  readonly schema: string
  readonly tableName: string
  readonly table: Sql
  readonly columns: ReadonlyMap<string, MappedColumn>
  readonly lines: ReadonlyMap<string, MappedLines>
  /** The columns of fields whose values are chosen from a source. */
  readonly chosen: readonly MappedColumn[]
  /** What the search box looks through: names of fields, and columns of sub-tables as `items.hsCode`. */
  readonly searched: readonly string[]
}

const mappings = new WeakMap<AnyDocument, Mapping>()

/** The table of a document; worked out once. */
export function mappingOf(doc: AnyDocument): Mapping {
  const known = mappings.get(doc)
  if (known !== undefined) return known
  const mapping = map(doc)
  mappings.set(doc, mapping)
  return mapping
}

/** The mapped column of a name that our own code uses; a missing one is our bug. */
export function columnOf(mapping: Mapping, name: string): MappedColumn {
  const column = mapping.columns.get(name)
  if (column === undefined) throw new Error(`${mapping.key} has no column ${name}`)
  return column
}

/** The sub-table of a name that our own code uses. */
export function linesNamed(mapping: Mapping, name: string): MappedLines {
  const lines = mapping.lines.get(name)
  if (lines === undefined) throw new Error(`${mapping.key} has no lines ${name}`)
  return lines
}

/** The same for a column of a sub-table. */
export function lineColumn(lines: MappedLines, name: string): MappedColumn {
  const column = lines.columns.get(name)
  if (column === undefined) throw new Error(`${lines.tableName} has no column ${name}`)
  return column
}

/** The dictionary, person, unit or document a value is a key of; null for plain values. */
export function sourceOf({ kind, field }: Pick<MappedColumn, 'kind' | 'field'>): string | null {
  return kind.namesFrom?.(field) ?? null
}

/** Whether the search box looks through a field: a column of search words must not tell what a field hides. */
export function isSearched({ searched, read }: FieldBase): boolean {
  return searched === true && read === undefined
}

/** The name of the column that says what another counts. */
export function measureName({ field }: Pick<MappedColumn, 'field'>): string | null {
  return 'in' in field && typeof field.in === 'string' ? field.in : null
}

function map(doc: AnyDocument): Mapping {
  const schema = snake(doc.module)
  const tableName = snake(doc.name)
  const engine = { ...baseFields, ...(doc.approval === undefined ? {} : approvalFields) }
  const own = ownColumns(doc.fields, doc.number?.field)
  const columns = [...Object.entries(engine).map(([name, base]) => engineColumn(name, base)), ...own]
  return {
    key: `${doc.module}.${doc.name}`,
    schema,
    tableName,
    table: identifier(schema, tableName),
    columns: new Map(columns.map((column) => [column.name, column])),
    lines: new Map(
      linesOf(doc.fields).map(([name, fields]) => [
        name,
        {
          ...mapLines(schema, `${tableName}_${doc.fields[name]?.column ?? snake(name)}`, name, fields),
          conditional: doc.fields[name]?.visible !== undefined,
        },
      ]),
    ),
    chosen: own.filter(({ source }) => source !== null),
    searched: [...own.filter(({ field }) => isSearched(field)).map(({ name }) => name), ...searchedColumns(doc.fields)],
  }
}

function searchedColumns(fields: Fields): string[] {
  return linesOf(fields).flatMap(([name, columns]) =>
    fields[name]?.read === undefined
      ? Object.entries(columns).flatMap(([column, field]) => (isSearched(field) ? [`${name}.${column}`] : []))
      : [],
  )
}

/** The field in which something searched stands: of `items.hsCode` the sub-table. */
export function searchedField(path: string): string {
  return path.split('.', 1)[0] ?? path
}

function engineColumn(name: string, { field, type, notNull = false }: BaseField): MappedColumn {
  return {
    ...place(name),
    type,
    field,
    kind: kindOf(field.kind),
    base: true,
    notNull,
    source: sourceOf({ kind: kindOf(field.kind), field }),
    collation: collationOf(kindOf(field.kind), field, type),
  }
}

function ownColumns(fields: Fields, number?: string): MappedColumn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const kind = kindOf(field.kind)
    const type = kind.sql(field)
    return type === null
      ? []
      : [
          {
            ...place(name, field.column),
            type: spelled(type),
            field,
            kind,
            base: false,
            notNull: false,
            source: sourceOf({ kind, field }),
            collation: name === number ? null : collationOf(kind, field, type),
          },
        ]
  })
}

function collationOf(kind: Kind, field: FieldBase, type: string): MappedColumn['collation'] {
  return type === 'text' ? (kind.collation?.(field) ?? null) : null
}

/** A type as PostgreSQL itself spells it, so that the database can be compared with the description. */
function spelled(type: string): string {
  // Times keep milliseconds, what JavaScript holds.
  if (type === 'timestamptz') return 'timestamp(3) with time zone'
  return type
    .replace(/^varchar/, 'character varying')
    .replace(/^int$/, 'integer')
    .replace(/^bool$/, 'boolean')
}

function place(name: string, column = snake(name)): Pick<MappedColumn, 'name' | 'column' | 'id' | 'selected'> {
  const id = identifier(column)
  return { name, column, id, selected: raw(`t.${id.text} as ${answerName(name).text}`) }
}

const lineFields = new WeakMap<Fields, readonly (readonly [string, Fields])[]>()

/** The sub-tables of a set of fields, with the fields of each; worked out once. */
export function linesOf(fields: Fields): readonly (readonly [string, Fields])[] {
  const known = lineFields.get(fields) ?? foundLines(fields)
  lineFields.set(fields, known)
  return known
}

function foundLines(fields: Fields): [string, Fields][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Fields][] => {
    const inner: unknown = 'fields' in field ? field.fields : undefined
    return field.kind === 'lines' && isFields(inner) ? [[name, inner]] : []
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function mapLines(schema: string, tableName: string, name: string, fields: Fields): Omit<MappedLines, 'conditional'> {
  const columns = ownColumns(fields)
  return {
    name,
    tableName,
    table: identifier(schema, tableName),
    fields,
    columns: new Map(columns.map((column) => [column.name, column])),
  }
}
