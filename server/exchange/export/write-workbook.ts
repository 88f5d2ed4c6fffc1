import { minuteMs } from '../../../core/values/duration.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'
import type { Book } from './workbook-data.ts'

const thread = openWorkerThread<Book, Uint8Array>(
  () =>
    openWorker(new URL('./write-workbook.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    }),
  { idle: minuteMs, patience: minuteMs },
)

/** The bytes of a small workbook, made in a thread of its own. */
export async function writeBook(book: Book): Promise<Buffer> {
  return Buffer.from(await thread.ask(book))
}
