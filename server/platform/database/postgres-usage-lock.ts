import pg from 'pg'
import { elapsed } from '../process/clock.ts'
import { ownName } from './initialise-postgres-folder.ts'
import type { Home } from './postgres-folder.ts'
import { socketPort } from './postgres-folder.ts'
import { pause } from './sleep.ts'

/** A connection that says "I am using this PostgreSQL": whoever is the last to let go stops it. */
export interface Keeper {
  /** Settles when the connection is lost or let go. */
  readonly lost: Promise<void>
  /** Lets go; true when nobody else is there, and nobody can come any more until PostgreSQL has stopped. */
  readonly letGo: () => Promise<boolean>
}

// 'amur' in ASCII: the number of the lock that users share and the one who stops takes alone.
const lock = 0x61_6d_75_72

/** Joins a running PostgreSQL and makes our database in it when missing; throws while none answers. */
export async function keep(home: Home): Promise<Keeper> {
  const client = new pg.Client({
    host: home.socket,
    port: socketPort,
    user: ownName,
    database: 'postgres',
    application_name: 'amur keeper',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  try {
    await client.connect()
    await join(client)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { lost, letGo: () => letGo(client) }
}

async function join(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ joined: boolean; made: boolean }>(
    `select pg_try_advisory_lock_shared($1) as joined,
            exists (select from pg_database where datname = $2) as made`,
    [lock, ownName],
  )
  if (rows[0]?.joined !== true) throw new Error('the database is being stopped')
  if (!rows[0].made) await makeDatabase(client)
}

async function makeDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`create database ${ownName}`)
  } catch (error) {
    // Two processes that start together both try.
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownName])
    if (rowCount !== 1) throw error
  }
}

// The connection of a process that was killed a moment ago may still hold its place.
const patience = 500
const between = 20

async function letGo(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lock])
    const until = elapsed() + patience
    let alone = await isAlone(client)
    while (!alone && elapsed() < until) {
      await pause(between)
      alone = await isAlone(client)
    }
    // Alone, the connection stays: the lock it holds keeps newcomers out until PostgreSQL ends it.
    if (!alone) await client.end()
    return alone
  } catch {
    return true
  }
}

async function isAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [lock])
  return rows[0]?.alone === true
}
