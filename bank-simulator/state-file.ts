import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Entry, Known } from './payment-order.ts'

/** One line of the file: what changed together is written together, so that a kill cannot split it. */
export interface Change {
  readonly order?: Known
  readonly entries?: readonly Entry[]
  /** A request number that arrived, also when the bank "lost" it. */
  readonly received?: string
  /** The hand-set time, or null for the real one. */
  readonly clock?: number | null
}

/** The bank's memory: a file of JSON lines that only grows, or nothing at all when no path is given. */
export class BankFile {
  private readonly path: string | null

  constructor(path: string | null) {
    this.path = path
    if (path !== null) mkdirSync(dirname(path), { recursive: true })
  }

  read(): readonly Change[] {
    if (this.path === null || !existsSync(this.path)) return []
    const bytes = readFileSync(this.path)
    // A killed process may leave half a line at the end; it was never answered for, so the next line takes its place.
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
    if (whole.length < bytes.length) truncateSync(this.path, whole.length)
    return whole
      .toString('utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Change) // written by `write` below
  }

  write(change: Change): void {
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(change)}\n`)
  }
}
