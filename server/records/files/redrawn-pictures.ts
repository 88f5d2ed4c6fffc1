import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileRow } from './file-row.ts'
import type { Files } from './file-store-interface.ts'
import { redraw } from './redraw-picture.ts'

// Decoding holds four bytes for each point of the original.
const mostBytes = 40 * 1024 * 1024

/** Where drawn pictures are kept; the folder may be emptied at any time. */
function pictureFolder(folder: string): string {
  return join(folder, '.pictures')
}

/** How large a picture is shown: to be read, or as a sign in a list. */
type PictureSize = 'large' | 'small'

const longestSide: Readonly<Record<PictureSize, number>> = {
  // Enough to read a stamp on a scanned page when zoomed in.
  large: 3_200,
  small: 320,
}

/** Where the drawings of a file are kept. */
export function drawingsOf(folder: string, key: string): readonly string[] {
  return (['large', 'small'] as const).map((shown) => drawingOf(folder, key, shown))
}

function drawingOf(folder: string, key: string, shown: PictureSize): string {
  return join(pictureFolder(folder), shown === 'large' ? key : `${key}.small`)
}

/** A picture as it is shown, drawn at its first showing; null when it is too large or cannot be drawn. */
export async function pictureOf(
  { folder, storage }: Files,
  { key, ext, size }: FileRow,
  shown: PictureSize,
): Promise<Buffer | null> {
  if (Number(size) > mostBytes) return null
  const path = drawingOf(folder, key, shown)
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) return kept
  const drawn = await redraw(await storage.get(key), ext, longestSide[shown])
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
