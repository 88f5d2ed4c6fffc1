import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread, ThreadTooSlow } from '../../platform/process/worker-thread.ts'
import type { Sheet } from './print-document.ts'

const thread = openWorkerThread<{ readonly sheet: Sheet }, Uint8Array>(
  () => openWorker(new URL('./print.worker.ts', import.meta.url), import.meta.url),
  { idle: minuteMs, patience: minuteMs },
)

/**
 * Draws a sheet as PDF in a thread of its own, one at a time: fonts of eight megabytes are no work for the server's
 * loop.
 */
export async function draw(sheet: Sheet): Promise<Buffer> {
  try {
    return Buffer.from(await thread.ask({ sheet }))
  } catch (error) {
    throw error instanceof ThreadTooSlow ? new Refusal('print.failed', {}, { status: 503 }) : error
  }
}
