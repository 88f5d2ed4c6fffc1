import { mkdir, statfs } from 'node:fs/promises'
import { Refusal } from '../../../core/words/refusal.ts'

const mega = 1024 * 1024

/**
 * Refuses (503) an upload of `incoming` bytes that would leave less than the reserve on the disk:
 * `reserveMb`, or when nobody configured one 2 GB, on a disk under 20 GB a tenth of it.
 */
export async function requireSpace(folder: string, incoming: number, reserveMb: number | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { free, reserve } = await spaceOf(folder, reserveMb)
  if (free - incoming < reserve) throw noSpace()
}

// Uploads end where the reserve begins; records live on it, and when so little of it is left nothing should be sent
// here any more.
const lastPart = 8

/** Whether there is room to keep records: an eighth of the reserve is the end of it. */
export async function hasSpace(folder: string, reserveMb: number | undefined): Promise<boolean> {
  const { free, reserve } = await spaceOf(folder, reserveMb)
  return free >= reserve / lastPart
}

async function spaceOf(
  folder: string,
  reserveMb: number | undefined,
): Promise<{ readonly free: number; readonly reserve: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return {
    free: bavail * bsize,
    reserve: reserveMb === undefined ? Math.min(2048 * mega, (blocks * bsize) / 10) : reserveMb * mega,
  }
}

/** That the store is full. */
function noSpace(): Refusal {
  return new Refusal('file.space', {}, { status: 503 })
}

/** The refusal for a write that met the end of the disk, or the error itself. */
export function spaceOr(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'ENOSPC' || code === 'EDQUOT' ? noSpace() : error
}
