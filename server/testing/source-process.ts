import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buildSync } from 'esbuild'
import { atEndOfFile } from './end-of-test-file.ts'

interface SourceProcessOptions {
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.cache', `programs-${process.pid}`)
const built = new Set<string>()

/**
 * Starts a program of the source tree as a process of its own. It is bundled the first time a test file asks:
 * to read some hundred sources one by one costs each process more than most tests then watch it do. What it prints can
 * be read; its complaints stand among the test's own.
 */
export function startSource(
  program: string,
  { args = [], env = process.env }: SourceProcessOptions,
): ChildProcessByStdio<null, Readable, null> {
  if (built.size === 0) atEndOfFile(forget)
  if (!built.has(program)) bundle(program)
  built.add(program)
  return spawn(process.execPath, [join(folder, basename(program).replace(/ts$/, 'mjs')), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Worker threads stand beside the program, where a built server looks for them. */
function bundle(program: string): void {
  buildSync({
    entryPoints: [program, ...workers()],
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
}

function workers(): string[] {
  return readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.worker.ts'))
    .map((path) => join(root, 'server', path))
}

function forget(): void {
  built.clear()
  rmSync(folder, { recursive: true, force: true })
}
