import type { Worker } from 'node:worker_threads'
import { Refusal } from '../../core/refusal.ts'
import { openWorker } from '../open-worker.ts'
import type { Sheet } from './sheet.ts'

/** One sheet to draw, as it goes to the drawing thread. */
export interface Order {
  readonly id: number
  readonly sheet: Sheet
}

export interface Drawn {
  readonly id: number
  readonly bytes: Uint8Array | null
  readonly error: string | null
}

const idleMs = 60_000
const patienceMs = 60_000

let worker: Worker | null = null
let rest: NodeJS.Timeout | undefined
let last = 0
let queue: Promise<unknown> = Promise.resolve()

/** Draws a sheet as PDF in a thread of its own, one at a time: fonts of eight megabytes are no work for the server's loop. */
export function draw(sheet: Sheet): Promise<Buffer> {
  const drawn = queue.then(() => drawOne(sheet))
  queue = drawn.catch(() => null)
  return drawn
}

async function drawOne(sheet: Sheet): Promise<Buffer> {
  clearTimeout(rest)
  const thread = worker ?? start()
  last += 1
  const id = last
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const done = () => {
        clearTimeout(late)
        thread.off('message', heard).off('error', failed).off('exit', gone)
      }
      const heard = (message: Drawn) => {
        if (message.id !== id) return
        done()
        if (message.bytes === null) reject(new Error(message.error ?? 'nothing was drawn'))
        else resolve(Buffer.from(message.bytes))
      }
      const failed = (error: Error) => { done(); stop(thread); reject(error) }
      const gone = () => failed(new Error('the drawing thread ended'))
      const late = setTimeout(() => { done(); stop(thread); reject(new Refusal('print.failed', {}, { status: 503 })) }, patienceMs)
      thread.on('message', heard).on('error', failed).on('exit', gone)
      thread.postMessage({ id, sheet } satisfies Order)
    })
  } finally {
    rest = setTimeout(() => stop(thread), idleMs).unref()
  }
}

function start(): Worker {
  worker = openWorker(new URL('./print.worker.ts', import.meta.url), import.meta.url)
  worker.unref()
  return worker
}

function stop(thread: Worker): void {
  if (worker === thread) worker = null
  void thread.terminate()
}
