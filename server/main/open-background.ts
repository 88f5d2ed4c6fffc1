import type { ServerModule } from '../define.ts'
import type { WriteMessages } from '../messaging/outbox/deliver.ts'
import { openRelay } from '../messaging/outbox/relay.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Running } from '../platform/context/running.ts'
import type { DatabaseAddress } from '../platform/database/address.ts'
import { openPool, type Pool } from '../platform/database/pool.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { sealContinuously } from '../records/audit/seal-continuously.ts'
import { followContinuously } from './follow-continuously.ts'
import { jobsOf } from './jobs-of.ts'

interface BackgroundParts {
  readonly address: DatabaseAddress
  /** What jobs work with. */
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly servers: readonly Pick<ServerModule, 'module' | 'jobs'>[]
  readonly writeMessages: WriteMessages
  readonly onError: (error: unknown) => void
}

/** Everything a process does without being asked. */
interface Background {
  /** Lets what runs come to its end, and begins nothing more. */
  readonly close: () => Promise<void>
}

// The queue's listener, its workers, the relay, the sealer and the follower of the logs.
const connections = 7

/** Starts jobs, the relay of the outbox, the sealer of the audit and the follower of the logs; each process of a database may. */
export async function openBackground({
  address,
  pool,
  running,
  servers,
  writeMessages,
  onError,
}: BackgroundParts): Promise<Background> {
  const queue = openPool(address, { max: connections, name: 'amur background', lent: true, onError })
  const jobs = await openJobs({ pool, queue, running, jobs: jobsOf(servers), onError })
  const relay = openRelay({ pool: queue, worded: new Set(running.notices.keys()), writeMessages, onError })
  const seal = sealContinuously(queue, onError)
  const follow = followContinuously(queue, onError)
  return {
    async close() {
      await Promise.all([jobs.close(), relay.close(), seal.close(), follow.close()])
      await queue.end()
    },
  }
}
