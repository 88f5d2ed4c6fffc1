import sql from 'sql-template-tag'
import { person } from '../../../base/person.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { rows } from '../../records/list/visible-rows.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import type { Instance } from '../approval-instance-store.ts'
import { isFlowAdmin } from '../create-approval-port.ts'

/**
 * Whether the caller acts on this case as an administrator of its process: he reads its document, or sees who drafted
 * it.
 */
export async function actsAsAdmin(ctx: Ctx, doc: AnyDocument, instance: Instance): Promise<boolean> {
  if (!isFlowAdmin(ctx, instance.definition.key)) return false
  return (
    (await inCare(ctx, instance)) || (mayDo(ctx, doc, 'ck') && (await readRecord(ctx, doc, instance.recordId)) !== null)
  )
}

/** Whoever looks after a process does so for the people he may see. */
export async function inCare(ctx: Ctx, { definition, drafter }: Instance): Promise<boolean> {
  if (!isFlowAdmin(ctx, definition.key)) return false
  const [seen] = await ctx.sql.query(sql`select 1 from (${rows(ctx, person)}) p where p.id = ${drafter}::uuid`)
  return seen !== undefined
}
