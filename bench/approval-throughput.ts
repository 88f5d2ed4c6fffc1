import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { allowed } from './calibrate.ts'
import { tell } from './support/figure-report.ts'

const limit = 400
const folder = join(process.cwd(), '.cache', `bench-${process.pid}`)

/**
 * Steps of approvals, from processes that are bundled as the product is: read source by source they would be another
 * program.
 */
export async function approvals(): Promise<void> {
  await build({
    entryPoints: ['approval-throughput-program', 'approval-throughput-client'].map((name) =>
      join(import.meta.dirname, `${name}.ts`),
    ),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  try {
    const rate = await stepsPerSecond()
    tell({
      work: 'approval steps over HTTP, three nodes with a posting',
      measured: `${rate} /s`,
      limit: `at least ${(limit / allowed(1)).toFixed(0)} on this machine`,
      kept: rate >= limit / allowed(1),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function stepsPerSecond(): Promise<number> {
  return new Promise((resolve, reject) => {
    const steps = fork(join(folder, 'approval-throughput-program.mjs'), ['400'])
    steps.once('message', (rate) => resolve(Number(rate)))
    steps.once('exit', (code) => reject(new Error(`the steps ended with ${code}`)))
  })
}
