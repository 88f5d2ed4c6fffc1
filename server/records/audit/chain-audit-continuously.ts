import type { Pool } from '../../platform/database/pool.ts'
import { startPollingLoop, type PollingLoop } from '../../platform/jobs/polling-loop.ts'
import { keepRun, said } from '../../platform/jobs/run-job.ts'
import { now } from '../../platform/process/clock.ts'
import { sealAudit } from './chain-audit-lines.ts'

const name = 'engine.seal'
const pause = 2_000
const full = 5_000

/** Chains new audit lines every two seconds; of several processes one does it at a time. */
export function sealContinuously(pool: Pool, onError: (error: unknown) => void): PollingLoop {
  return startPollingLoop(
    pause,
    async () => {
      const started = now()
      try {
        if (await sealAll(pool)) await keepRun(pool, name, started, null)
      } catch (error) {
        await keepRun(pool, name, started, said(error)).catch(() => undefined)
        throw error
      }
    },
    onError,
  )
}

/** Whether anything was sealed at all. */
async function sealAll(pool: Pool): Promise<boolean> {
  let lines = (await sealAudit(pool)).lines
  const any = lines > 0
  while (lines >= full) lines = (await sealAudit(pool)).lines
  return any
}
