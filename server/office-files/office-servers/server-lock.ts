import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { requireEdit } from '../access.ts'
import { activeLock, lockMs, unlocked } from '../edit-lock.ts'
import { type OfficeFile, officeFile } from '../office-file-store.ts'

/** The lock of a file as an office server is told of it; '' when nobody has the file. */
export function lockTextOf(file: OfficeFile, now: number): string {
  const held = activeLock(file, now)
  return held === null ? '' : (file.lockText ?? held.id)
}

/** By what the one lock of a file knows that an office server holds it: made of the text that the server calls it by. */
export function editIdOf(lockText: string): string {
  const hex = createHash('sha256').update(lockText).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface LockChange {
  /** Which lock may stand before it. */
  readonly over: (current: string) => boolean
  /** What it is called afterwards; null when the file is let go of. */
  readonly next: string | null
  /** Milliseconds that it lasts without a sign; as long as any other lock where nothing is said. */
  readonly lasts?: number
}

/**
 * Takes, puts off, changes or ends the lock of an office server; it is the same one that windows of ours take. Answers the
 * lock that stands in the way, or null when it was done.
 */
export function changeServerLock(
  ctx: Ctx,
  fileId: string,
  { over, next, lasts = lockMs }: LockChange,
): Promise<string | null> {
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    await requireEdit(inside, file)
    const current = lockTextOf(file, ctx.now)
    if (!over(current)) return current
    if (next === null)
      await inside.sql.query(sql`
        update engine.office_file set ${unlocked} where id = ${fileId}::uuid`)
    else
      await inside.sql.query(sql`
        update engine.office_file set lock_id = ${editIdOf(next)}::uuid, lock_text = ${next}, lock_window = null, lock_person = ${ctx.actor.id}::uuid,
          lock_name = ${ctx.actor.name}, lock_at = case when lock_text = ${next} then lock_at else ${new Date(ctx.now)} end,
          lock_until = ${new Date(ctx.now + lasts)}
        where id = ${fileId}::uuid`)
    return null
  })
}
