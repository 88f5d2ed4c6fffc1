import sql from 'sql-template-tag'
import type { SubflowNode } from '../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { requirePermission } from '../../records/read/require-permission.ts'
import { type StoredRecord, textOf } from '../../records/schema/stored-record.ts'
import { act } from '../../records/write/call-verb.ts'
import { saveNew } from '../../records/write/save-record.ts'
import { answersOf } from '../condition-values.ts'
import { templateOf } from '../design/process-definitions.ts'
import { findPeople } from '../people/find-approvers.ts'
import { lockPlace } from '../step/decision-target.ts'
import { askingOf, type Approving } from '../step/take-step.ts'
import { hasEnded } from './sub-process-job.ts'
import { childRow, mostDeep, type ChildRow } from './sub-process-row.ts'

/**
 * Begins a case within the open transaction: its document is made by the store's own rules as its drafter would
 * make it, and submitted. The parent is locked first, so that it neither leaves meanwhile nor begins it twice.
 */
export async function beginChild(ctx: Ctx, { id, ...place }: ChildRow): Promise<void> {
  const approving = await lockPlace(ctx, place)
  const row = await childRow(ctx, id)
  if (row === null || row.state !== 'wanted') return
  const { status, deleted } = approving.instance.state
  if (deleted || (status !== '1' && (row.waits || status !== '2')) || (await begunBefore(ctx, row)))
    return over(ctx, id)
  await requireShallow(ctx, row.instance)
  const { doc } = templateOf(ctx, row.call.process)
  const his = makeContext({ ...ctx, actor: await loadActor(ctx.sql, await drafterOf(ctx, approving, row.call)) })
  requirePermission(his, doc, 'xz')
  await saveNew(his, doc, id, valuesOf(approving.record, row))
  if (row.call.draft === true) {
    await notify(ctx, [his.actor.id], {
      event: 'flow.drafted',
      params: { title: textOf(approving.record, approving.doc.title) },
      about: { doc, id },
    })
    return over(ctx, id)
  }
  await act(his, doc, id, 'submit', { ver: 1 })
  await running(ctx, doc, id)
}

/** What goes its own way is not begun again when the parent comes by once more, while it is under way or approved. */
async function begunBefore(ctx: Ctx, { id, instance, node, line, waits, call }: ChildRow): Promise<boolean> {
  if (waits) return false
  const before = await ctx.sql.query(sql`
    select from engine.flow_child c where c.parent = ${instance}::uuid and c.node = ${node} and c.line is not distinct from ${line}::uuid and c.id <> ${id}::uuid
      and (c.state = 'running' or c.outcome = 'approved' or ${call.draft === true})`)
  return before.length > 0
}

async function requireShallow(ctx: Ctx, parent: string): Promise<void> {
  const [row] = await ctx.sql.query<{ deep: number }>(sql`
    with recursive above as (
      select ${parent}::uuid as id, 1 as deep
      union all
      select c.parent, a.deep + 1 from above a join engine.flow_child c on c.child = a.id where a.deep <= ${mostDeep}
    ) select max(deep)::int as deep from above`)
  if ((row?.deep ?? 0) > mostDeep) throw new Refusal('flow.child-too-deep', { most: mostDeep })
}

async function drafterOf(ctx: Ctx, { doc, record, instance }: Approving, { drafter }: SubflowNode): Promise<string> {
  const source = drafter ?? { by: 'people' as const, ids: [instance.drafter] }
  const [found] = await findPeople(ctx, source, {
    ...askingOf(record, instance.state),
    answer: answersOf(ctx, doc, record),
  })
  if (found === undefined) throw new Refusal('flow.child-nobody')
  return found
}

function valuesOf(record: StoredRecord, { line: wanted, call }: ChildRow): StoredRecord {
  const line = wanted === null || call.over === undefined ? {} : lineOf(record[call.over], wanted)
  return Object.fromEntries(
    Object.entries(call.values).map(([to, from]) => {
      if ('value' in from) return [to, from.value]
      return [to, ('line' in from ? line[from.line] : record[from.field]) ?? null]
    }),
  )
}

function lineOf(lines: Json | undefined, id: string): StoredRecord {
  const found = (Array.isArray(lines) ? lines : []).find((line: StoredRecord) => line.id === id)
  if (found === undefined) throw new Refusal('flow.child-line-gone')
  return found as StoredRecord // a line of a record is one
}

/** It is under way, unless nobody had to be asked and it has ended already. */
async function running(ctx: Ctx, doc: AnyDocument, id: string): Promise<void> {
  const [instance] = await ctx.sql.query<{ id: string; status: string }>(sql`
    select id, status from engine.flow_instance where document = ${`${doc.module}.${doc.name}`} and record_id = ${id}::uuid`)
  if (instance === undefined) throw new Error(`${id} was submitted and has no approval`)
  await ctx.sql.query(
    sql`update engine.flow_child set state = 'running', child = ${instance.id}::uuid where id = ${id}::uuid`,
  )
  if (instance.status > '1') await hasEnded(ctx, instance.id, instance.status === '2' ? 'approved' : 'refused')
}

/** Nothing is left to do about it. */
export async function over(ctx: Ctx, id: string): Promise<void> {
  await ctx.sql.query(sql`update engine.flow_child set state = 'over' where id = ${id}::uuid`)
}
