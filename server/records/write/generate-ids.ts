import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const bytes = 16
// Whatever is counted on from here stays below what the place for it holds.
const highest = 0x7f_ff_00_00

/** Ids for many new records, rising in their order; chance is asked once for all of them. */
export function newIds(count: number): string[] {
  const random = randomFillSync(new Uint8Array(bytes * (count + 1)))
  const first = new DataView(random.buffer).getUint32(bytes * count) % highest
  return Array.from({ length: count }, (_, at) =>
    v7({ seq: first + at, random: random.subarray(bytes * at, bytes * (at + 1)) }),
  )
}
