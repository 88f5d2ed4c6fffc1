import type { Socket } from 'node:net'
import pg from 'pg'
import { valueTypes } from './postgres-type-parsers.ts'
import type { Row, Statement } from './sql.ts'
import { answered, type Awaited, expectAnswer } from './statement-deadlines.ts'

/** What a statement came to. */
export interface Outcome {
  readonly found: Row[]
  /** `SELECT`, `COMMIT`; of several statements that of the last. */
  readonly command: string
}

/**
 * Sends one statement on one connection, which is ended when no answer has come after `patience` ms. Errors are the
 * driver's own.
 */
export function sent(on: pg.ClientBase, statement: Statement, patience: number): Promise<Outcome> {
  return new Promise((resolve, reject) =>
    send(on, new RowQuery(statement, on, performance.now() + patience, { resolve, reject })),
  )
}

/** What is sent on one connection in the same turn leaves in one write: writing costs more than what is written. */
export function send(on: pg.ClientBase, query: pg.Query & Awaited): void {
  const { stream } = insideOf(on).connection
  stream.cork()
  process.nextTick(uncork, stream)
  expectAnswer(query)
  on.query(query)
}

function uncork(stream: Pick<Socket, 'uncork'>): void {
  stream.uncork()
}

export interface Recipient {
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** The rows of one statement on a connection that is no pool's, however long they take. */
export async function rowsOf<R extends object = Row>(on: pg.ClientBase, statement: Statement): Promise<R[]> {
  return (await sent(on, statement, Infinity)).found as R[] // the caller names the columns that its own statement selects
}

interface Column {
  readonly name: string
  readonly dataTypeID: number
}

/** A connection as the driver writes to it. */
export interface Wire {
  readonly stream: Socket
  readonly parsedStatements: Readonly<Record<string, string>>
  /** Names that were sent to be prepared and have not been yet. */
  readonly submittedNamedStatements: Record<string, string>
  readonly sync: () => void
}

/** What the driver's types leave out of a connection. */
interface Inside {
  readonly connection: Wire
  readonly connectionParameters: { readonly query_timeout?: number | false }
}

export function insideOf(client: pg.ClientBase): Inside {
  return client as unknown as Inside
}

/**
 * The driver's own query, but for how an answer becomes rows: the driver works out the shape of a row anew for each
 * answer, as an object that is slow to make, to copy and to read, which took a sixth of the time of reading a record.
 */
export class RowQuery extends pg.Query implements Awaited {
  readonly found: Row[] = []
  place = -1
  /** Whether whoever asked has been answered. */
  ended = false
  readonly name: string | undefined
  readonly values: unknown[]
  readonly callback: (this: RowQuery, error: unknown) => void
  private command = ''
  private shape = none
  private failure: unknown = null
  private readonly statement: string

  constructor(
    { text, values, name }: Statement,
    private readonly client: pg.ClientBase,
    readonly deadline: number,
    private readonly recipient: Recipient,
  ) {
    super(text)
    this.statement = name ?? text
    this.name = name
    this.values = [...values]
    // The driver's timer calls it without its query.
    this.callback = insideOf(client).connectionParameters.query_timeout ? (error) => this.answer(error) : answer
  }

  answer(error: unknown): void {
    answered(this)
    this.ended = true
    const failure = error ?? this.failure
    if (failure) this.recipient.reject(failure)
    else this.recipient.resolve({ found: this.found, command: this.command })
  }

  onOverdue(): void {
    this.recipient.reject(new Error('Query read timeout'))
    // Nothing else that was sent on this connection will be answered either.
    insideOf(this.client).connection.stream.destroy()
  }

  handleCommandComplete(message: { readonly text: string }, connection: unknown): void {
    this.command = message.text.split(' ', 1)[0] ?? ''
    inner.handleCommandComplete.call(this, message, connection)
  }

  /** Called by the driver to send a statement with parameters. */
  prepare(connection: Wire): void {
    const known = this.name === undefined ? undefined : describedOn(insideOf(this.client).connection).get(this.name)
    if (known === undefined || connection.parsedStatements[this.name ?? ''] === undefined)
      return inner.prepare.call(this, connection)
    this.shape = known
    inner.prepare.call(this, undescribed(connection))
  }

  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    this.shape = shapeOf(this.statement, fields)
    if (this.name !== undefined) describedOn(insideOf(this.client).connection).set(this.name, this.shape)
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

/**
 * The driver calls it with its query as `this`. A function of each query's own would hold the query and be held by it,
 * which made every row outlive two collections of the young space: these took ten times as long.
 */
function answer(this: RowQuery, error: unknown): void {
  this.answer(error)
}

/** What the driver's own query does, which its types leave out. */
interface InnerQuery {
  readonly prepare: (connection: Wire) => void
  readonly handleCommandComplete: (message: { readonly text: string }, connection: unknown) => void
}

const inner = pg.Query.prototype as unknown as InnerQuery

const described = new WeakMap<Wire, Map<string, Shape>>()

/**
 * The columns of what a connection has prepared. They are told once: PostgreSQL refuses a prepared statement whose
 * columns have changed, and a hundred of them cost as much to tell and to read as the row itself.
 */
function describedOn(connection: Wire): Map<string, Shape> {
  const known = described.get(connection) ?? new Map<string, Shape>()
  described.set(connection, known)
  return known
}

/** The connection no longer has that statement prepared. */
export function forgetColumns(client: pg.ClientBase, name: string): void {
  described.get(insideOf(client).connection)?.delete(name)
}

const silent = new WeakMap<Wire, Wire>()

/** The same connection to a query that asks for the columns of its answer: it does not ask. */
function undescribed(connection: Wire): Wire {
  const known = silent.get(connection) ?? (Object.create(connection, { describe: { value: () => undefined } }) as Wire) // the same one but for this
  silent.set(connection, known)
  return known
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
  return (
    names.length === columns.length &&
    columns.every(({ name, dataTypeID }, at) => names[at] === name && types[at] === dataTypeID)
  )
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
