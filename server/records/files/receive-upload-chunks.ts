import { randomUUID } from 'node:crypto'
import { ERRORS } from '@tus/server'
import type { Ctx } from '../../platform/context/context.ts'
import { now } from '../../platform/process/clock.ts'
import { concurrencyLimiter } from '../../platform/process/concurrency-limiter.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import type { FileStorage } from './file-storage.ts'
import { spaceOr } from './free-space.ts'
import { becomeWriter, holdAsWriter, notePiece, type UploadRow } from './unfinished-upload-row.ts'

// A piece is stored under the lock of its row, which takes a connection: others wait with theirs in memory.
const atOnce = concurrencyLimiter(4)

/**
 * Adds what comes to an upload, piece by piece, from `offset` on, and answers how far it got. Each
 * piece is there for good before the next one is taken, so that a death costs at most one of them; a request
 * that began later takes over, and the earlier one, whose page is gone, stops.
 */
export async function receivePieces(
  ctx: Ctx,
  { pieces }: FileStorage,
  row: UploadRow,
  source: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const writer = randomUUID()
  if (!(await becomeWriter(ctx.sql, row.id, writer, offset))) throw ERRORS.INVALID_OFFSET
  const size = Number(row.size)
  const length = pieces.lengthFor(size)
  const held = Buffer.allocUnsafe(Math.min(length, size - offset))
  let filled = 0
  let at = offset
  const store = async () => {
    await storePiece(ctx, pieces, row, writer, { number: Math.floor(at / length), at, bytes: held.subarray(0, filled) })
    at += filled
    filled = 0
  }
  try {
    for await (const chunk of source) {
      for (let taken = 0; taken < chunk.length;) {
        const part = chunk.subarray(taken, taken + held.length - filled)
        held.set(part, filled)
        filled += part.length
        taken += part.length
        if (filled === held.length || at + filled === size) await store()
      }
    }
  } finally {
    // What came before the connection broke is worth keeping where the store can.
    if (filled > 0 && pieces.keepsShort) await store()
  }
  return at
}

async function storePiece(
  ctx: Ctx,
  pieces: FileStorage['pieces'],
  row: UploadRow,
  writer: string,
  piece: { readonly number: number; readonly at: number; readonly bytes: Uint8Array },
): Promise<void> {
  try {
    await atOnce(() =>
      withinTransaction(ctx, async ({ sql: on }) => {
        if (!(await holdAsWriter(on, row.id, writer, piece.at))) throw ERRORS.INVALID_OFFSET
        const tag = await pieces.write(row, piece)
        await notePiece(on, row.id, {
          number: piece.number,
          tag,
          received: piece.at + piece.bytes.length,
          at: new Date(now()).toISOString(),
        })
      }),
    )
  } catch (error) {
    throw spaceOr(error)
  }
}
