import type pg from 'pg'
import { busyOr, isStale } from './busy-errors.ts'
import { borrow, patienceOf, queryOnce, run, runTogether, servesOn } from './run-statement.ts'
import type { Row, Sql, Statement } from './sql.ts'
import { type BatchAnswer, mayBatch, notRun } from './statement-batch.ts'

interface Asked {
  readonly statement: Statement
  readonly resolve: (rows: Row[]) => void
  readonly reject: (error: unknown) => void
}

/**
 * Sends what is asked for in the same turn on one connection and in one write, since half of the time of a short
 * statement is writing it to the socket and waking the other side. Where all only read they are answered in one
 * transaction and one write as well; else each statement is committed by itself. What is `long` is sent on its
 * own, so that two of them have two processors. `driverFor` says which pool a statement goes to.
 */
export function groupingQuery(driverFor: (statement: Statement) => pg.Pool): Sql['query'] {
  const waiting = new Map<pg.Pool, Asked[]>()
  const flush = () => {
    for (const [driver, group] of waiting) void sendGroup(driver, group)
    waiting.clear()
  }
  const ask = (one: Asked) => {
    if (waiting.size === 0) process.nextTick(flush)
    const driver = driverFor(one.statement)
    const group = waiting.get(driver)
    if (group === undefined) waiting.set(driver, [one])
    else group.push(one)
  }
  return async <R extends object = Row>(statement: Statement) => {
    if (statement.long === true) return queryOnce<R>(driverFor(statement), statement)
    try {
      return (await new Promise<Row[]>((resolve, reject) => ask({ statement, resolve, reject }))) as R[] // the caller names the columns
    } catch (error) {
      // The trace ends where the group was sent; this one leads back to whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

async function sendGroup(driver: pg.Pool, group: readonly Asked[]): Promise<void> {
  const client = await borrow(driver).catch((error: unknown) => {
    for (const { reject } of group) reject(error)
  })
  if (client === undefined) return
  const answers = await answersOf(client, group, patienceOf(driver))
  // Before anybody is answered: others wait for the connection while answers are made use of.
  client.release(answers.some((one) => 'error' in one && !servesOn(one.error)))
  for (const [at, { statement, resolve, reject }] of group.entries()) {
    const one = answers[at]
    if (one === undefined) continue
    if (!('error' in one)) resolve(one.found)
    // Each connection finds out by itself that what it prepared is stale.
    else if (isStale(one.error) || one.error === notRun) queryOnce(driver, statement).then(resolve, reject)
    else reject(busyOr(one.error))
  }
}

/** `patience` in ms is that of one statement: each waits for the answers of those before it as well. */
function answersOf(client: pg.PoolClient, group: readonly Asked[], patience: number): Promise<readonly BatchAnswer[]> {
  const statements = group.map(({ statement }) => statement)
  return statements.length > 1 && statements.every(mayBatch)
    ? runTogether(client, statements, patience * statements.length)
    : Promise.all(statements.map((statement, at) => answer(client, statement, patience * (at + 1))))
}

function answer(client: pg.PoolClient, statement: Statement, patience: number): Promise<BatchAnswer> {
  return run(client, statement, patience).catch((error: unknown) => ({ error }))
}
