import { parentPort } from 'node:worker_threads'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { SheetRow } from './sheet-cell.ts'
import type { SheetOrder, ToWriter, Written } from './sheet-order.ts'

/** Rows that have come and were not written yet; the writer waits here for more. */
const waiting: (readonly SheetRow[])[] = []
let wake: (() => void) | null = null
let hungry: (() => void) | null = null
let ended = false
let done: Promise<void> = Promise.resolve()
let ready: Uint8Array<ArrayBuffer>[] = []

parentPort?.on('message', (message: ToWriter) => void take(message))

/** Answers when what came has been written: never more than a few pieces of rows are held. */
async function take(message: ToWriter): Promise<void> {
  if ('order' in message) done = write(message.order)
  if ('rows' in message) {
    waiting.push(message.rows)
    await new Promise<void>((resolve) => {
      hungry = resolve
      wake?.()
    })
  }
  if ('end' in message) {
    ended = true
    wake?.()
    await done
  }
  const chunks = ready
  ready = []
  parentPort?.postMessage({ chunks } satisfies Written, chunks.map(({ buffer }) => buffer))
}

async function write({ format, name, columns, separator }: SheetOrder): Promise<void> {
  const stream = format === 'csv'
    ? writeCsvStream(rows(), { headers: columns.map(({ header }) => header), delimiter: separator, bom: true })
    : writeXlsxStream(rows(), { name, freezePane: { rows: 1 }, columns: columns.map(({ header, width, format: numFmt }) => ({ header, width, ...(numFmt === undefined ? {} : { numFmt }) })) })
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) ready.push(step.value.slice())
}

async function* rows(): AsyncGenerator<(string | number | null)[]> {
  for (;;) {
    const piece = waiting.shift()
    if (piece !== undefined) {
      for (const row of piece) yield [...row]
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
