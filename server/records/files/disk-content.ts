import { open } from 'node:fs/promises'
import type { Content } from '../../platform/workbook/random-access-file.ts'

/** Does something with a file on this machine, read piece by piece. */
export async function withContent<T>(path: string, size: number, work: (content: Content) => Promise<T>): Promise<T> {
  const handle = await open(path)
  try {
    return await work({
      size,
      async read(at, length) {
        const buffer = Buffer.alloc(Math.min(length, Math.max(0, size - at)))
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await handle.close()
  }
}
