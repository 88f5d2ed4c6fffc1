import sql from 'sql-template-tag'
import { deviceOf } from '../../base/user-agent-device.ts'
import { minuteMs } from '../../core/values/duration.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { notify } from '../platform/outbox/notify.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { requireEdit } from './access.ts'
import { type OfficeFile, officeFile } from './office-file-store.ts'

/** How long a file stays with whoever edits it and gives no sign. */
export const lockMs = 30 * minuteMs
const mostAgent = 200

/** A window of the frame in which a file is open. */
export interface EditWindow {
  readonly editId: string
  /** By what its browser is told from others; null where it may keep nothing. */
  readonly browser: string | null
  readonly agent: string
}

/** Another window of the same person that has a file. */
interface OwnWindow {
  readonly editId: string
  readonly browser: string | null
  /** `Chrome 143 · Windows`; '' for an office server, and where the browser does not say. */
  readonly device: string
  readonly since: number
}

/** Whose a file is to edit now, as a window of it is told. */
interface LockState {
  /** Whether this window edits. */
  readonly mine: boolean
  readonly holder: string | null
  readonly until: number | null
  /** Where the reader himself has the file open; null when it is this window, or somebody else. */
  readonly own: OwnWindow | null
}

/** What makes a file nobody's to edit. */
export const unlocked = sql`lock_id = null, lock_text = null, lock_window = null, lock_person = null, lock_name = null, lock_at = null, lock_until = null`

/** Whose lock holds now; null when nobody's does. */
export function activeLock(file: OfficeFile, now: number): { readonly id: string; readonly person: string } | null {
  if (file.lockId === null || file.lockPerson === null || file.lockUntil === null || file.lockUntil <= now) return null
  return { id: file.lockId, person: file.lockPerson }
}

/** Refuses to put a version over what somebody else is editing. */
export function refuseWhileLocked(file: OfficeFile, { now, actor }: Ctx): void {
  const held = activeLock(file, now)
  if (held !== null && held.person !== actor.id)
    throw new Refusal('office.locked', { holder: file.lockName ?? '', until: clockTime(file.lockUntil ?? 0) })
}

/**
 * Gives the file to a window of the caller, or puts off the end of his lock. While somebody else edits, only an open
 * takeover does: the former holder is told, and what he saves later becomes a version of its own.
 */
export function takeLock(ctx: Ctx, fileId: string, window: EditWindow, takeover: boolean): Promise<LockState> {
  const { editId, browser, agent } = window
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    await requireEdit(inside, file)
    const held = activeLock(file, ctx.now)
    if (held !== null && held.id !== editId && !takeover) return stateOf(inside, file, editId)
    const until = ctx.now + lockMs
    await inside.sql.query(sql`
      update engine.office_file set lock_id = ${editId}::uuid, lock_text = null,
        lock_window = ${JSON.stringify({ browser, agent: agent.slice(0, mostAgent) })}::jsonb, lock_person = ${ctx.actor.id}::uuid, lock_name = ${ctx.actor.name},
        lock_at = case when lock_id = ${editId}::uuid then lock_at else ${new Date(ctx.now)} end, lock_until = ${new Date(until)}
      where id = ${fileId}::uuid`)
    if (held !== null && held.id !== editId) await tellTakenOver(inside, file, held.person)
    return { mine: true, holder: ctx.actor.name, until, own: null }
  })
}

/** Lets go of the file, if this window has it. */
export async function releaseLock(ctx: Ctx, fileId: string, editId: string): Promise<void> {
  await ctx.sql.query(sql`
    update engine.office_file set ${unlocked} where id = ${fileId}::uuid and lock_id = ${editId}::uuid`)
}

/** Who edits, as seen from a window. */
export function stateOf({ actor, now }: Ctx, file: OfficeFile, editId: string): LockState {
  const held = activeLock(file, now)
  if (held === null) return { mine: false, holder: null, until: null, own: null }
  const mine = held.id === editId
  const own = mine || held.person !== actor.id ? null : ownWindow(held.id, file)
  return { mine, holder: file.lockName, until: file.lockUntil, own }
}

function ownWindow(editId: string, { lockWindow, lockAt }: OfficeFile): OwnWindow {
  return { editId, browser: lockWindow?.browser ?? null, device: deviceOf(lockWindow?.agent ?? ''), since: lockAt ?? 0 }
}

async function tellTakenOver(ctx: Ctx, { id, title }: OfficeFile, holder: string): Promise<void> {
  await audited(ctx, { verb: 'office.takeover', title, detail: { officeFile: id, from: holder } })
  if (holder === ctx.actor.id) return
  await notify(ctx, [holder], {
    event: 'office.taken-over',
    params: { title, name: ctx.actor.name },
    url: `/officeBookView?fileId=${id}`,
  })
}

function clockTime(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'short' }).format(moment)
}
