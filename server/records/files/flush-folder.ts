import { open } from 'node:fs/promises'

/** Writes the names in a folder down, so that a crash does not lose a file that is whole. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
