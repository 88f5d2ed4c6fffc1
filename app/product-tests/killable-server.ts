import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from '../../bin/find-node-24.mjs'
import { stopEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { pause } from '../../server/platform/database/sleep.ts'
import { ended, type Product, startProduct } from '../testing/product-process.ts'
import type { Site } from './retrying-client.ts'

export type Death = 'server' | 'postmaster' | 'both'

/** The product with its own PostgreSQL on the Node of the image, to be killed again and again. */
export interface KillableServer {
  /** Follows the product to its new port. */
  readonly site: Site
  /** Seconds each restart took. */
  readonly restarts: readonly number[]
  /** Kills with -9; what does not heal by itself is started again. */
  readonly die: (death: Death) => Promise<void>
  /** Kills the server and leaves its database running. */
  readonly leaveDatabase: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts it on a data folder; `more` are further variables of its environment. */
export async function killableServer(dataDir: string, more: Readonly<Record<string, string>>): Promise<KillableServer> {
  const how = { node: node24() }
  let product: Product = await startProduct(dataDir, more, how)
  const site: Site = { url: product.url }
  const restarts: number[] = []

  async function die(death: Death): Promise<void> {
    if (death !== 'server') await killPostmaster(dataDir)
    if (death === 'postmaster') return
    await ended(product.process, 'SIGKILL')
    product = await startProduct(dataDir, more, how)
    site.url = product.url
    restarts.push(product.seconds)
  }

  return {
    site,
    restarts,
    die,
    leaveDatabase: () => ended(product.process, 'SIGKILL'),
    async close() {
      await ended(product.process, 'SIGKILL')
      await stopEmbedded(dataDir)
    },
  }
}

/** While PostgreSQL is being brought back its file names nobody alive: then there is nobody to kill yet. */
async function killPostmaster(dataDir: string): Promise<void> {
  for (;;) {
    try {
      const [pid] = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      return
    } catch {
      await pause(20)
    }
  }
}
