import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread, ThreadTooSlow } from '../../platform/process/worker-thread.ts'
import type { PaperAnswer, PaperOrder } from './paper-thread-messages.ts'

const thread = openWorkerThread<PaperOrder, PaperAnswer>(
  () =>
    openWorker(new URL('./paper.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    }),
  { idle: minuteMs, patience: minuteMs },
)

/** The PDF of a docx, read and drawn in a thread of its own: the package came from outside. */
export async function paperPdf(order: PaperOrder): Promise<Buffer> {
  const answer = await thread.ask(order).catch((error: unknown): PaperAnswer => {
    if (error instanceof ThreadTooSlow) throw new Refusal('print.failed', {}, { status: 503 })
    // Whatever else the thread dies of, the file is more than can be drawn.
    return { refused: 'bomb' }
  })
  if ('refused' in answer) throw new Refusal('paper.unreadable')
  return Buffer.from(answer.bytes)
}
