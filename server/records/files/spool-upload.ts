import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that has arrived whole, on disk for good, and is nobody's yet. */
export interface Spooled {
  readonly path: string
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  /** Forgets it; harmless after it was put into the store. */
  readonly drop: () => Promise<void>
}

/** Where files wait while they arrive: inside the store's own file system, so that keeping one is a rename. */
export function spoolFolder(folder: string): string {
  return join(folder, '.incoming')
}

/** Writes what arrives to a file of its own, chunk by chunk, and flushes it; removed when the source fails. */
export async function spool(folder: string, source: AsyncIterable<Uint8Array>): Promise<Spooled> {
  await mkdir(spoolFolder(folder), { recursive: true, mode: 0o700 })
  const path = join(spoolFolder(folder), randomUUID())
  const drop = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      size += chunk.length
      await writeWhole(file, chunk)
    }
    await file.datasync()
  } catch (error) {
    await file.close()
    await drop()
    throw error
  }
  await file.close()
  return { path, size, sha256: hash.digest('hex'), drop }
}

/** Removes what arrived before `before` (epoch ms) and was never kept: its process died. Answers how many. */
export async function clearSpool(folder: string, before: number): Promise<number> {
  let count = 0
  for (const name of await readdir(spoolFolder(folder)).catch(() => [])) {
    const path = join(spoolFolder(folder), name)
    const facts = await stat(path).catch(() => null)
    if (facts === null || facts.mtimeMs >= before) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

async function writeWhole(
  file: { write(chunk: Uint8Array, offset: number): Promise<{ bytesWritten: number }> },
  chunk: Uint8Array,
): Promise<void> {
  for (let done = 0; done < chunk.length;) done += (await file.write(chunk, done)).bytesWritten
}
