import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ObjectStorage } from '../../../platform/config/config-values.ts'
import type { DatabaseAddress } from '../../../platform/database/database-address.ts'
import { atEndOfFile } from '../../../testing/end-of-test-file.ts'
import { startSource } from '../../../testing/source-process.ts'

/** A file server in a process of its own. */
export interface ChildServer {
  readonly url: string
  readonly pid: number
  /** Megabytes that the process holds now. */
  readonly memory: () => number
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
}

/** Starts one on this folder and database; killed after the test file. */
export async function childServer(
  folder: string,
  address: DatabaseAddress,
  s3: ObjectStorage | null = null,
): Promise<ChildServer> {
  const env = {
    ...process.env,
    FILES: folder,
    DATABASE: JSON.stringify(address),
    S3: s3 === null ? '' : JSON.stringify(s3),
  }
  const child = startSource(join(import.meta.dirname, 'file-server-process.ts'), { env })
  atEndOfFile(() => kill(child))
  const [url] = await once(createInterface(child.stdout), 'line')
  const pid = child.pid ?? 0
  return { url: String(url), pid, memory: () => residentOf(pid), kill: () => kill(child) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
