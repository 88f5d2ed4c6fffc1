import type { Content } from './random-access-file.ts'

/** An entry of a zip archive as its directory tells it; nothing is unpacked for it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
  readonly encrypted: boolean
}

interface DirectoryEnd {
  readonly count: number
  readonly size: number
  readonly at: number
}

const endLength = 22
const longestComment = 65_535
const mostEntries = 20_000
const mostDirectory = 8 * 1024 * 1024

/** Where the directory of a zip ends the file; null when the file does not end as a zip does. */
export async function findDirectoryEnd(content: Content): Promise<DirectoryEnd | null> {
  const from = Math.max(0, content.size - endLength - longestComment)
  const tail = await content.read(from, endLength + longestComment)
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50 || at + endLength + tail.readUInt16LE(at + 20) !== tail.length) continue
    return { count: tail.readUInt16LE(at + 10), size: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) }
  }
  return null
}

/**
 * The entries of a file that is a zip from its first byte to its last; null when it is none, or when its
 * directory is larger or of more entries than any document has.
 */
export async function zipEntries(content: Content): Promise<ZipEntry[] | null> {
  const head = await content.read(0, 4)
  const end = await findDirectoryEnd(content)
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50 || end === null) return null
  if (end.count === 0 || end.count > mostEntries || end.size > mostDirectory || end.at + end.size > content.size)
    return null
  return parseDirectory(await content.read(end.at, end.size), end.count)
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return null
    const nameLength = directory.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (next > directory.length) return null
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}
