import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileRow } from './file-row.ts'
import type { Files } from './files.ts'
import { redraw } from './redraw.ts'

// Decoding holds four bytes for each point of the original.
const mostBytes = 40 * 1024 * 1024

/** Where drawn pictures are kept; the folder may be emptied at any time. */
export function pictureFolder(folder: string): string {
  return join(folder, '.pictures')
}

/** A picture as it is shown, drawn at its first showing; null when it is too large or cannot be drawn. */
export async function pictureOf({ folder, storage }: Files, { key, ext, size }: FileRow): Promise<Buffer | null> {
  if (Number(size) > mostBytes) return null
  const path = join(pictureFolder(folder), key)
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) return kept
  const drawn = await redraw(await storage.get(key), ext)
  if (drawn !== null) await keep(path, drawn)
  return drawn
}

/** Written aside first, since another process may draw the same one. A full disk only costs the next drawing. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const aside = `${path}.${process.pid}`
    await writeFile(aside, bytes, { mode: 0o600 })
    await rename(aside, path)
  } catch {
    return
  }
}
