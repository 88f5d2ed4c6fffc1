import { Worker, type WorkerOptions } from 'node:worker_threads'

// Run by the loader that the sources run with, which threads do not inherit.
const loader = `import('tsx/esm/api').then(({ register }) => { register(); return import(require('node:worker_threads').workerData) })`

/** Starts a thread from `x.worker.ts` beside the caller, or from the x.worker.mjs that it was built to. */
export function openWorker(source: URL, importer: string, limits: Pick<WorkerOptions, 'resourceLimits'> = {}): Worker {
  const { href } = source
  return importer.endsWith('.ts')
    ? new Worker(loader, { ...limits, eval: true, workerData: href })
    : new Worker(new URL(href.replace(/\.ts$/, '.mjs')), limits)
}
