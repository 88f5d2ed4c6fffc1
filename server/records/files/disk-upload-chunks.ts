import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage, PieceStorage, Unfinished } from './file-storage.ts'
import { spoolFolder } from './spool-upload.ts'

const pieceLength = 1024 * 1024

/** Unfinished files on disk: each grows in place beside the arriving ones and is moved when it is whole. */
export function diskPieces(folder: string, put: FileStorage['put'], pathOf: (key: string) => string): PieceStorage {
  const grown = ({ ticket }: Unfinished) => join(spoolFolder(folder), ticket)
  return {
    lengthFor: () => pieceLength,
    keepsShort: true,
    async begin() {
      const ticket = randomUUID()
      await mkdir(spoolFolder(folder), { recursive: true, mode: 0o700 })
      await (await open(join(spoolFolder(folder), ticket), 'wx', 0o600)).close()
      return ticket
    },
    async write(upload, { at, bytes }) {
      const file = await open(grown(upload), 'r+')
      try {
        for (let done = 0; done < bytes.length;)
          done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
        await file.datasync()
      } finally {
        await file.close()
      }
      return ''
    },
    async finish(upload) {
      // Moved already by a process that died before it could say so.
      if (!(await exists(grown(upload))) && (await exists(pathOf(upload.key)))) return
      await put(upload.key, grown(upload))
    },
    drop: (upload) => rm(grown(upload), { force: true }),
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}
