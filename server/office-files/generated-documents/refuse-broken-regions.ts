import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { openWorker } from '../../platform/process/open-worker.ts'
import { openWorkerThread } from '../../platform/process/worker-thread.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { type OfficeFile, versionOf } from '../office-file-store.ts'
import type { LockedRegion } from './locked-regions.ts'
import type { SavedPaper } from './locked-regions.worker.ts'

const thread = openWorkerThread<SavedPaper, LockedRegion | null>(
  () =>
    openWorker(new URL('./locked-regions.worker.ts', import.meta.url), import.meta.url, {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    }),
  { idle: 60_000, patience: 20_000 },
)

/** Refuses to save a paper in which a part that its template locks is another than in the version it was typed over. */
export async function refuseBrokenRegions(
  ctx: Ctx,
  file: OfficeFile,
  basedOn: number,
  after: Uint8Array,
): Promise<void> {
  if (file.templateSeries === null || file.officeType !== 'w') return
  const version = (await versionOf(ctx, file.id, basedOn)) ?? (await versionOf(ctx, file.id, file.version))
  if (version === undefined) return
  const broken = await thread.ask({ before: await storedBytes(ctx, version.storedKey), after })
  if (broken !== null) throw new Refusal('office.locked-part', { part: broken.title })
}
