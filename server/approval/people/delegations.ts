import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { dayOfMs, isDay } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { delegationCare, whose } from './delegation-list.ts'
import { findPeople } from './find-approvers.ts'

/** Somebody for whom the caller decides today; null stands for all documents. */
export interface Delegation {
  readonly person: string
  readonly documents: readonly string[] | null
}

/** For whom the caller decides today. */
export function delegationsTo(ctx: Ctx): Promise<Delegation[]> {
  return ctx.sql.query<Delegation>(
    prepared(sql`
    select person, documents from engine.flow_proxy
    where agent = ${ctx.actor.id}::uuid and ended is null and ${dayOfMs(ctx.now)}::date between from_day and to_day`),
  )
}

/** The persons among them for whom he decides on such a document. */
export function absentOn(standIns: readonly Delegation[], document: string): string[] {
  return standIns
    .filter(({ documents }) => documents === null || documents.includes(document))
    .map(({ person }) => person)
}

/** What is wanted of a new proxy. */
interface DelegationRequest {
  readonly agent: string
  readonly from: string
  readonly to: string
  readonly documents: readonly string[]
}

/**
 * From a day to another somebody decides for the caller, on these documents or on all; what waits already is open to
 * him from then on.
 */
export async function makeDelegation(ctx: Ctx, { agent, from, to, documents }: DelegationRequest): Promise<Json> {
  if (!isDay(from) || !isDay(to) || to < from || to < dayOfMs(ctx.now)) throw Refusal.atField('to', 'flow.proxy-days')
  const unknown = documents.some((key) => ctx.running.documents.get(key)?.doc.approval === undefined)
  if (unknown) throw Refusal.atField('documents', 'flow.process-unknown')
  const found = await findPeople(
    ctx,
    { by: 'people', ids: [agent] },
    { drafter: ctx.actor.id, values: {}, unitId: null },
  )
  if (agent === ctx.actor.id || found.length === 0)
    throw Refusal.atField('agent', agent === ctx.actor.id ? 'flow.proxy-self' : 'flow.person-gone')
  const id = v7()
  await ctx.sql.query(sql`
    insert into engine.flow_proxy (id, person, agent, from_day, to_day, documents, made)
    values (${id}::uuid, ${ctx.actor.id}::uuid, ${agent}::uuid, ${from}::date, ${to}::date, ${documents.length === 0 ? null : documents}::text[], ${new Date(ctx.now)})`)
  await openToDelegates(ctx)
  await audited(ctx, { verb: 'proxy', detail: { agent, from, to, documents: [...documents] } })
  await notify(ctx, [agent], {
    event: 'flow.proxy',
    params: { actorName: { person: ctx.actor.id }, from, to },
    url: '/workflowProxy',
  })
  return { id }
}

/** He decides for himself again; whoever looks after processes may say so for him. */
export async function endDelegation(ctx: Ctx, id: string): Promise<Json> {
  const mine = ctx.actor.permissions.has(delegationCare)
    ? sql`(${whose(ctx, 'own')} or ${whose(ctx, 'all')})`
    : whose(ctx, 'own')
  const ended = await ctx.sql.query<{ agent: string }>(sql`
    update engine.flow_proxy x set ended = ${new Date(ctx.now)} where x.id = ${id}::uuid and ${mine} and x.ended is null returning x.agent`)
  if (ended.length === 0) throw new Refusal('record.missing', {}, { status: 404 })
  await audited(ctx, { verb: 'proxyEnd', detail: { id } })
  return { id }
}

/** Whoever stands in today may read what waits for those who are away. */
export async function openToDelegates(ctx: Ctx): Promise<void> {
  await withinTransaction(ctx, (inside) =>
    inside.sql.query(sql`
    insert into engine.reader (document, person, record_id)
    select distinct i.document, p.agent, i.record_id
    from engine.flow_proxy p join engine.flow_task t on t.assignee = p.person and t.result is null join engine.flow_instance i on i.id = t.instance
    where p.ended is null and ${dayOfMs(ctx.now)}::date between p.from_day and p.to_day and (p.documents is null or i.document = any(p.documents))
    on conflict do nothing`),
  )
}
