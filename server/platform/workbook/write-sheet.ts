import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { openWorker } from '../process/open-worker.ts'
import type { SheetRow } from './sheet-cell.ts'
import type { SheetOrder, ToWriter, Written } from './sheet-writer-messages.ts'

// Rows stream through, so a thread that needs more than this has gone wrong.
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

type Pieces = AsyncIterable<readonly SheetRow[]>
type Totals = () => Promise<readonly SheetRow[]>

/**
 * The bytes of a spreadsheet, written in a thread of its own while the rows are still being read; a workbook ends with
 * its totals.
 */
export async function* writeSheet(
  order: SheetOrder,
  pieces: Pieces,
  totals: Totals = async () => [],
): AsyncGenerator<Uint8Array> {
  const thread = openWorker(new URL('./write-sheet.worker.ts', import.meta.url), import.meta.url, {
    resourceLimits: memory,
  })
  const broken = brokenThread(thread)
  const ask = (message: ToWriter): Promise<Written> => {
    const answered = once(thread, 'message').then(([written]) => written as Written) // what the thread answers, see sheet-order.ts
    thread.postMessage(message)
    return Promise.race([answered, broken])
  }
  try {
    yield* (await ask({ order })).chunks
    let writing: Promise<Written> | null = null
    for await (const rows of pieces) {
      // While this piece was read, the one before it was written.
      if (writing !== null) yield* (await writing).chunks
      writing = ask({ rows })
      writing.catch(() => undefined)
    }
    if (writing !== null) yield* (await writing).chunks
    yield* (await ask({ end: true, totals: await totals() })).chunks
  } finally {
    await thread.terminate()
  }
}

function brokenThread(thread: Worker): Promise<never> {
  const broken = new Promise<never>((_resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the writing thread ended')))
  })
  broken.catch(() => undefined)
  return broken
}
