import { answering } from '../../platform/process/worker-thread.ts'
import { brokenRegion, type LockedRegion } from './locked-regions.ts'

/** A paper as it was, and as it is to be saved. */
export interface SavedPaper {
  readonly before: Uint8Array
  readonly after: Uint8Array
}

answering<SavedPaper, LockedRegion | null>(({ before, after }) => brokenRegion(before, after))
