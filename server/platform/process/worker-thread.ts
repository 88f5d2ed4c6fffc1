import { parentPort, type Worker } from 'node:worker_threads'

type Answered<T> = { readonly id: number } & ({ readonly answer: T } | { readonly error: string })

interface WorkerThread<Order, Answer> {
  /** One order after another; rejects when the work fails, the thread dies of it or takes longer than is patient. */
  readonly ask: (order: Order) => Promise<Answer>
}

interface Times {
  /** Milliseconds without work after which the thread ends, and what it has loaded with it. */
  readonly idle: number
  /** Milliseconds that one order may take. */
  readonly patience: number
}

export class ThreadTooSlow extends Error {}

class WorkFailed extends Error {}

/** A worker thread that is started when there is work and rests after it. */
export function openWorkerThread<Order extends object, Answer>(
  start: () => Worker,
  { idle, patience }: Times,
): WorkerThread<Order, Answer> {
  let worker: Worker | null = null
  let rest: NodeJS.Timeout | undefined
  let last = 0
  let queue: Promise<unknown> = Promise.resolve()

  function begin(): Worker {
    worker = start()
    worker.unref()
    return worker
  }

  function stop(thread: Worker): void {
    if (worker === thread) worker = null
    void thread.terminate()
  }

  async function askOne(order: Order): Promise<Answer> {
    clearTimeout(rest)
    const thread = worker ?? begin()
    last += 1
    try {
      return await answerOf<Answer>(thread, { ...order, id: last }, patience)
    } catch (error) {
      if (!(error instanceof WorkFailed)) stop(thread)
      throw error
    } finally {
      rest = setTimeout(() => stop(thread), idle).unref()
    }
  }

  return {
    ask(order) {
      const answered = queue.then(() => askOne(order))
      queue = answered.catch(() => null)
      return answered
    },
  }
}

/** The thread's side: does the work of each order and answers it. */
export function answering<Order, Answer>(work: (order: Order) => Promise<Answer>): void {
  parentPort?.on('message', (order: Order & { readonly id: number }) => {
    const { id } = order
    void work(order)
      .then(
        (answer): Answered<Answer> => ({ id, answer }),
        (error: unknown): Answered<Answer> => ({
          id,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
      )
      .then((answered) => parentPort?.postMessage(answered))
  })
}

function answerOf<T>(thread: Worker, order: { readonly id: number }, patience: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(late)
      thread.off('message', heard).off('error', failed).off('exit', gone)
      settle()
    }
    const heard = (answered: Answered<T>) => {
      if (answered.id !== order.id) return
      done(() => ('answer' in answered ? resolve(answered.answer) : reject(new WorkFailed(answered.error))))
    }
    const failed = (error: Error) => done(() => reject(error))
    const gone = () => failed(new Error('the thread ended'))
    const late = setTimeout(() => failed(new ThreadTooSlow('the thread took too long')), patience)
    thread.on('message', heard).on('error', failed).on('exit', gone)
    thread.postMessage(order)
  })
}
