import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What still runs ends with the process that started it, also when that ends by a fault. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})

/** The built product in its own process, on a data folder of its own. */
export interface Product {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Seconds from the start of the process to its being ready. */
  readonly seconds: number
  /** What it has printed so far. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
  /** Resident memory of the server process in MB. */
  readonly memory: () => number
}

/**
 * Starts dist/server.mjs and waits until it says that it is ready; `more` are further variables of its environment.
 * `how` names another Node or another installation than this one.
 */
export async function startProduct(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  how: { readonly node?: string; readonly folder?: string } = {},
): Promise<Product> {
  const { node = process.execPath, folder = root } = how
  const port = more['PORT'] ?? (await freePort())
  const begun = performance.now()
  const child = spawn(node, [join(folder, 'dist', 'server.mjs')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      RATE_PER_MINUTE: '999999999',
      ...more,
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  let printed = ''
  child.stdout?.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  await said(child, 'is ready')
  return {
    url,
    dataDir,
    process: child,
    seconds: (performance.now() - begun) / 1000,
    printed: () => printed,
    stop: () => ended(child),
    memory: () => resident(child),
  }
}

/** A folder that goes when the process ends. */
export function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amur-bench-'))
  // PostgreSQL's user passes through it; else its data would stay behind in a folder elsewhere.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Waits until a child has printed a text. */
export function said(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stdout?.on('data', (part: Buffer) => {
      heard += part.toString()
      if (heard.includes(text)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code} before saying "${text}"`)))
  })
}

/** Ends a child, in order or as a power cut would, and waits for it. */
export function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function resident(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
