import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

// What a machine hashes on which the limits of the bench were set; the slowest one met needs 2.5 times as long.
const usualHashes = 1_000
const slowest = 2.5
let slowness = 1

/** Says how fast this machine is, so that absolute figures can be compared between machines. */
export function calibrate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const perSecond = hashes()
  slowness = Math.min(slowest, Math.max(1, usualHashes / perSecond))
  console.log(`calibration: ${perSecond.toFixed(0)} MB/s of SHA-256, ${flushes(folder).toFixed(0)} fsync/s`)
}

/** A limit in seconds or milliseconds as a machine of this speed is allowed it. */
export function allowed(limit: number): number {
  return limit * slowness
}

function hashes(): number {
  const block = Buffer.alloc(1_048_576)
  const hash = createHash('sha256')
  const begun = performance.now()
  for (let at = 0; at < 256; at += 1) hash.update(block)
  return 256_000 / (performance.now() - begun)
}

function flushes(folder: string): number {
  const file = openSync(join(folder, 'calibration'), 'w')
  const begun = performance.now()
  let count = 0
  while (performance.now() - begun < 1_000) {
    writeSync(file, 'x')
    fsyncSync(file)
    count += 1
  }
  closeSync(file)
  return count
}
