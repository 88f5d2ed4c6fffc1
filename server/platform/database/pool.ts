import pg from 'pg'
import type { DatabaseAddress } from './database-address.ts'
import { valueTypes } from './postgres-type-parsers.ts'
import { patienceFor, queryOnce, usualTimeout } from './run-statement.ts'
import type { Connection, Statement } from './sql.ts'
import { groupingQuery } from './statement-groups.ts'

export interface Pool extends Connection {
  /** The driver's own pool, for libraries that want one and for transactions. */
  readonly driver: pg.Pool
  /** Waits for the connections in use and closes all. */
  readonly end: () => Promise<void>
  /** The same pool for one piece of work, such as a request: what it asks for in the same turn is sent in one write. */
  readonly grouped: () => Pool
}

export interface PoolOptions {
  /** Connections at most; 16 when not said. */
  readonly max?: number
  /** Milliseconds one statement may run; 15,000 when not said. */
  readonly statementTimeout?: number
  /** Milliseconds until one is refused who finds no connection free; 3,000 when not said. */
  readonly waitForConnection?: number
  /** Shown in pg_stat_activity. */
  readonly name?: string
  /** Its driver is lent to a library, whose statements nobody else can watch. */
  readonly lent?: true
  /** Commits are answered before the disk has them: it has all of them once one of another pool is answered. */
  readonly ahead?: true
  /** Told of idle connections that broke: nothing is lost by that, the pool opens another. */
  readonly onError?: (error: Error) => void
}

const lockTimeout = 5_000
const idleInTransactionTimeout = 30_000
const usualWait = 3_000
// Whoever waits for one of these holds at most a connection of the other pool, never one of these.
const asideConnections = 2

/** A pool whose statements, locks and waits all end; see PoolOptions. Opens no connection by itself. */
export function openPool(address: DatabaseAddress, options: PoolOptions = {}): Pool {
  const driver = openDriver(driverConfig(address, options), options)
  const beside = openDriver(asideConfig(address, options), options)
  const planned = openDriver(plannedConfig(address, options), options)
  const driverFor = ({ plannedOnce, name }: Statement) =>
    plannedOnce === true && name !== undefined ? planned : driver
  const pool: Pool = {
    driver,
    aside: { query: (statement) => queryOnce(beside, statement) },
    end: async () => void (await Promise.all([driver.end(), beside.end(), planned.end()])),
    query: (statement) => queryOnce(driverFor(statement), statement),
    grouped: () => ({ ...pool, query: groupingQuery(driverFor) }),
  }
  return pool
}

function openDriver(config: pg.PoolConfig, { onError }: PoolOptions): pg.Pool {
  const driver = new pg.Pool(config)
  driver.on('error', (error) => onError?.(error))
  // A connection that breaks while it is lent out says so through its next statement.
  driver.on('connect', (client) => client.on('error', () => undefined))
  return driver
}

function driverConfig(address: DatabaseAddress, options: PoolOptions): pg.PoolConfig {
  const statementTimeout = options.statementTimeout ?? usualTimeout
  return {
    ...address,
    max: options.max ?? 16,
    types: valueTypes,
    application_name: options.name ?? 'amur',
    connectionTimeoutMillis: options.waitForConnection ?? usualWait,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    // The server ends a slow statement. One whose answer never comes through the network is ended here, or by the
    // driver where others send theirs through it.
    ...(options.lent === true ? { query_timeout: patienceFor(statementTimeout) } : {}),
    keepAlive: true,
    // Statements of one connection are sent without waiting for each other's answers.
    pipeline: true,
    // A cast from timestamptz to date then gives the business day.
    options: `-c TimeZone=Asia/Shanghai${options.ahead === true ? noWaitForDisk : ''}`,
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

// The log keeps its order, so nothing that commits later can survive without what did not wait.
const noWaitForDisk = ' -c synchronous_commit=off'

function asideConfig(address: DatabaseAddress, options: PoolOptions): pg.PoolConfig {
  return driverConfig(address, { ...options, max: asideConnections, ahead: true })
}
