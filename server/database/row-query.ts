import pg from 'pg'
import type { Row, Statement } from './sql.ts'
import { valueTypes } from './value-types.ts'

/** The rows of one statement on one connection; `patience` in ms, when not the connection's own. Errors are the driver's own. */
export function rowsOf(on: pg.ClientBase, statement: Statement, patience?: number): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const query = new RowQuery(statement, patience, (error) => (error ? reject(error) : resolve(query.found)))
    on.query(query)
  })
}

interface Column {
  readonly name: string
  readonly dataTypeID: number
}

/**
 * The driver's own query, but for how an answer becomes rows: the driver works out the shape of a row anew for each
 * answer, as an object that is slow to make, to copy and to read, which took a sixth of the time of reading a record.
 */
class RowQuery extends pg.Query {
  readonly found: Row[] = []
  readonly name: string | undefined
  readonly values: unknown[]
  readonly query_timeout: number | undefined
  readonly callback: (error: unknown) => void
  private shape = none
  private failure: unknown = null
  private readonly statement: string

  constructor({ text, values, name }: Statement, patience: number | undefined, answered: (error: unknown) => void) {
    super(text)
    this.statement = name ?? text
    this.name = name
    this.values = [...values]
    this.query_timeout = patience
    this.callback = (error) => answered(error ?? this.failure)
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.shape = shapeOf(this.statement, fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.found.push(rowIn(this.shape, fields))
    } catch (error) {
      // Thrown here it would end the connection: a value we cannot read is the fault of its statement alone.
      this.failure ??= error
    }
  }
}

interface Shape {
  readonly names: readonly string[]
  readonly types: readonly number[]
  readonly readers: readonly ((text: string) => unknown)[]
  /** A row without values; a copy of it is quicker than an object that grows by one column after another. */
  readonly empty: Row
}

const none: Shape = { names: [], types: [], readers: [], empty: {} }
const most = 2_000
const shapes = new Map<string, Shape>()

/** The same statement answers in the same shape until somebody alters a table. */
function shapeOf(statement: string, columns: readonly Column[]): Shape {
  const known = shapes.get(statement)
  if (known !== undefined && fits(known, columns)) return known
  // Texts of statements may be made by what people ask for, so there is an end to what is kept.
  if (shapes.size >= most) shapes.clear()
  const shape = newShape(columns)
  shapes.set(statement, shape)
  return shape
}

function fits({ names, types }: Shape, columns: readonly Column[]): boolean {
  return names.length === columns.length && columns.every(({ name, dataTypeID }, at) => names[at] === name && types[at] === dataTypeID)
}

function newShape(columns: readonly Column[]): Shape {
  const names = columns.map(({ name }) => name)
  const readers = columns.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text'))
  const empty = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`) as Row // its values are put in row by row
  return { names, types: columns.map(({ dataTypeID }) => dataTypeID), readers, empty }
}

function rowIn({ names, readers, empty }: Shape, values: readonly (string | null)[]): Row {
  const row = { ...empty }
  for (let at = 0; at < names.length; at += 1) {
    const value = values[at] ?? null
    const name = names[at]
    if (value !== null && name !== undefined) row[name] = readers[at]?.(value)
  }
  return row
}
