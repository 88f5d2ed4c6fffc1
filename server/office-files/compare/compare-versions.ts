import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { type OfficeFile, versionOf } from '../office-file-store.ts'
import type { OfficeType } from '../office-type.ts'
import type { Comparison } from './compare.worker.ts'
import type { DiffLine } from './line-diff.ts'

const thread = openWorkerThread<Comparison, readonly DiffLine[]>(
  () =>
    openWorker(new URL('./compare.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    }),
  { idle: 60_000, patience: 20_000 },
)

const sorts: Readonly<Partial<Record<OfficeType, Comparison['sort']>>> = { w: 'letters', s: 'workbooks' }

/** What a letter became from one version to another, paragraph by paragraph, or a workbook, cell by cell. */
export async function compareVersions(
  ctx: Ctx,
  file: OfficeFile,
  before: number,
  after: number,
): Promise<readonly DiffLine[]> {
  const sort = sorts[file.officeType]
  if (sort === undefined) throw new Refusal('office.compare-type')
  const [left, right] = await Promise.all([before, after].map((number) => bytesOf(ctx, file, number)))
  if (left === undefined || right === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
  try {
    return await thread.ask({ sort, left, right })
  } catch (error) {
    // Whatever the thread dies of, the two are more than can be read there; the log has what it was.
    const refusal = new Refusal('office.compare-unreadable')
    refusal.cause = error
    throw refusal
  }
}

async function bytesOf(ctx: Ctx, file: OfficeFile, number: number): Promise<Uint8Array | undefined> {
  const version = await versionOf(ctx, file.id, number)
  return version === undefined ? undefined : storedBytes(ctx, version.storedKey)
}
