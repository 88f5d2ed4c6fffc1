import { department, type Department } from '../../../base/department.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { holdsAnyCode } from '../../identity/access/holds-any-code.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { save } from '../../records/write/save-record.ts'
import type { Asked } from '../account/account-request-store.ts'

/**
 * Whether another leader takes a second person: the present one moves money or administers others, and the next decides
 * in his place.
 */
export async function isLedByGuarded(ctx: Ctx, { leaderId }: Pick<Department, 'leaderId'>): Promise<boolean> {
  return leaderId !== null && holdsAnyCode(ctx.sql, leaderId, ctx.running.guarded)
}

/** Puts the leader into force that two administrators agreed to. */
export async function changeLeader(ctx: Ctx, { key = '', changes }: Asked): Promise<void> {
  const own = ctx.withoutScope('a leader whom two administrators agreed to')
  const node = await readRecord(own, department, key, true)
  if (node === null) throw new Refusal('record.missing', {}, { status: 404 })
  const [change] = changes
  // Who leads meanwhile is not whom they agreed to replace.
  if (change === undefined || node.leaderId !== change.before) throw new Refusal('record.changed', {}, { status: 409 })
  await save(own, department, { id: key, ver: node.ver, leaderId: change.after })
}
