import type pg from 'pg'
import { busyOr, codeOf } from './busy.ts'
import { borrow, type Pool, patienceFor, run } from './pool.ts'
import type { Sql } from './sql.ts'

export interface TransactionOptions {
  /** Times the work is begun anew after a deadlock or serialization failure; 2 when not said. */
  readonly retries?: number
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** A long piece of work states its own limit in milliseconds for each statement. */
  readonly statementTimeout?: number
}

// Serialization failure and deadlock: the same work succeeds when it is done again.
const worthAnotherTry = new Set(['40001', '40P01'])

/**
 * Does the work in one transaction: committed when it returns, rolled back when it throws. The work
 * may run more than once, so it changes nothing outside the database.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (sql: Sql) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  let triesLeft = options.retries ?? 2
  for (;;) {
    try {
      return await once(pool, work, options)
    } catch (error) {
      if (triesLeft === 0 || !worthAnotherTry.has(codeOf(error))) throw busyOr(error)
      triesLeft -= 1
    }
  }
}

async function once<T>(pool: Pool, work: (sql: Sql) => Promise<T>, options: TransactionOptions): Promise<T> {
  const client = await borrow(pool.driver)
  try {
    await client.query(opening(options))
    const patience = options.statementTimeout === undefined ? undefined : patienceFor(options.statementTimeout)
    const result = await work({ query: (statement) => run(client, statement, patience) })
    await commit(client)
    client.release()
    return result
  } catch (error) {
    await abandon(client)
    throw error
  }
}

function opening({ isolation, statementTimeout }: TransactionOptions): string {
  const begin = isolation === undefined ? 'begin' : `begin isolation level ${isolation}`
  return statementTimeout === undefined ? begin : `${begin}; set local statement_timeout = ${Math.trunc(statementTimeout)}`
}

/** A failed transaction answers COMMIT with ROLLBACK and no error: work that swallowed one must not pass. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('the transaction had already failed: an error inside it was swallowed')
}

async function abandon(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    // A connection that cannot even roll back is closed; the server rolls back by itself.
    client.release(true)
  }
}
