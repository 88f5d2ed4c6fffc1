import type { Worker } from 'node:worker_threads'
import { openWorker } from '../open-worker.ts'

/** One picture to draw, as it goes to the drawing thread. */
export interface Drawing {
  readonly id: number
  readonly bytes: Uint8Array
  readonly ext: string
  /** Points of its longer side at most. */
  readonly longest: number
}

export interface Drawn {
  readonly id: number
  readonly bytes: Uint8Array | null
}

const idleMs = 20_000
const patienceMs = 20_000

let worker: Worker | null = null
let rest: NodeJS.Timeout | undefined
let last = 0
let queue: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew as PNG or JPEG, in a thread of its own and one at a time, so that a large photo
 * neither stops the server nor fills its memory. Null when it cannot be drawn.
 */
export function redraw(bytes: Buffer, ext: string, longest: number): Promise<Buffer | null> {
  const drawn = queue.then(() => drawOne(bytes, ext, longest))
  queue = drawn.catch(() => null)
  return drawn
}

async function drawOne(bytes: Buffer, ext: string, longest: number): Promise<Buffer | null> {
  clearTimeout(rest)
  const thread = worker ?? start()
  last += 1
  const id = last
  const answer = await new Promise<Uint8Array | null>((resolve) => {
    const done = (result: Uint8Array | null) => {
      clearTimeout(late)
      thread.off('message', heard).off('error', failed).off('exit', failed)
      resolve(result)
    }
    const heard = (message: Drawn) => message.id === id && done(message.bytes)
    const failed = () => {
      stop(thread)
      done(null)
    }
    // A picture made to be slow costs its own showing, nothing else.
    const late = setTimeout(failed, patienceMs)
    thread.on('message', heard).on('error', failed).on('exit', failed)
    thread.postMessage({ id, bytes, ext, longest } satisfies Drawing)
  })
  rest = setTimeout(() => stop(thread), idleMs).unref()
  return answer === null ? null : Buffer.from(answer)
}

function start(): Worker {
  worker = openWorker(new URL('./redraw.worker.ts', import.meta.url), import.meta.url)
  worker.unref()
  return worker
}

function stop(thread: Worker): void {
  if (worker === thread) worker = null
  void thread.terminate()
}
