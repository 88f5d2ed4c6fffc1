import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { type PooledWorker, openWorkerPool, ThreadEnded } from './worker-pool.ts'

// It answers how many messages it has had, and dies of the wrong one.
const counting = `
  const { parentPort } = require('node:worker_threads')
  let had = 0
  parentPort.on('message', (said) => {
    if (said === 'die') throw new Error('died of it')
    had += 1
    parentPort.postMessage(had)
  })
`
const started: Worker[] = []
const threads = openWorkerPool(() => {
  const worker = new Worker(counting, { eval: true })
  started.push(worker)
  return worker
}, 60_000)

afterEach(async () => void (await Promise.all(started.splice(0).map((worker) => worker.terminate()))))

async function ask({ worker, broken }: PooledWorker, message = 'count'): Promise<unknown> {
  const answered = once(worker, 'message').then(([answer]) => answer as unknown)
  worker.postMessage(message)
  return Promise.race([answered, broken])
}

test('a thread that was given back serves the next piece of work, and one beside it has another', async () => {
  const first = threads.acquire()
  expect(await ask(first)).toBe(1)
  first.release()
  const second = threads.acquire()
  expect(await ask(second)).toBe(2)
  const beside = threads.acquire()
  expect(await ask(beside)).toBe(1)
  second.release()
  beside.release()
  expect(await ask(threads.acquire())).toBe(3)
  expect(started).toHaveLength(2)
})

test('whoever has a thread that dies hears of what, and nobody gets it afterwards', async () => {
  const lent = threads.acquire()
  await expect(ask(lent, 'die')).rejects.toThrow('died of it')
  await once(lent.worker, 'exit')
  lent.release()
  const resting = threads.acquire()
  expect(await ask(resting)).toBe(1)
  resting.release()
  await resting.worker.terminate()
  const next = threads.acquire()
  expect(await ask(next)).toBe(1)
  await next.destroy()
  await expect(next.broken).rejects.toBeInstanceOf(ThreadEnded)
})
