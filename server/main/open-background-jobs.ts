import type { Ctx } from '../platform/context/context.ts'
import type { Running } from '../platform/context/running-composition.ts'
import type { DatabaseAddress } from '../platform/database/database-address.ts'
import { openPool, type Pool } from '../platform/database/pool.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { rooms } from './server-components.ts'
import type { Services } from './services.ts'

interface BackgroundParts {
  readonly address: DatabaseAddress
  /** What jobs work with. */
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly services: Services
}

/** Everything a process does without being asked. */
interface Background {
  /** Lets what runs come to its end, and begins nothing more. */
  readonly close: () => Promise<void>
}

// The queue's listener, its workers, the relay, the sealer and the follower of the logs.
const connections = 7

/**
 * Starts jobs and the loops of the rooms: the relay of the outbox, the sealer of the audit, the follower of the logs;
 * each process of a database may.
 */
export async function openBackground({ address, pool, running, services }: BackgroundParts): Promise<Background> {
  const { onError } = services
  const queue = openPool(address, { max: connections, name: 'amur background', lent: true, onError })
  const jobs = await openJobs({ pool, queue, running, jobs: services.jobs(), onError })
  const loops = rooms.flatMap((room) => room.loops?.(services, { queue, running, onError }) ?? [])
  return {
    async close() {
      await Promise.all([jobs, ...loops].map((one) => one.close()))
      await queue.end()
    },
  }
}
