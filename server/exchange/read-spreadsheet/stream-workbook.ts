import { createInflateRaw } from 'node:zlib'
import { type ZipEntry, zipEntries } from '../../platform/workbook/zip-directory.ts'

/** A workbook as a stream that gives no more than its reader asks for. */
interface WorkbookStream {
  readonly stream: ReadableStream<Uint8Array>
  /** Rows are waited for: more of the file may come. */
  readonly more: () => void
  /** A row has come: what follows waits until rows are waited for again. */
  readonly enough: () => void
}

/**
 * The parts of a workbook unpacked, its sheets after all that tells how to read them. The library takes as much as
 * it is given, however slowly its rows are taken, so that what it is given has to wait.
 */
export function streamWorkbook(bytes: Buffer): WorkbookStream {
  let open = true
  let wake: (() => void) | null = null
  const parts = partsOf(bytes)
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!open)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        const { done, value } = await parts.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void parts.return(undefined),
    },
    { highWaterMark: 0 },
  )
  return {
    stream,
    more() {
      open = true
      wake?.()
      wake = null
    },
    enough() {
      open = false
    },
  }
}

async function* partsOf(bytes: Buffer): AsyncGenerator<Uint8Array, undefined, undefined> {
  const entries =
    (await zipEntries({ size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) })) ?? []
  for (const entry of [...entries.filter((one) => !isSheet(one)), ...entries.filter(isSheet)]) {
    yield headOf(entry)
    yield* unpacked(bytes, entry)
  }
}

function isSheet({ name }: ZipEntry): boolean {
  return name.startsWith('xl/worksheets/')
}

const headLength = 30

/** The head of a part that is not packed. */
function headOf({ name, size }: ZipEntry): Uint8Array {
  const label = Buffer.from(name)
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt32LE(size, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(label.length, 26)
  return Buffer.concat([head, label])
}

async function* unpacked(bytes: Buffer, { method, packed, at }: ZipEntry): AsyncGenerator<Uint8Array> {
  const from = at + headLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const part = bytes.subarray(from, from + packed)
  if (method === 0) return yield part
  const unpacking = createInflateRaw({ chunkSize: 65_536 })
  unpacking.end(part)
  try {
    yield* unpacking
  } finally {
    unpacking.destroy()
  }
}
