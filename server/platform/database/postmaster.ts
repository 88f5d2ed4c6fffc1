import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { elapsed } from '../process/clock.ts'
import type { Home } from './postgres-folder.ts'
import { postgresSettings } from './postgres-settings.ts'
import { pause } from './sleep.ts'

const longestLog = 20 * 1024 * 1024

export interface Postmaster {
  readonly gone: () => boolean
  /** Ends it in order, also while it is still starting. */
  readonly end: () => Promise<void>
}

/**
 * Starts PostgreSQL on the home's data. It belongs to no
 * terminal and outlives us: Ctrl+C must reach the server alone, which stops the database afterwards.
 */
export function startPostmaster(home: Home, durable: boolean): Postmaster {
  clearAway(home)
  const settings = Object.entries(postgresSettings(home.socket, durable)).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const log = openLog(home.log)
  const child = spawn(join(home.programs, 'bin', 'postgres'), ['-D', home.data, ...settings], {
    ...home.user,
    cwd: home.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let gone = false
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) child.once(event, () => resolve())
  }).then(() => void (gone = true))
  async function end(): Promise<void> {
    child.ref()
    child.kill('SIGINT')
    await ended
  }
  return { gone: () => gone, end }
}

/** The process number of the postmaster on this data, ours or left by a killed server. */
export function livingPostmaster(home: Pick<Home, 'data'>): number | undefined {
  const pid = Number(readText(join(home.data, 'postmaster.pid'))?.split('\n', 1)[0])
  return Number.isInteger(pid) && pid > 0 && worksIn(pid, home.data) ? pid : undefined
}

/** Stops the postmaster: politely, then firmly (the next start recovers), then by force. */
export async function stopPostmaster(home: Pick<Home, 'data'>, patience: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const pid = livingPostmaster(home)
    if (pid === undefined) return
    send(pid, signal)
    const deadline = elapsed() + patience
    while (livingPostmaster(home) !== undefined && elapsed() < deadline) await pause(5)
  }
  clearAway(home)
}

/** The end of what PostgreSQL wrote about itself, for a message that explains a failed start. */
export function lastWords(home: Home): string {
  const lines = readText(home.log)?.trimEnd().split('\n') ?? []
  return lines.slice(-3).join(' | ')
}

/**
 * Ends what a killed postmaster left behind: its children, which hold its shared memory so that a new one
 * refuses to start beside them, and a pid file whose number is somebody else's by now. The file of a dead
 * number stays: only by it does a new postmaster find the memory that an orphan may still be writing from.
 */
function clearAway(home: Pick<Home, 'data'>): void {
  if (livingPostmaster(home) !== undefined) return
  const orphans = processes().filter(
    (pid) => worksIn(pid, home.data) && isChild(pid) && !worksIn(parentOf(pid), home.data),
  )
  for (const pid of orphans) send(pid, 'SIGKILL')
  const taken = isAlive(Number(readText(join(home.data, 'postmaster.pid'))?.split('\n', 1)[0]))
  if (taken && !processes().some((pid) => worksIn(pid, home.data)))
    rmSync(join(home.data, 'postmaster.pid'), { force: true })
}

function isAlive(pid: number): boolean {
  return pid > 0 && statOf(pid) !== undefined && !isZombie(pid)
}

function processes(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

/** The postmaster and its children all sit in the data folder; nobody else does. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && !isZombie(pid)
  } catch {
    return false
  }
}

function isZombie(pid: number): boolean {
  return statOf(pid)?.[0] === 'Z'
}

function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1])
}

/** State, parent and so on: what follows the program's name, which may itself hold blanks. */
function statOf(pid: number): string[] | undefined {
  return readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
}

/** Children name themselves `postgres: …`, the postmaster keeps its path. */
function isChild(pid: number): boolean {
  return readText(`/proc/${pid}/cmdline`)?.startsWith('postgres: ') ?? false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has gone by itself in the meantime.
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longestLog) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}
