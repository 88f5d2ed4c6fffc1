import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'

interface AuditLine {
  readonly verb: string
  readonly document?: string
  readonly recordId?: string
  readonly title?: string
  readonly detail?: Json
}

/** Writes an audit line for something that changes no record: an export, a look at what is masked. */
export async function audited(ctx: Ctx, { verb, document, recordId, title, detail }: AuditLine): Promise<void> {
  await ctx.sql.query(sql`
    insert into engine.audit (at, person, person_name, verb, document, record_id, title, ip, request_id, unscoped, detail)
    values (${new Date(ctx.now).toISOString()}::timestamptz, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${verb}, ${document ?? null}, ${recordId ?? null}::uuid,
      ${title ?? null}, ${ctx.ip}, ${ctx.requestId}, ${ctx.unscoped}, ${detail === undefined ? null : JSON.stringify(detail)})`)
}
