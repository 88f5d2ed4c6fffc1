import type { Ctx } from '../../platform/context/context.ts'
import type { FilesPort } from '../../platform/context/files-port.ts'
import type { FileStorage } from './file-storage.ts'

/** What may be stored, and how much. */
export interface FileLimits {
  /** One file is smaller than this (FIL-05). */
  readonly maxMb: number
  /** Megabytes that stay free on the disk; see requireSpace when nobody says. */
  readonly reserveMb?: number | undefined
  /** What one person's, and one unit's, files may take together; no limit when nobody says. */
  readonly personMb?: number | undefined
  readonly unitMb?: number | undefined
}

/** The file store of a process: where bytes lie, what is let in, and what the store of records asks of it. */
export interface Files extends FilesPort<Ctx> {
  readonly storage: FileStorage
  /** The folder on this machine in which files arrive and drawn pictures are kept. */
  readonly folder: string
  readonly limits: FileLimits
  /** Other limits from now on. */
  readonly limit: (next: Partial<FileLimits>) => void
}
