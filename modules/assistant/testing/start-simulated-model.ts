import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Opened } from './simulated-model-process.ts'

/** Starts the model of the tests as a process of its own; it ends with whoever started it. */
export async function openModel(): Promise<{ readonly url: string; readonly close: () => void }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('simulated-model-process.ts', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer] // a process speaks in bytes
  const { url } = JSON.parse(line.toString()) as Opened // what the process prints
  return { url, close: () => child.stdin.end() }
}
