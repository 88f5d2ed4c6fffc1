import { buffer } from 'node:stream/consumers'
import type { Content } from '../../platform/workbook/random-access-file.ts'
import type { FileStorage } from './file-storage.ts'

const block = 256 * 1024
const mostBlocks = 8

/**
 * A stored object, read piece by piece. Checks read a few bytes at a time and near each other, so what
 * was fetched is kept for a while: a distant store is asked once for many of them.
 */
export function storedContent(storage: FileStorage, key: string, size: number): Content {
  const blocks = new Map<number, Promise<Buffer>>()
  const range = async (start: number, end: number) =>
    buffer(await storage.stream(key, { start, end: Math.min(end, size - 1) }))
  const blockAt = (number: number) => {
    const known = blocks.get(number) ?? range(number * block, (number + 1) * block - 1)
    blocks.delete(number)
    blocks.set(number, known)
    if (blocks.size > mostBlocks) blocks.delete(blocks.keys().next().value ?? 0)
    return known
  }
  return {
    size,
    async read(at, length) {
      const end = Math.min(size, at + length)
      if (end <= at) return Buffer.alloc(0)
      if (end - at > block) return range(at, end - 1)
      const first = Math.floor(at / block)
      const parts =
        Math.floor((end - 1) / block) === first
          ? [await blockAt(first)]
          : [await blockAt(first), await blockAt(first + 1)]
      return Buffer.concat(parts).subarray(at - first * block, end - first * block)
    },
  }
}
