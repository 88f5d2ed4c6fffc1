import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive; its text comes piece by piece. */
interface ZipPart {
  readonly name: string
  readonly pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>
}

/** What the directory of an archive tells of a file. */
interface Packed {
  readonly name: Buffer
  readonly at: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/**
 * The bytes of an archive, packed while its files are still being made; up to 4 GiB, as archives of the first kind
 * hold.
 */
export async function* zipped(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const done: Packed[] = []
  let at = 0
  for (const part of parts) {
    const begun = at
    for await (const bytes of entry(part, begun, done)) {
      at += bytes.length
      yield bytes
    }
  }
  yield directory(done, at)
}

const descriptorFollows = 0x0808 // and names are UTF-8
const deflated = 8
const firstDay = 0x21

async function* entry({ name, pieces }: ZipPart, at: number, done: Packed[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const named = Buffer.from(name)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  describe(head, 6)
  head.writeUInt16LE(named.length, 26)
  yield whole(Buffer.concat([head, named]))
  let [crc, packed, size] = [0, 0, 0]
  const measured = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      crc = crc32(bytes, crc)
      size += bytes.length
      yield bytes
    }
  }
  for await (const bytes of packedBytes(measured())) {
    packed += bytes.length
    yield bytes
  }
  const one = { name: named, at, crc, packed, size }
  done.push(one)
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  measure(tail, 4, one)
  yield whole(tail)
}

// Rows of a list resemble each other: packing harder takes twice the time for a tenth of the size.
const effort = 4

/** Packs beside this thread: while one piece is packed, the next one is made. */
async function* packedBytes(pieces: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packer = createDeflateRaw({ level: effort, chunkSize: 65_536 })
  const fed = feed(packer, pieces)
  fed.catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error('nothing to pack')))
  for await (const bytes of packer) yield whole(bytes as Buffer) // a packer makes bytes
  await fed
}

async function feed(packer: ReturnType<typeof createDeflateRaw>, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const bytes of pieces) {
    if (!packer.write(bytes)) await new Promise<void>((resolve) => packer.once('drain', resolve))
  }
  packer.end()
}

function directory(files: readonly Packed[], at: number): Uint8Array<ArrayBuffer> {
  const rows = files.map((file) => {
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50, 0)
    row.writeUInt16LE(20, 4)
    row.writeUInt16LE(20, 6)
    describe(row, 8)
    measure(row, 16, file)
    row.writeUInt16LE(file.name.length, 28)
    row.writeUInt32LE(file.at, 42)
    return Buffer.concat([row, file.name])
  })
  const all = Buffer.concat(rows)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(all.length, 12)
  end.writeUInt32LE(at, 16)
  return whole(Buffer.concat([all, end]))
}

/** How a file is written, and no time of day: equal files are equal bytes. */
function describe(into: Buffer, at: number): void {
  into.writeUInt16LE(descriptorFollows, at)
  into.writeUInt16LE(deflated, at + 2)
  into.writeUInt16LE(firstDay, at + 6)
}

/** A size beyond the first kind of archive does not fit, and throws. */
function measure(into: Buffer, at: number, { crc, packed, size }: Packed): void {
  into.writeUInt32LE(crc, at)
  into.writeUInt32LE(packed, at + 4)
  into.writeUInt32LE(size, at + 8)
}

/** Bytes in a buffer of their own, which can be handed to another thread. */
function whole(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
