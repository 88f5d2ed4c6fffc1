import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'
import type { JoinAnswer, Joined, JoinOrder } from './join-thread-messages.ts'

const thread = openWorkerThread<JoinOrder, JoinAnswer>(
  () =>
    openWorker(new URL('./join.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    }),
  { idle: minuteMs, patience: minuteMs },
)

/** Joins the parts in a thread of its own: attachments came from outside. */
export async function joined(order: JoinOrder): Promise<Joined> {
  const answer = await thread.ask(order).catch(() => {
    // Too slow, out of memory or dead of a file: the next order gets a fresh thread.
    throw new Refusal('print.failed', {}, { status: 503 })
  })
  if ('refused' in answer) throw new Refusal('joined.pages', { n: order.mostPages })
  return answer
}
