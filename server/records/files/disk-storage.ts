import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskPieces } from './disk-upload-chunks.ts'
import { isFileKey } from './file-key.ts'
import { FileGone, type FileStorage, type StoredObject } from './file-storage.ts'
import { flushFolder } from './flush-folder.ts'

/** Files in a folder of this machine (or one that several machines share), readable by the server's user only. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (key: string) => {
    // A last guard: keys come from our own table, and only such become paths.
    if (!isFileKey(key)) throw new Error('not a key of the file store')
    return join(folder, key)
  }
  const put = async (key: string, path: string) => {
    const target = pathOf(key)
    await makeFolders(folder, dirname(target))
    await chmod(path, 0o600)
    await rename(path, target)
    await flushFolder(dirname(target))
  }
  return {
    local: true,
    put,
    async stream(key, range) {
      const path = pathOf(key)
      const handle = await open(path).catch((error: unknown) => gone(error, key))
      return createReadStream(path, { fd: handle, highWaterMark: 256 * 1024, ...range })
    },
    get: (key) => readFile(pathOf(key)).catch((error: unknown) => gone(error, key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listed(folder),
    pieces: diskPieces(folder, put, pathOf),
  }
}

/** Makes the folders of a key and writes their names down, so that a crash loses neither. */
async function makeFolders(root: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let at = dirname(folder); at.length >= root.length; at = dirname(at)) await flushFolder(at)
}

function gone(error: unknown, key: string): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FileGone(key)
  throw error
}

async function* listed(folder: string): AsyncIterable<StoredObject> {
  for (const year of await namesIn(folder, /^\d{4}$/)) {
    for (const month of await namesIn(join(folder, year), /^\d{2}$/)) {
      for (const name of await namesIn(join(folder, year, month), /./)) {
        const key = `${year}/${month}/${name}`
        const facts = isFileKey(key) ? await stat(join(folder, key)).catch(() => null) : null
        if (facts !== null) yield { key, size: facts.size, at: facts.mtimeMs }
      }
    }
  }
}

async function namesIn(folder: string, shape: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => shape.test(name)).sort()
}
