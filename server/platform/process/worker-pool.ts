import type { Worker } from 'node:worker_threads'

/** A thread as long as one piece of work has it. */
export interface PooledWorker {
  readonly worker: Worker
  /** Rejects when the thread dies: with its error, or with ThreadEnded. */
  readonly broken: Promise<never>
  /** After work that ended well: the next piece of work may have the thread. */
  readonly release: () => void
  /** After any other end. */
  readonly destroy: () => Promise<void>
}

export class ThreadEnded extends Error {}

/**
 * Threads for pieces of work that are talks of many messages. Starting one takes longer than a small piece of work, so
 * that one of them rests for `idle` ms for whoever comes next; work that comes meanwhile has threads of its own.
 */
export function openWorkerPool(start: () => Worker, idle: number): { readonly acquire: () => PooledWorker } {
  let resting: { readonly worker: Worker; readonly until: NodeJS.Timeout } | null = null

  function begin(): Worker {
    const worker = start()
    // Whoever has it hears of it through `broken`; of one that rests nobody needs to.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (resting?.worker === worker) forget()
    })
    return worker
  }

  function forget(): Worker | null {
    if (resting === null) return null
    const { worker, until } = resting
    clearTimeout(until)
    resting = null
    return worker
  }

  function rest(worker: Worker): void {
    const isGone = worker.threadId < 0
    if (isGone) return
    if (resting !== null) return void worker.terminate()
    worker.unref()
    resting = { worker, until: setTimeout(() => void forget()?.terminate(), idle).unref() }
  }

  return {
    acquire() {
      const worker = forget() ?? begin()
      worker.ref()
      const { broken, unheard } = watch(worker)
      return {
        worker,
        broken,
        release: () => {
          unheard()
          rest(worker)
        },
        destroy: async () => void (await worker.terminate()),
      }
    },
  }
}

function watch(worker: Worker): { readonly broken: Promise<never>; readonly unheard: () => void } {
  let unheard = (): void => undefined
  const broken = new Promise<never>((_resolve, reject) => {
    const gone = () => reject(new ThreadEnded('the thread ended'))
    worker.once('error', reject).once('exit', gone)
    unheard = () => void worker.off('error', reject).off('exit', gone)
  })
  broken.catch(() => undefined)
  return { broken, unheard }
}
