import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { minuteMs } from '../../../core/values/duration.ts'
import { elapsed } from '../process/clock.ts'
import { codeOf } from './busy-errors.ts'
import type { DatabaseAddress } from './database-address.ts'
import { initialise, ownName } from './initialise-postgres-folder.ts'
import { type Home, prepareHome, socketPort } from './postgres-folder.ts'
import { type Keeper, keep } from './postgres-usage-lock.ts'
import { lastWords, livingPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { pause } from './sleep.ts'

export interface EmbeddedOptions {
  readonly dataDir: string
  /** False gives up crash safety for speed: tests only. */
  readonly durable?: boolean
  /** Told when PostgreSQL was lost and when it is back. */
  readonly onEvent?: (event: 'database lost' | 'database back') => void
}

export interface EmbeddedDatabase {
  /** Stays the same through restarts. */
  readonly address: DatabaseAddress
  /** Stops PostgreSQL unless another process uses it. Close the pools first. */
  readonly stop: () => Promise<void>
}

const startPatience = minuteMs
const stopPatience = 15_000

/**
 * Our own PostgreSQL under DATA_DIR/postgres: made when there is none, joined when it already runs
 * (another server process, or one left behind by a killed server), started otherwise, and started
 * again whenever it dies. The process that leaves last stops it.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const durable = options.durable ?? true
  const home = prepareHome(options.dataDir)
  await initialise(home, durable)
  let stopping = false
  let keeper: Keeper | undefined = await attend(home, durable, () => false)
  const watching = watch(keeper)

  async function watch(first: Keeper): Promise<void> {
    for (let held: Keeper | undefined = first; held !== undefined; held = keeper) {
      await held.lost
      keeper = undefined
      if (stopping) return
      options.onEvent?.('database lost')
      keeper = await attendAlways(home, durable, () => stopping)
      if (stopping) return leave()
      options.onEvent?.('database back')
    }
  }

  async function leave(): Promise<void> {
    if (keeper !== undefined && (await keeper.letGo())) await stopPostmaster(home, stopPatience)
  }

  async function stop(): Promise<void> {
    if (!stopping) {
      stopping = true
      // While it is being brought back the watch itself leaves.
      await leave()
    }
    await watching
  }

  return { address: { host: home.socket, port: socketPort, user: ownName, database: ownName }, stop }
}

/** Stops whatever PostgreSQL runs under a DATA_DIR, whoever uses it. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres')
  if (existsSync(folder)) await stopPostmaster({ data: join(realpathSync(folder), 'data') }, stopPatience)
}

/** Joins the running PostgreSQL, starting one as often as it takes; gives up after a minute or when told to. */
async function attend(home: Home, durable: boolean, givenUp: () => boolean): Promise<Keeper> {
  const deadline = elapsed() + startPatience
  let own: Postmaster | undefined
  for (;;) {
    try {
      return await keep(home)
    } catch (error) {
      if (givenUp()) await own?.end()
      if (givenUp() || elapsed() > deadline)
        throw new Error(`the database in DATA_DIR does not start: ${lastWords(home)}`, { cause: error })
      if (isAbsent(error) && (own?.gone() ?? true) && livingPostmaster(home) === undefined) {
        if (own !== undefined) await pause(100)
        own = startPostmaster(home, durable)
      }
      await pause(10)
    }
  }
}

async function attendAlways(home: Home, durable: boolean, givenUp: () => boolean): Promise<Keeper | undefined> {
  while (!givenUp()) {
    try {
      return await attend(home, durable, givenUp)
    } catch {
      await pause(givenUp() ? 0 : 1_000)
    }
  }
  return undefined
}

/** Nobody listens at the socket, as opposed to somebody who is not ready yet. */
function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(codeOf(error))
}
