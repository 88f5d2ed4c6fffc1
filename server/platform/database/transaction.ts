import type pg from 'pg'
import { busyOr, codeOf, isStale } from './busy-errors.ts'
import { type Pool } from './pool.ts'
import { borrow, patienceFor, patienceOf, run } from './run-statement.ts'
import type { Connection, Row, Statement } from './sql.ts'

interface TransactionOptions {
  /** Times the work is begun anew after a deadlock or serialization failure; 2 when not said. */
  readonly retries?: number
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** A long piece of work states its own limit in milliseconds for each statement. */
  readonly statementTimeout?: number
}

/** A transaction; it begins with its first statement, and work that sends none costs none. */
export interface Transaction extends Connection {
  readonly isOpen: () => boolean
}

// Serialization failure and deadlock: the same work succeeds when it is done again.
const worthAnotherTry = new Set(['40001', '40P01'])

/**
 * Does the work in one transaction: committed when it returns, rolled back when it throws. The work
 * may run more than once, so it changes nothing outside the database.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (sql: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  let triesLeft = options.retries ?? 2
  let connectionsLeft = pool.driver.options.max
  for (;;) {
    try {
      return await once(pool, work, options)
    } catch (error) {
      if (isStale(error) && connectionsLeft > 0) {
        connectionsLeft -= 1
        continue
      }
      if (triesLeft === 0 || !worthAnotherTry.has(codeOf(error))) throw busyOr(error)
      triesLeft -= 1
    }
  }
}

async function once<T>(pool: Pool, work: (sql: Transaction) => Promise<T>, options: TransactionOptions): Promise<T> {
  const patience =
    options.statementTimeout === undefined ? patienceOf(pool.driver) : patienceFor(options.statementTimeout)
  const its: { opened: Promise<Begun> | null } = { opened: null }
  const query = async <R extends object = Row>(statement: Statement): Promise<R[]> => {
    const { client } = await (its.opened ??= begin(pool.driver, options, patience))
    const { found } = await run(client, statement, patience)
    return found as R[] // the caller names the columns that its own statement selects
  }
  const isOpen = () => its.opened !== null
  try {
    const result = await work({ query, aside: pool.aside, isOpen })
    if (its.opened !== null) await commit(await its.opened)
    return result
  } catch (error) {
    if (its.opened !== null) await abandon(its.opened, isStale(error))
    throw error
  }
}

interface Begun {
  readonly client: pg.PoolClient
  readonly begun: Promise<unknown>
  readonly patience: number
}

/** The first statement is sent behind the beginning without waiting for its answer. */
async function begin(driver: pg.Pool, options: TransactionOptions, patience: number): Promise<Begun> {
  const client = await borrow(driver)
  const begun = run(client, { text: opening(options), values: [] }, patience)
  begun.catch(() => undefined)
  return { client, begun, patience }
}

function opening({ isolation, statementTimeout }: TransactionOptions): string {
  const begin = isolation === undefined ? 'begin' : `begin isolation level ${isolation}`
  return statementTimeout === undefined
    ? begin
    : `${begin}; set local statement_timeout = ${Math.trunc(statementTimeout)}`
}

/** A failed transaction answers COMMIT with ROLLBACK and no error: work that swallowed one must not pass. */
async function commit({ client, begun, patience }: Begun): Promise<void> {
  await begun
  const { command } = await run(client, { text: 'commit', values: [] }, patience)
  if (command !== 'COMMIT') throw new Error('the transaction had already failed: an error inside it was swallowed')
  client.release()
}

async function abandon(opened: Promise<Begun>, forGood: boolean): Promise<void> {
  const begun = await opened.catch(() => null)
  if (begun === null) return
  try {
    await run(begun.client, { text: 'rollback', values: [] }, begun.patience)
    begun.client.release(forGood)
  } catch {
    // A connection that cannot even roll back is closed; the server rolls back by itself.
    begun.client.release(true)
  }
}
