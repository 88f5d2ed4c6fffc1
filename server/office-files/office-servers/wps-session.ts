import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { answeredBefore, onceOnly } from '../../records/write/idempotent-request.ts'
import { requireEdit } from '../access.ts'
import { digest, noteRefused } from '../frame-access-token.ts'
import { officeFile, type OfficeFile, versionOf } from '../office-file-store.ts'
import { addVersion, holds, inspectSave } from '../save-version.ts'
import { changeServerLock, editIdOf } from './server-lock.ts'

// The server keeps a document for five minutes after the last one has left, and may save it until then.
const sessionMs = 6 * minuteMs
const signEvery = minuteMs

/** By what the frame knows that a save of the server was kept beside the current version. */
export const branchCode = 'office.server-branch'

/** What the one lock of a file is called while the WPS server has it; there is one session for all who are in it. */
export function wpsLock(fileId: string): string {
  return `wps ${fileId}`
}

/** Takes the file for the server, or puts off the end of its lock; answers whether it has the file. */
export async function holdForWps(ctx: Ctx, fileId: string): Promise<boolean> {
  const next = wpsLock(fileId)
  const over = (current: string) => current === '' || current === next
  return (await changeServerLock(ctx, fileId, { over, next, lasts: sessionMs })) === null
}

/** Lets go of a file that the server has closed, unless somebody took it over meanwhile. */
export async function letGoOfWps(ctx: Ctx, fileId: string): Promise<void> {
  await changeServerLock(ctx, fileId, { over: (current) => current === wpsLock(fileId), next: null })
}

/** The protocol has no sign of life: that a frame with the server's window stands open is one, unless the file was let go of. */
export async function keepWpsLock(ctx: Ctx, file: OfficeFile): Promise<void> {
  const isHeld = file.lockText === wpsLock(file.id)
  if (isHeld && (file.lockUntil ?? 0) < ctx.now + sessionMs - signEvery) await holdForWps(ctx, file.id)
}

/** Keeps on which version a window stands that has just read it; `once` where it may stand on one already. */
export async function standOn(ctx: Ctx, token: string, version: number, once: boolean): Promise<void> {
  await ctx.sql.query(sql`
    update engine.office_pass set based_on = case when ${once} then coalesce(based_on, ${version}) else ${version} end
    where hash = ${digest(token)}`)
}

/** What a save of the server came to; `branch` where the file is somebody else's by now, so this is a copy beside his. */
type KeptSave = { readonly number: number; readonly branch: boolean }

/** By what a signed call is known when it comes once more. */
export interface RepeatableCall {
  readonly key: string
  readonly route: string
}

interface WpsSave {
  readonly token: string
  readonly fileId: string
  readonly bytes: Uint8Array
}

/**
 * Keeps what the server saves for the window of a pass as the next version. It holds no lock of its own and may be late:
 * where somebody took the file over meanwhile it becomes a branch on the version that the window stood on, and the same
 * bytes once more are the version that they are already. The same call once more, whatever was saved since, is answered
 * as it was.
 */
export async function saveForWps(ctx: Ctx, call: RepeatableCall, save: WpsSave): Promise<KeptSave> {
  const { token, fileId, bytes } = save
  const before = await answeredBefore<KeptSave>(ctx, call.key, call.route, null)
  if (before !== undefined) return before
  await inspectSave(ctx, fileId, bytes, await baseOf(ctx, token, fileId))
  return onceOnly(ctx, call.key, call.route, null, async (inside) => {
    const kept = await keepSave(inside, save)
    // A copy beside somebody else's version is told in the frame as well.
    const told = kept.branch ? { code: branchCode, params: { n: kept.number }, at: ctx.now } : null
    await noteRefused(inside.sql, token, told)
    return kept
  })
}

async function keepSave(inside: Ctx, { token, fileId, bytes }: WpsSave): Promise<KeptSave> {
  const file = await officeFile(inside, fileId, true)
  await requireEdit(inside, file)
  const basedOn = (await baseOf(inside, token, fileId)) ?? file.version
  if (await holds(inside, file, basedOn, bytes))
    return { number: basedOn, branch: (await versionOf(inside, fileId, basedOn))?.branch === true }
  const saved = await addVersion(inside, file, { bytes, editId: editIdOf(wpsLock(fileId)), basedOn, comment: '' })
  await moveOn(inside, token, fileId, basedOn, saved.number)
  if (!saved.branch) await holdForWps(inside, fileId)
  return { number: saved.number, branch: saved.branch }
}

/** The version that a window stands on: its own, else that of the others who are in the session with it. */
async function baseOf(ctx: Ctx, token: string, fileId: string): Promise<number | null> {
  const [row] = await ctx.sql.query<{ readonly base: number | null }>(sql`
    select coalesce(
      (select based_on from engine.office_pass where hash = ${digest(token)}),
      (select max(based_on) from engine.office_pass where file_id = ${fileId}::uuid and purpose = 'wps')) as base`)
  return row?.base ?? null
}

/** Whoever stood on the version before is in the same session, and stands on the new one. */
async function moveOn(ctx: Ctx, token: string, fileId: string, before: number, after: number): Promise<void> {
  await ctx.sql.query(sql`
    update engine.office_pass set based_on = ${after}
    where hash = ${digest(token)} or (file_id = ${fileId}::uuid and purpose = 'wps' and based_on = ${before})`)
}
