import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { notify } from '../platform/outbox/notify.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { storedBytes } from '../records/files/read-stored-file.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { requireEdit } from './access.ts'
import { activeLock, refuseWhileLocked } from './edit-lock.ts'
import { refuseBrokenRegions } from './generated-documents/refuse-broken-regions.ts'
import { inspectOffice } from './inspect/inspect-office.ts'
import { type OfficeFile, officeFile, versionOf } from './office-file-store.ts'
import { storeVersion } from './store-version.ts'

interface SavedVersion {
  readonly number: number
  /** Somebody else has the file or saved meanwhile, so this is a copy beside his. */
  readonly branch: boolean
}

interface Saving {
  readonly bytes: Uint8Array
  /** The window that saves. */
  readonly editId: string
  /**
   * The version that was opened or last saved there. Null for an office server, which keeps no version and holds the file
   * by its lock: without it nothing is saved, and the same bytes once more are the version that they are already.
   */
  readonly basedOn: number | null
  readonly comment: string
}

/** Keeps what a window of the frame saves as the next version; as a branch when the file is somebody else's by now. */
export async function saveVersion(ctx: Ctx, fileId: string, saving: Saving): Promise<SavedVersion> {
  await inspectSave(ctx, fileId, saving.bytes, saving.basedOn)
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    await requireEdit(inside, file)
    if (saving.basedOn === null) {
      if (activeLock(file, ctx.now)?.id !== saving.editId) throw new Refusal('office.lock-lost', {}, { status: 409 })
      if (await holds(inside, file, file.version, saving.bytes)) return { number: file.version, branch: false }
    }
    return addVersion(inside, file, { ...saving, basedOn: saving.basedOn ?? file.version })
  })
}

/** Refuses bytes that must not be kept as a version; `basedOn` is null where they are typed over the current one. */
export async function inspectSave(ctx: Ctx, fileId: string, bytes: Uint8Array, basedOn: number | null): Promise<void> {
  const opened = await officeFile(ctx, fileId)
  await inspectOffice(nameOf(opened), bytes)
  await refuseBrokenRegions(ctx, opened, basedOn ?? opened.version, bytes)
}

/** Keeps inspected bytes as the next version of a locked file, beside the current one where that is another's by now. */
export async function addVersion(
  inside: Ctx,
  file: OfficeFile,
  { bytes, editId, basedOn, comment }: Saving & { readonly basedOn: number },
): Promise<SavedVersion> {
  const held = activeLock(file, inside.now)
  const branch = (held !== null && held.id !== editId) || file.version !== basedOn
  const number = file.versions + 1
  await storeVersion(inside, file.id, { name: nameOf(file), bytes }, { comment, basedOn, number, branch })
  await countVersion(inside, file, number, branch)
  if (branch) await tellBranched(inside, file, number, held?.person ?? null)
  return { number, branch }
}

/** Whether a version of a file holds just these bytes. */
export async function holds(ctx: Ctx, { id }: OfficeFile, number: number, bytes: Uint8Array): Promise<boolean> {
  const version = await versionOf(ctx, id, number)
  return version?.sha256 === createHash('sha256').update(bytes).digest('hex')
}

/** Makes what an earlier version held the newest one; the versions between stay. */
export function restoreVersion(ctx: Ctx, fileId: string, number: number): Promise<SavedVersion> {
  return withinTransaction(ctx, async (inside) => {
    const file = await officeFile(inside, fileId, true)
    await requireEdit(inside, file)
    refuseWhileLocked(file, ctx)
    const old = await versionOf(inside, fileId, number)
    if (old === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
    const next = file.versions + 1
    const given = {
      name: nameOf(file),
      bytes: await storedBytes(inside, old.storedKey),
    }
    await storeVersion(inside, fileId, given, { number: next, comment: '', basedOn: number, branch: false })
    await countVersion(inside, file, next, false)
    return { number: next, branch: false }
  })
}

function nameOf({ title, extension }: OfficeFile): string {
  return `${title}.${extension}`
}

async function countVersion(ctx: Ctx, file: OfficeFile, number: number, branch: boolean): Promise<void> {
  await ctx.sql.query(sql`
    update engine.office_file set versions = ${number}, current_version = case when ${branch} then current_version else ${number} end,
      saved_at = ${new Date(ctx.now)}, saved_by_name = ${ctx.actor.name} where id = ${file.id}::uuid`)
  await audited(ctx, {
    verb: 'office.save',
    title: file.title,
    detail: { officeFile: file.id, version: number, branch },
    ...(file.document === null || file.recordId === null ? {} : { document: file.document, recordId: file.recordId }),
  })
}

/** Whoever edits now, and the owner, learn that there is a copy to compare with. */
async function tellBranched(ctx: Ctx, file: OfficeFile, number: number, holder: string | null): Promise<void> {
  const people = [holder, file.owner].filter((person): person is string => person !== null && person !== ctx.actor.id)
  await notify(ctx, people, {
    event: 'office.branched',
    params: { title: file.title, name: ctx.actor.name, number },
    url: `/officeBookView?fileId=${file.id}`,
  })
}
