import { Refusal } from '../../../core/words/refusal.ts'
import { extensionOf } from '../../platform/http/allowed-file-types.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'
import type { Verdict } from '../../platform/workbook/inspect-package.ts'
import { type OfficeType, officeTypeOf } from '../office-type.ts'
import type { Inspection } from './inspect.worker.ts'

/** Megabytes of the largest file that is opened in the frame. */
const mostMb = 50

const thread = openWorkerThread<Inspection, Verdict>(
  () =>
    openWorker(new URL('./inspect.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    }),
  { idle: 60_000, patience: 30_000 },
)

/**
 * Refuses an office file that must not be opened: too large unpacked, with macros, links outside, embedded objects, a
 * password, or a broken part. It is looked through in a thread of its own, never in the server's. Answers its type.
 */
export async function inspectOffice(name: string, bytes: Uint8Array): Promise<OfficeType> {
  const extension = extensionOf(name)
  const type = officeTypeOf(extension)
  if (type === null) throw new Refusal('office.format', { name })
  if (bytes.length > mostMb * 1024 * 1024) throw new Refusal('office.size', { name, n: mostMb }, { status: 413 })
  if (extension === 'pdf') return type
  // Whatever the thread dies of, the file is more than can be opened.
  const { problem, part } = await thread.ask({ extension, bytes }).catch((): Verdict => ({ problem: 'bomb', part: '' }))
  if (problem === null) return type
  throw new Refusal(`office.${problem}`, { name, part: part === '' ? name : part })
}
