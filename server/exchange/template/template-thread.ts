import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread, ThreadTooSlow } from '../../platform/process/worker-thread.ts'
import type { Filling, Inspected, TemplateAnswer, TemplateOrder } from './template-thread-messages.ts'

const thread = openWorkerThread<TemplateOrder, TemplateAnswer>(
  () =>
    openWorker(new URL('./template.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    }),
  { idle: minuteMs, patience: 30_000 },
)

/** What a template asks for, read in a thread of its own: its package came from outside. */
export async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const answer = await ask({ task: 'inspect', bytes })
  if ('placeholders' in answer) return answer
  throw new Error('a template was not inspected')
}

/** A template with everything filled in. */
export async function fill(bytes: Uint8Array, filling: Filling): Promise<Uint8Array> {
  const answer = await ask({ task: 'fill', bytes, filling })
  if ('bytes' in answer) return answer.bytes
  throw new Error('a template was not filled')
}

async function ask(order: TemplateOrder): Promise<Exclude<TemplateAnswer, { refused: unknown }>> {
  const answer = await thread.ask(order).catch((error: unknown) => {
    throw error instanceof ThreadTooSlow ? new Refusal('template.slow', {}, { status: 503 }) : error
  })
  if ('refused' in answer) throw Refusal.atField('file', `template.${answer.refused}`)
  return answer
}
