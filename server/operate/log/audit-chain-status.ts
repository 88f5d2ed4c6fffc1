import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { concurrencyLimiter } from '../../platform/process/concurrency-limiter.ts'
import { verifyAudit } from '../../records/audit/verify-audit-chain.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { withPeople } from './audit-line-names.ts'

interface Head {
  readonly seq: number
  readonly hash: string | null
  readonly checkpointAt: number | null
  readonly waiting: number
}
interface Check {
  readonly at: number
  readonly person: string | null
  readonly personName: string
  readonly detail: string
}

const alone = concurrencyLimiter(1, { waiting: 0, refusal: () => new Refusal('audit.verifying', {}, { status: 409 }) })

/** How the chain of the audit stands: its head, what is not chained yet, and how the last check went. */
export async function auditState(ctx: Ctx): Promise<Json> {
  const { sql: on } = ctx
  const [head] = await on.query<Head>(sql`
    select coalesce(h.seq, 0)::int as seq, encode(h.hash, 'hex') as hash, (select max(at) from engine.audit_checkpoint) as "checkpointAt",
      (select count(*)::int from engine.audit a where (a.xid, a.id) > (coalesce(h.xid, '0'::xid8), coalesce(h.audit_id, 0))) as waiting
    from (select 1) one left join lateral (select seq, xid, audit_id, hash from engine.audit_seal order by seq desc limit 1) h on true`)
  const checks = await on.query<Check>(sql`
    select a.at, a.person, a.person_name as "personName", a.detail from engine.audit_search l join engine.audit a on a.id = l.audit_id
    where l.tokens @> array['verb=audit.verify'] order by l.seq desc limit 1`)
  const [last] = await withPeople(ctx, checks)
  return {
    seq: head?.seq ?? 0,
    hash: head?.hash ?? null,
    checkpointAt: head?.checkpointAt ?? null,
    waiting: head?.waiting ?? 0,
    last:
      last === undefined ? null : { at: last.at, personName: last.personName, ...(JSON.parse(last.detail) as object) },
  }
}

/** Follows the whole chain and keeps what came of it as a line of the audit itself. */
export function checkAudit(ctx: Ctx): Promise<Json> {
  return alone(async () => {
    const { lines, problems } = await verifyAudit(ctx.sql)
    await audited(ctx, { verb: 'audit.verify', detail: { lines, problems: problems.length } })
    return { lines, problems: problems.map((problem) => ({ ...problem })) }
  })
}
