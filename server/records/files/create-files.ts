import { claimFiles } from './attach-files-to-record.ts'
import { diskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import type { FileLimits, Files } from './file-store-interface.ts'
import { storeBytes } from './store-generated-file.ts'

export interface FilesOptions extends Partial<FileLimits> {
  /** Where files arrive and, unless another store is given, stay; made when missing. */
  readonly folder: string
  readonly storage?: FileStorage
}

const defaultMaxMb = 1024 // specification §5

/** The file store of a process; give it to compose({files}) and fileRoutes. */
export function createFiles({
  folder,
  storage = diskStorage(folder),
  maxMb = defaultMaxMb,
  reserveMb,
  personMb,
  unitMb,
}: FilesOptions): Files {
  let limits: FileLimits = { maxMb, reserveMb, personMb, unitMb }
  const files: Files = {
    folder,
    storage,
    get limits() {
      return limits
    },
    get maxMb() {
      return limits.maxMb
    },
    limit: (next) => {
      limits = { ...limits, ...next }
    },
    claim: claimFiles,
    read: (key) => storage.get(key),
    store: (ctx, given) => storeBytes(ctx, files, given),
  }
  return files
}
