import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

// What a machine hashes, and writes and reads as JSON, on which the limits of the bench were set. Processors with
// instructions for SHA-256 hash as quickly when everything else on them is slow, so the slower of the two counts.
const usualHashes = 1_000
const usualJson = 80
const slowest = 4
// Other machines on the same host slow one down for minutes at a time.
const holdsFor = 30_000
let slowness = 1
let measuredAt = Number.NEGATIVE_INFINITY

/** Says how fast this machine is, so that absolute figures can be compared between machines. */
export function calibrate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  measure()
  const fsyncs = flushes(folder)
  console.log(`calibration: ${fsyncs.toFixed(0)} fsync/s`)
}

/**
 * A limit in seconds or milliseconds as the machine is allowed it at the speed it has now: asked when a row has been
 * measured, once for all its limits.
 */
export function allowed(limit: number): number {
  if (performance.now() - measuredAt > holdsFor) measure()
  return limit * slowness
}

function measure(): void {
  const [sha, json] = [hashes(), jsonRead()]
  const before = slowness
  slowness = Math.min(slowest, Math.max(1, usualHashes / sha, usualJson / json))
  const isFirst = measuredAt === Number.NEGATIVE_INFINITY
  measuredAt = performance.now()
  if (isFirst || Math.abs(slowness - before) > 0.05)
    console.log(
      `     speed now: ${sha.toFixed(0)} MB/s of SHA-256, ${json.toFixed(0)} MB/s of JSON; limits x ${slowness.toFixed(2)}`,
    )
}

function hashes(): number {
  const block = Buffer.alloc(1_048_576)
  const hash = createHash('sha256')
  const begun = performance.now()
  for (let at = 0; at < 256; at += 1) hash.update(block)
  return 256_000 / (performance.now() - begun)
}

/** MB/s of rows as a list has them, written as JSON and read again. */
function jsonRead(): number {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    id: `01a215af-10bf-701c-8d16-${at}`,
    planNo: `FK-2026-${at}`,
    planAmount: `${at}.50`,
    ver: at,
    handlers: ['林慧敏', null],
  }))
  const text = JSON.stringify(rows)
  for (let round = 0; round < 20; round += 1) JSON.parse(JSON.stringify(rows))
  const begun = performance.now()
  for (let round = 0; round < 40; round += 1) JSON.parse(JSON.stringify(rows))
  return (40 * text.length) / 1_000 / (performance.now() - begun)
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
