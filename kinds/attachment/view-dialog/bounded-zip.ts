const mostEntries = 2_000
const mostUnpacked = 120 * 1024 * 1024

interface Entry {
  readonly at: number
  readonly packed: number
  readonly size: number
  readonly method: number
}

/**
 * Throws when an office file would unpack to more than a page can hold, whatever its headers claim: every
 * entry is unpacked once, piece by piece, and counted.
 */
export async function requireBounded(bytes: ArrayBuffer): Promise<void> {
  const entries = entriesOf(new DataView(bytes))
  if (entries.length > mostEntries || entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked)
    throw new Error('the file is too large when unpacked')
  let left = mostUnpacked
  for (const entry of entries) left -= await unpackedSize(bytes, entry, left)
}

/** The entries as the directory at the end tells them. */
function entriesOf(view: DataView): Entry[] {
  const end = directoryEnd(view)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('not a zip')
    entries.push({
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function directoryEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  throw new Error('not a zip')
}

async function unpackedSize(bytes: ArrayBuffer, { at, packed, method }: Entry, left: number): Promise<number> {
  const view = new DataView(bytes)
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (method === 0) return packed
  const reader = new Blob([bytes.slice(start, start + packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > left) throw new Error('the file is too large when unpacked')
  }
  return size
}
