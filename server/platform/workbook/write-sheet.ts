import { once } from 'node:events'
import { minuteMs } from '../../../core/values/duration.ts'
import { openWorker } from '../process/open-worker.ts'
import { openWorkerPool } from '../process/worker-pool.ts'
import type { SheetRow } from './sheet-cell.ts'
import type { SheetOrder, ToWriter, Written } from './sheet-writer-messages.ts'

// Rows stream through, so a thread that needs more than this has gone wrong.
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

const threads = openWorkerPool(
  () =>
    openWorker(new URL('./write-sheet.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: memory,
    }),
  minuteMs,
)

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
  const { worker, broken, release, destroy } = threads.acquire()
  let whole = false
  const ask = (message: ToWriter): Promise<Written> => {
    const answered = once(worker, 'message').then(([written]) => written as Written) // what the thread answers, see sheet-order.ts
    worker.postMessage(message)
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
    const last = await ask({ end: true, totals: await totals() })
    whole = true
    yield* last.chunks
  } finally {
    if (whole) release()
    else await destroy()
  }
}
