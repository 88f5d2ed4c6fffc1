import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { busyOr, isStale } from './busy.ts'
import { type Outcome, sent } from './row-query.ts'
import { type Connection, isRepeated, type Row, type Statement } from './sql.ts'
import { valueTypes } from './value-types.ts'

export interface Pool extends Connection {
  /** The driver's own pool, for libraries that want one and for transactions. */
  readonly driver: pg.Pool
  /** Waits for the connections in use and closes all. */
  readonly end: () => Promise<void>
}

export interface PoolOptions {
  /** Connections at most; 16 when not said. */
  readonly max?: number
  /** Milliseconds one statement may run; 15,000 when not said. */
  readonly statementTimeout?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  /** Its driver is lent to a library, whose statements nobody else can watch. */
  readonly lent?: true
  /** Told of idle connections that broke: nothing is lost by that, the pool opens another. */
  readonly onError?: (error: Error) => void
}

const lockTimeout = 5_000
const idleInTransactionTimeout = 30_000
const waitForConnection = 3_000
// Whoever waits for one of these holds at most a connection of the other pool, never one of these.
const asideConnections = 2

/** A pool whose statements, locks and waits all end; see PoolOptions. Opens no connection by itself. */
export function openPool(address: DatabaseAddress, options: PoolOptions = {}): Pool {
  const driver = openDriver(driverConfig(address, options), options)
  const beside = openDriver(asideConfig(address, options), options)
  const planned = openDriver(plannedConfig(address, options), options)
  return {
    driver,
    aside: { query: (statement) => queryOnce(beside, statement) },
    end: async () => void (await Promise.all([driver.end(), beside.end(), planned.end()])),
    query: (statement) =>
      queryOnce(statement.plannedOnce === true && statement.name !== undefined ? planned : driver, statement),
  }
}

function openDriver(config: pg.PoolConfig, { onError }: PoolOptions): pg.Pool {
  const driver = new pg.Pool(config)
  driver.on('error', (error) => onError?.(error))
  // A connection that breaks while it is lent out says so through its next statement.
  driver.on('connect', (client) => client.on('error', () => undefined))
  return driver
}

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
  const { parsedStatements } = (on as unknown as Prepared).connection
  // What could not be parsed was never prepared.
  if (parsedStatements[oldest] === undefined) return
  Reflect.deleteProperty(parsedStatements, oldest)
  on.query(`deallocate ${oldest}`).catch(() => undefined)
}

/** The driver's own list of what a connection has prepared, which its types leave out. */
interface Prepared {
  readonly connection: { readonly parsedStatements: Readonly<Record<string, string>> }
}

/** The driver's own pool would close the connection after every error, be it a mere duplicate key. */
async function queryOnce<R extends object = Row>(
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

function servesOn(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR' && !isStale(error)
}

/** How long the network may take on top of a statement's own limit, both in ms. */
export function patienceFor(statementTimeout: number): number {
  return statementTimeout + 1_000
}

/** The same for the statements of a pool that have no limit of their own. */
export function patienceOf({ options }: pg.Pool): number {
  return patienceFor(Number(options.statement_timeout) || usualTimeout)
}

const usualTimeout = 15_000

function driverConfig(address: DatabaseAddress, options: PoolOptions): pg.PoolConfig {
  const statementTimeout = options.statementTimeout ?? usualTimeout
  return {
    ...address,
    max: options.max ?? 16,
    types: valueTypes,
    application_name: options.name ?? 'amur',
    connectionTimeoutMillis: waitForConnection,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    // The server ends a slow statement. One whose answer never comes through the network is ended here, or by the driver where others send theirs through it.
    ...(options.lent === true ? { query_timeout: patienceFor(statementTimeout) } : {}),
    keepAlive: true,
    // Statements of one connection are sent without waiting for each other's answers.
    pipeline: true,
    // A cast from timestamptz to date then gives the business day.
    options: '-c TimeZone=Asia/Shanghai',
  }
}

/** Putting a plan together takes longer than a page of a list: where it does not depend on the values it is kept. */
function plannedConfig(address: DatabaseAddress, options: PoolOptions): pg.PoolConfig {
  const config = driverConfig(address, options)
  return {
    ...config,
    max: Math.ceil((config.max ?? 1) / 2),
    options: `${config.options} -c plan_cache_mode=force_generic_plan`,
  }
}

/** No wait for the disk: the log keeps its order, so nothing that commits later can survive without this. */
function asideConfig(address: DatabaseAddress, options: PoolOptions): pg.PoolConfig {
  const config = driverConfig(address, { ...options, max: asideConnections })
  return { ...config, options: `${config.options} -c synchronous_commit=off` }
}
