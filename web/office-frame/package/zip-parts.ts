/** A part of a package as it lies in the file. */
export interface ZipPart {
  readonly name: string
  readonly method: number
  readonly crc: number
  /** Packed bytes. */
  readonly packed: Uint8Array
  readonly size: number
}

const localHead = 0x04034b50
const directoryHead = 0x02014b50
const endHead = 0x06054b50
const inUtf8 = 0x0800

/** The parts of a package in their order; throws when it is no zip. */
export function zipParts(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const parts: ZipPart[] = []
  let from = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(from, true) !== directoryHead) throw new Error('not a zip')
    const nameLength = view.getUint16(from + 28, true)
    const local = view.getUint32(from + 42, true)
    if (view.getUint32(local, true) !== localHead) throw new Error('not a zip')
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = view.getUint32(from + 20, true)
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(from + 46, from + 46 + nameLength)),
      method: view.getUint16(from + 10, true),
      crc: view.getUint32(from + 16, true),
      packed: bytes.subarray(start, start + packed),
      size: view.getUint32(from + 24, true),
    })
    from += 46 + nameLength + view.getUint16(from + 30, true) + view.getUint16(from + 32, true)
  }
  return parts
}

/** What a part holds. */
export async function unpacked({ method, packed }: ZipPart): Promise<Uint8Array> {
  return method === 0 ? packed : streamed(packed, new DecompressionStream('deflate-raw'))
}

/** A part of that content, packed. */
export async function packedPart(name: string, plain: Uint8Array): Promise<ZipPart> {
  const packed = await streamed(plain, new CompressionStream('deflate-raw'))
  return { name, method: 8, crc: crcOf(plain), packed, size: plain.length }
}

/** A package of these parts; those that came from a file are written as they lay there. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const names = parts.map(({ name }) => new TextEncoder().encode(name))
  const nameBytes = names.reduce((sum, { length }) => sum + length, 0)
  const total = parts.reduce((sum, { packed }) => sum + packed.length, 0) + 2 * nameBytes + parts.length * 76 + 22
  const bytes = new Uint8Array(total)
  const view = new DataView(bytes.buffer)
  const places: number[] = []
  let to = 0
  parts.forEach((part, index) => {
    places.push(to)
    view.setUint32(to, localHead, true)
    writeFacts(view, to + 4, part, names[index]?.length ?? 0)
    bytes.set(names[index] ?? [], to + 30)
    to += 30 + (names[index]?.length ?? 0)
    bytes.set(part.packed, to)
    to += part.packed.length
  })
  const directory = to
  parts.forEach((part, index) => {
    view.setUint32(to, directoryHead, true)
    view.setUint16(to + 4, 20, true)
    writeFacts(view, to + 6, part, names[index]?.length ?? 0)
    view.setUint32(to + 42, places[index] ?? 0, true)
    bytes.set(names[index] ?? [], to + 46)
    to += 46 + (names[index]?.length ?? 0)
  })
  view.setUint32(to, endHead, true)
  view.setUint16(to + 8, parts.length, true)
  view.setUint16(to + 10, parts.length, true)
  view.setUint32(to + 12, to - directory, true)
  view.setUint32(to + 16, directory, true)
  return bytes
}

/** What a local header and the directory say alike; the time is the first that a zip can say. */
function writeFacts(view: DataView, to: number, { method, crc, packed, size }: ZipPart, nameLength: number): void {
  view.setUint16(to, 20, true)
  view.setUint16(to + 2, inUtf8, true)
  view.setUint16(to + 4, method, true)
  view.setUint32(to + 6, 0x0021_0000, true)
  view.setUint32(to + 10, crc, true)
  view.setUint32(to + 14, packed.length, true)
  view.setUint32(to + 18, size, true)
  view.setUint16(to + 22, nameLength, true)
}

function endOf(view: DataView): number {
  for (let from = view.byteLength - 22; from >= 0; from -= 1) if (view.getUint32(from, true) === endHead) return from
  throw new Error('not a zip')
}

async function streamed(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(through)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
