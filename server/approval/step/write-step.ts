import sql, { join, type Sql } from 'sql-template-tag'
import { stateModel, type FlowState } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import type { Instance } from '../approval-instance-store.ts'
import { beganHiding } from '../flows-hiding-fields.ts'
import type { StepRows } from './step-rows.ts'

/** Writes everything of one step but the document itself, in one statement. */
export async function writeStep(ctx: Ctx, instance: Instance, state: FlowState, rows: StepRows): Promise<void> {
  if (rows.opened.some(({ hidden }) => hidden !== null)) beganHiding(ctx, instance.definition.key)
  const head = instance.ver === 0 ? inserted(instance, state, rows) : updated(instance, state, rows)
  const parts = [head, ...partsOf(ctx, instance, rows)]
  // The parts are few and always in this order, so the texts are few too and may stay prepared.
  const written = await ctx.sql.query(prepared(sql`with ${join(parts)} select id from written`))
  if (written.length !== 1) throw new Error(`instance ${instance.id} changed under its lock`)
}

function inserted(
  { id, document, recordId, drafter, drafterName, definition, started }: Instance,
  state: FlowState,
  { instance }: StepRows,
): Sql {
  return sql`written as (
    insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, started, number, title, amount_cny, status, nodes, state, model, ver, submitted, ended)
    values (${id}::uuid, ${definition.key}, ${definition.version}, ${document}, ${recordId}::uuid, ${drafter}::uuid, ${drafterName}, ${new Date(started).toISOString()}::timestamptz,
      ${instance.number}, ${instance.title}, ${instance.amount}::numeric, ${instance.status}, ${instance.nodes}::text[],
      ${JSON.stringify(state)}::jsonb, ${stateModel}, ${state.seq}, ${instance.submitted}::timestamptz, ${instance.ended}::timestamptz)
    returning id)`
}

function updated({ id, ver }: Instance, state: FlowState, { instance }: StepRows): Sql {
  return sql`written as (
    update engine.flow_instance set version = ${state.version}, number = ${instance.number}, title = ${instance.title}, amount_cny = ${instance.amount}::numeric,
      status = ${instance.status}, nodes = ${instance.nodes}::text[], state = ${JSON.stringify(state)}::jsonb, model = ${stateModel}, ver = ${state.seq},
      submitted = ${instance.submitted}::timestamptz, ended = ${instance.ended}::timestamptz
    where id = ${id}::uuid and ver = ${ver}
    returning id)`
}

function partsOf(ctx: Ctx, instance: Instance, rows: StepRows): Sql[] {
  const { id, document, recordId } = instance
  const { log, readers, outbox } = rows
  const at = new Date(ctx.now).toISOString()
  return [
    sql`l as (insert into engine.flow_log (instance, seq, at, verb, actor, actor_name, node, opinion, entry)
      select ${id}::uuid, x.* from jsonb_to_recordset(${JSON.stringify(log)}::jsonb)
        as x(seq int, at timestamptz, verb text, actor uuid, actor_name text, node text, opinion text, entry jsonb))`,
    ...taskParts(id, at, rows),
    ...when(
      readers,
      (json) => sql`r as (insert into engine.reader (document, person, record_id, unit_id)
      select ${document}, x.person, ${recordId}::uuid, (select t.unit_id from ${tableOf(ctx, document)} t where t.id = ${recordId}::uuid) from jsonb_to_recordset(${json}::jsonb) as x(person uuid)
      on conflict do nothing)`,
    ),
    ...timerParts(id, rows),
    ...childParts(id, at, rows),
    ...when(
      outbox,
      (json) => sql`n as (insert into engine.outbox (at, event, document, record_id, person, data)
      select ${at}::timestamptz, x.event, ${document}, ${recordId}::uuid, x.person, x.data from jsonb_to_recordset(${json}::jsonb) as x(event text, person uuid, data jsonb))`,
    ),
  ]
}

function taskParts(id: string, at: string, { opened, changed, copies, hooks }: StepRows): Sql[] {
  return [
    ...when(
      opened,
      (
        json,
      ) => sql`o as (insert into engine.flow_task (id, instance, task, node, assignee, owner_before, opened, viewed, due, closed, result, opinion, automatic, decided_by, hidden)
      select x.id, ${id}::uuid, x.task, x.node, x.assignee, x.owner_before, x.opened, x.viewed, x.due, x.closed, x.result, x.opinion, x.automatic, x.decided_by, x.hidden from jsonb_to_recordset(${json}::jsonb)
        as x(id uuid, task text, node text, assignee uuid, owner_before uuid, opened timestamptz, viewed timestamptz, due timestamptz, closed timestamptz, result text, opinion text, automatic boolean, decided_by uuid, hidden text[]))`,
    ),
    ...when(
      changed,
      (
        json,
      ) => sql`c as (update engine.flow_task t set viewed = x.viewed, closed = x.closed, result = x.result, opinion = x.opinion, automatic = x.automatic, decided_by = x.decided_by
      from jsonb_to_recordset(${json}::jsonb) as x(task text, viewed timestamptz, closed timestamptz, result text, opinion text, automatic boolean, decided_by uuid)
      where t.instance = ${id}::uuid and t.task = x.task)`,
    ),
    ...when(
      copies,
      (json) => sql`p as (insert into engine.flow_copy (instance, person, node, at, viewed)
      select ${id}::uuid, x.person, x.node, x.at, x.viewed from jsonb_to_recordset(${json}::jsonb) as x(person uuid, node text, at timestamptz, viewed timestamptz)
      on conflict (instance, person) do update set viewed = excluded.viewed)`,
    ),
    ...when(
      hooks,
      (json) => sql`h as (insert into engine.flow_hook (instance, key, at)
      select ${id}::uuid, x.key, ${at}::timestamptz from jsonb_to_recordset(${json}::jsonb) as x(key text))`,
    ),
  ]
}

function timerParts(id: string, { timersGone, timersSet }: StepRows): Sql[] {
  return [
    ...when(
      timersGone,
      (
        json,
      ) => sql`g as (delete from engine.flow_timer t using jsonb_to_recordset(${json}::jsonb) as x(node text, round int)
      where t.instance = ${id}::uuid and t.node = x.node and t.round = x.round)`,
    ),
    ...when(
      timersSet,
      (json) => sql`s as (insert into engine.flow_timer (instance, node, round, due)
      select ${id}::uuid, x.node, x.round, x.due from jsonb_to_recordset(${json}::jsonb) as x(node text, round int, due timestamptz))`,
    ),
  ]
}

function childParts(id: string, at: string, { childrenHeard, childrenGone, childrenWanted }: StepRows): Sql[] {
  return [
    ...when(
      childrenHeard,
      (
        json,
      ) => sql`ch as (update engine.flow_child f set state = 'over' from jsonb_to_recordset(${json}::jsonb) as x(key text)
      where f.parent = ${id}::uuid and f.key = x.key)`,
    ),
    ...when(
      childrenGone,
      (
        json,
      ) => sql`cg as (update engine.flow_child f set state = case when f.state = 'running' then 'stopping' else 'over' end, problem = null from jsonb_to_recordset(${json}::jsonb) as x(key text)
      where f.parent = ${id}::uuid and f.key = x.key and f.state <> 'over')`,
    ),
    ...when(
      childrenWanted,
      (json) => sql`cw as (insert into engine.flow_child (id, parent, key, node, line, call, waits, wanted)
      select x.id, ${id}::uuid, x.key, x.node, x.line, x.call, x.waits, ${at}::timestamptz from jsonb_to_recordset(${json}::jsonb) as x(id uuid, key text, node text, line uuid, call jsonb, waits boolean))`,
    ),
  ]
}

function when(rows: readonly unknown[], part: (json: string) => Sql): Sql[] {
  return rows.length === 0 ? [] : [part(JSON.stringify(rows))]
}

function tableOf({ running }: Ctx, document: string): Sql {
  const found = running.documents.get(document)
  if (found === undefined) throw new Error(`${document} is approved and does not exist`)
  return mappingOf(found.doc).table
}
