import type pg from 'pg'
import { busyOr, isStale } from './busy-errors.ts'
import { forgetColumns, type Outcome, sent } from './row-query.ts'
import { isRepeated, type Row, type Statement } from './sql.ts'
import { type BatchAnswer, isOfOneStatement, notRun, sentTogether } from './statement-batch.ts'

/** A connection of the pool, to be released by the caller; `server.busy` when none is free in time. */
export async function borrow(driver: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await driver.connect()
  } catch (error) {
    throw busyOr(error)
  }
}

/** One statement on one connection; `patience` in ms, as `patienceFor` has it. Errors are the driver's own. */
export async function run(on: pg.ClientBase, statement: Statement, patience: number): Promise<Outcome> {
  if (statement.name !== undefined && isRepeated(statement.name)) makeRoom(on, statement.name)
  try {
    return await sent(on, statement, patience)
  } catch (error) {
    // The driver's trace ends at its socket; this one leads back to whoever asked.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** Several statements that `mayBatch` together; `patience` in ms is that of all. */
export function runTogether(
  on: pg.ClientBase,
  statements: readonly Statement[],
  patience: number,
): Promise<readonly BatchAnswer[]> {
  for (const { name } of statements) if (name !== undefined && isRepeated(name)) makeRoom(on, name)
  return sentTogether(on, statements, patience)
}

const mostRepeated = 60
const kept = new WeakMap<pg.ClientBase, Set<string>>()

/** Of statements without number a connection keeps so many plans; the one that was not asked for longest goes. */
function makeRoom(on: pg.ClientBase, name: string): void {
  const names = kept.get(on) ?? new Set<string>()
  kept.set(on, names)
  names.delete(name)
  names.add(name)
  const [oldest] = names
  if (names.size <= mostRepeated || oldest === undefined) return
  names.delete(oldest)
  forgetColumns(on, oldest)
  const { connection } = on as unknown as Prepared
  // What could not be parsed was never prepared.
  if (connection.parsedStatements[oldest] === undefined) return
  Reflect.deleteProperty(connection.parsedStatements, oldest)
  // The protocol's own message: a failed transaction would refuse a statement that says the same.
  connection.close({ type: 'S', name: oldest })
}

/** What a connection has prepared, and how it forgets it, which the driver's types leave out. */
interface Prepared {
  readonly connection: {
    readonly parsedStatements: Readonly<Record<string, string>>
    readonly close: (statement: { readonly type: 'S'; readonly name: string }) => void
  }
}

/** The driver's own pool would close the connection after every error, be it a mere duplicate key. */
export async function queryOnce<R extends object = Row>(
  driver: pg.Pool,
  statement: Statement,
  tries = driver.options.max,
): Promise<R[]> {
  const client = await borrow(driver)
  try {
    const { found } = await run(client, statement, patienceOf(driver))
    client.release()
    return found as R[] // the caller names the columns that its own statement selects
  } catch (error) {
    client.release(!servesOn(error))
    // Each connection finds out by itself.
    if (isStale(error) && tries > 0) return queryOnce(driver, statement, tries - 1)
    throw busyOr(error)
  }
}

/** Whether a connection is as good as before after an error. */
export function servesOn(error: unknown): boolean {
  return error === notRun || (isOfOneStatement(error) && !isStale(error))
}

/** How long the network may take on top of a statement's own limit, both in ms. */
export function patienceFor(statementTimeout: number): number {
  return statementTimeout + 1_000
}

/** The same for the statements of a pool that have no limit of their own. */
export function patienceOf({ options }: pg.Pool): number {
  return patienceFor(Number(options.statement_timeout) || usualTimeout)
}

export const usualTimeout = 15_000
