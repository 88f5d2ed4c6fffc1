import pg from 'pg'
import { type Recipient, insideOf, type Outcome, RowQuery, send, type Wire } from './row-query.ts'
import type { Statement } from './sql.ts'
import { answered, type Awaited } from './statement-deadlines.ts'

/** What a statement of a batch came to. */
export type BatchAnswer = Outcome | { readonly error: unknown }

/** The error of a statement that was not run, or undone, because another of its batch failed: it can be asked again. */
export const notRun = new Error('Another statement of the same batch failed')

/**
 * Sends statements on one connection with one synchronisation at their end, so that PostgreSQL writes all answers at
 * once and in one transaction, and nobody wakes for each. When one fails the others end with `notRun`. Only for
 * statements that pass `mayBatch`; `patience` in ms is that of all together.
 */
export function sentTogether(
  on: pg.ClientBase,
  statements: readonly Statement[],
  patience: number,
): Promise<readonly BatchAnswer[]> {
  const deadline = performance.now() + patience
  return new Promise((resolve) => {
    const answers: BatchAnswer[] = []
    let missing = statements.length
    const recipientOf = (at: number): Recipient => {
      const end = (answer: BatchAnswer) => {
        answers[at] = answer
        missing -= 1
        if (missing === 0) resolve(answers)
      }
      return { resolve: end, reject: (error) => end({ error }) }
    }
    const queries = statements.map((statement, at) => new RowQuery(statement, on, deadline, recipientOf(at)))
    send(on, new Batch(queries, on, deadline))
  })
}

/** Whether a statement only reads, and is sent with parameters: one without is sent in a way that ends a batch. */
export function mayBatch({ text, values, name }: Statement): boolean {
  return (name !== undefined || values.length > 0) && reading.test(text)
}

// Whatever writes begins with its own word, or with the `with` of the statement itself.
const reading = /^\s*\(?\s*select\b/

/** Several queries as one to the driver, which goes from one to the next only where PostgreSQL is synchronised. */
class Batch extends pg.Query implements Awaited {
  place = -1
  name: string | undefined = undefined
  text = ''
  readonly callback: (this: Batch, error: unknown) => void
  /** The query whose answer is being read. */
  private at = 0
  /** How many have been sent. */
  private sent = 0

  constructor(
    private readonly queries: readonly RowQuery[],
    private readonly client: pg.ClientBase,
    readonly deadline: number,
  ) {
    super('')
    // As for a query alone: see `answer` of RowQuery.
    this.callback = insideOf(client).connectionParameters.query_timeout ? (error) => this.answer(error) : answer
    this.turnTo(0)
  }

  /** Called by the driver to send them. */
  override submit = (): null => {
    const { connection } = insideOf(this.client)
    const { stream } = connection
    stream.cork()
    for (const query of this.queries) {
      this.sent += 1
      const refused = (query as unknown as Submitted).submit(unsynchronised(connection))
      if (refused !== null) query.answer(refused)
      if (query.ended) break
    }
    connection.sync()
    stream.uncork()
    return null
  }

  handleRowDescription(message: Parameters<RowQuery['handleRowDescription']>[0]): void {
    this.queries[this.at]?.handleRowDescription(message)
  }

  handleDataRow(message: Parameters<RowQuery['handleDataRow']>[0]): void {
    this.queries[this.at]?.handleDataRow(message)
  }

  handleCommandComplete(message: { readonly text: string }, connection: unknown): void {
    this.queries[this.at]?.handleCommandComplete(message, connection)
    this.turnTo(this.at + 1)
  }

  onOverdue(): void {
    this.answer(new Error('Query read timeout'))
    insideOf(this.client).connection.stream.destroy()
  }

  /** Ends all: `error` is that of the query whose answer was being read, null when PostgreSQL has answered them all. */
  answer(error: unknown): void {
    answered(this)
    const others = error === null || isOfOneStatement(error) ? notRun : error
    for (const [at, query] of this.queries.entries()) {
      if (query.ended) continue
      if (error === null && at < this.sent) query.answer(null)
      else query.answer(at === this.at ? (error ?? notRun) : others)
    }
    if (error !== null) this.forgetUnprepared()
  }

  /** What came after a failure has not been prepared either. */
  private forgetUnprepared(): void {
    const { submittedNamedStatements } = insideOf(this.client).connection
    for (const { name } of this.queries) if (name !== undefined) Reflect.deleteProperty(submittedNamedStatements, name)
  }

  /** The driver keeps in mind what has been prepared by the name and text of the query that is answered. */
  private turnTo(at: number): void {
    const query = this.queries[at]
    this.at = at
    this.name = query?.name
    this.text = (query as unknown as Submitted | undefined)?.text ?? ''
  }
}

/** Whether the connection answers further statements after an error. */
export function isOfOneStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR'
}

function answer(this: Batch, error: unknown): void {
  this.answer(error)
}

/** What the driver's types leave out of a query. */
interface Submitted {
  readonly text: string
  /** Sends it; an error when it cannot be sent, null otherwise. */
  readonly submit: (connection: Wire) => Error | null
}

const batching = new WeakMap<Wire, Wire>()

/** The same connection to a query that asks for synchronisation: it does not ask. */
function unsynchronised(connection: Wire): Wire {
  const known = batching.get(connection) ?? (Object.create(connection, { sync: { value: () => undefined } }) as Wire) // the same one but for this
  batching.set(connection, known)
  return known
}
