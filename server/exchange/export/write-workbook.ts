import { once } from 'node:events'
import { openWorker } from '../../platform/process/open-worker.ts'
import type { Book } from './workbook-data.ts'

/** The bytes of a small workbook, made in a thread of its own. */
export async function writeBook(book: Book): Promise<Buffer> {
  const thread = openWorker(new URL('./write-workbook.worker.ts', import.meta.url), import.meta.url, {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    thread.postMessage(book)
    const [bytes] = (await once(thread, 'message')) as [Uint8Array] // what the thread answers
    return Buffer.from(bytes)
  } finally {
    await thread.terminate()
  }
}
