import { once } from 'node:events'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerPool, ThreadEnded } from '../../platform/process/worker-pool.ts'
import type { FileColumn } from '../import/find-header.ts'
import { type Found, type ImportPlan, knownName } from '../import/import-plan.ts'
import type { FromReader, ReadPiece, ToReader } from './reader-thread-messages.ts'

/** What a label of a source stands for. */
type LookUp = (source: string, labels: readonly string[]) => Promise<ReadonlyMap<string, Found>>

interface ReadingSheet {
  readonly columns: readonly FileColumn[]
  readonly pieces: AsyncGenerator<ReadPiece>
}

const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 24 }
// A file made to be slow costs its own import, nothing else.
const patience = 120_000

const threads = openWorkerPool(
  () =>
    openWorker(new URL('./read-sheet.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: memory,
    }),
  minuteMs,
)

/**
 * Reads and checks the rows of a spreadsheet in a thread of its own; refuses what is no spreadsheet or too much
 * of one. Of what a row gives only the names asked for come back, all of it where null is asked.
 */
export async function withSheet<T>(
  file: { readonly path: string; readonly extension: string; readonly asked: readonly string[] | null },
  plan: ImportPlan,
  lookUp: LookUp,
  work: (sheet: ReadingSheet) => Promise<T>,
): Promise<T> {
  const { worker, broken, release, destroy } = threads.acquire()
  let whole = false
  const ask = async (message: ToReader): Promise<FromReader> => {
    const answered = once(worker, 'message').then(([answer]) => answer as FromReader) // what the thread answers, see read-order.ts
    const late = setTimeout(() => void worker.terminate(), patience)
    worker.postMessage(message)
    try {
      const answer = await Promise.race([answered, broken])
      if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.params)
      whole = 'end' in answer
      return answer
    } catch (error) {
      throw saidOf(error)
    } finally {
      clearTimeout(late)
    }
  }
  try {
    const head = await ask({ file: { ...file, plan } })
    if (!('columns' in head)) throw new Error('the reading thread began with something else')
    return await work({ columns: head.columns, pieces: piecesOf(ask, lookUp) })
  } finally {
    if (whole) release()
    else await destroy()
  }
}

/** What the end of a thread says about its file. */
function saidOf(error: unknown): unknown {
  if (error instanceof ThreadEnded) return new Refusal('import.unreadable')
  const ranOut = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return ranOut ? new Refusal('import.bomb') : error
}

async function* piecesOf(ask: (message: ToReader) => Promise<FromReader>, lookUp: LookUp): AsyncGenerator<ReadPiece> {
  let coming = ask({ next: true })
  for (;;) {
    const answer = await coming
    if ('end' in answer) return
    if ('need' in answer) {
      coming = ask({ known: await foundAll(answer.need, lookUp) })
      continue
    }
    if (!('rows' in answer)) throw new Error('the reading thread said something else')
    // The next rows are read while these are dealt with.
    coming = ask({ next: true })
    coming.catch(() => undefined)
    yield answer
  }
}

async function foundAll(
  need: readonly (readonly [string, readonly string[]])[],
  lookUp: LookUp,
): Promise<[string, Found][]> {
  const known: [string, Found][] = []
  for (const [source, labels] of need) {
    const found = await lookUp(source, labels)
    for (const label of labels) known.push([knownName(source, label), found.get(label) ?? 'none'])
  }
  return known
}
