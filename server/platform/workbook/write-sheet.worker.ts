import { parentPort } from 'node:worker_threads'
import { writeCsvStream } from 'hucre/csv'
import type { SheetRow } from './sheet-cell.ts'
import type { SheetOrder, ToWriter, Written } from './sheet-writer-messages.ts'
import { bookBytes } from './workbook-bytes.ts'

/** Rows that have come and were not written yet; the writer waits here for more. */
const waiting: (readonly SheetRow[])[] = []
let wake: (() => void) | null = null
let hungry: (() => void) | null = null
let ended = false
let totals: readonly SheetRow[] = []
let done: Promise<void> = Promise.resolve()
let ready: Uint8Array<ArrayBuffer>[] = []

parentPort?.on('message', (message: ToWriter) => void take(message))

/** Answers when what came has been written: never more than a few pieces of rows are held. */
async function take(message: ToWriter): Promise<void> {
  if ('order' in message) begin(message.order)
  if ('rows' in message) {
    waiting.push(message.rows)
    await new Promise<void>((resolve) => {
      hungry = resolve
      wake?.()
    })
  }
  if ('end' in message) {
    totals = message.totals
    ended = true
    wake?.()
    await done
  }
  const chunks = ready
  ready = []
  parentPort?.postMessage(
    { chunks } satisfies Written,
    chunks.map(({ buffer }) => buffer),
  )
}

/** The one before is finished. */
function begin(order: SheetOrder): void {
  ended = false
  totals = []
  done = write(order)
}

async function write(order: SheetOrder): Promise<void> {
  for await (const bytes of order.format === 'csv' ? csvBytes(order) : bookBytes(order, pieces(), () => totals))
    ready.push(bytes)
}

async function* csvBytes({ columns, separator }: SheetOrder): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const stream = writeCsvStream(rows(), {
    headers: columns.map(({ header }) => header),
    delimiter: separator,
    bom: true,
  })
  for await (const bytes of stream) yield bytes.slice()
}

async function* rows(): AsyncGenerator<(string | number | null)[]> {
  for await (const piece of pieces()) for (const row of piece) yield [...row]
}

async function* pieces(): AsyncGenerator<readonly SheetRow[]> {
  for (;;) {
    const piece = waiting.shift()
    if (piece !== undefined) {
      yield piece
      continue
    }
    if (ended) return
    hungry?.()
    hungry = null
    await new Promise<void>((resolve) => {
      wake = resolve
      if (waiting.length > 0 || ended) resolve()
    })
    wake = null
  }
}
