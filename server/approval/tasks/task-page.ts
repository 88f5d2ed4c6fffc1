import sql, { join, type Sql } from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { ownTasks } from '../../records/role-tasks/other-tasks.ts'
import { type Branch, officeBranches, officeCounts, ownBranch } from '../../records/role-tasks/role-task-lists.ts'
import { officeDocuments } from '../../records/role-tasks/role-tasks.ts'
import { markOfInstance } from '../approval-state-of-records.ts'
import { soonMs } from './due-soon.ts'
import { taskRows, type FoundRow, type TaskRow } from './task-rows.ts'
import { ofTasks, waitingFor } from './waiting-tasks.ts'

export const taskViews = ['todo', 'done', 'copied', 'mine'] as const
export const taskTabs = ['', 'unviewed', 'undecided', 'dueSoon', 'overdue'] as const

/** Which of the caller's tasks and approvals are wanted. */
interface TaskRequest {
  readonly view: (typeof taskViews)[number]
  readonly tab: (typeof taskTabs)[number]
  /** Free search over number, title and drafter. */
  readonly param: string
  /** `finance.paymentPlan`, or '' for every document. */
  readonly thing: string
  readonly page: number
  readonly size: number
}

/**
 * Lists what waits for the caller and his offices, what he decided, was copied on or started; newest first, urgent
 * first in `dueSoon`.
 */
export async function taskPage(ctx: Ctx, request: TaskRequest): Promise<{ content: TaskRow[]; totalElements: number }> {
  const { view, page, size } = request
  const from = await sourceOf(ctx, view)
  const urgent = urgentTabs.has(request.tab) && view === 'todo'
  const where = join([from.where, ...conditions(ctx, request, from)], ' and ')
  const own =
    view === 'todo' && everything.has(request.tab) && request.thing === '' ? await ownTasks(ctx, request.param) : []
  const branches = [
    approvals(from, where, urgent, request),
    ...(view === 'todo' ? offices(ctx, request) : []),
    ...(own.length === 0 ? [] : [ownBranch(own)]),
  ]
  const [rows, [counted]] = await Promise.all([
    ctx.sql.query<FoundRow>(linesOf(branches, urgent, page, size)),
    ctx.sql.query<{ count: string }>(
      sql`select ${join(
        branches.map(({ count }) => sql`(${count})`),
        ' + ',
      )} as count`,
    ),
  ])
  return { content: await taskRows(ctx, rows, view, own), totalElements: Number(counted?.count ?? 0) }
}

/** The lines of one list; of several the first of each are put in one order. */
function linesOf(branches: readonly Branch[], urgent: boolean, page: number, size: number): Sql {
  const here = sql`limit ${size} offset ${(page - 1) * size}`
  const [only, ...more] = branches
  if (only !== undefined && more.length === 0) return only.lines(here)
  const all = join(
    branches.map(({ lines }) => sql`(${lines(sql`limit ${page * size}`)})`),
    ' union all ',
  )
  return sql`select * from (${all}) l order by ${urgent ? sql`l."dueAt", l.id` : sql`l."openedAt" desc, l.id desc`} ${here}`
}

/** The part of a list that approvals make. */
function approvals(from: Source, where: Sql, urgent: boolean, { param, thing }: TaskRequest): Branch {
  return {
    lines: (part) => sql`
      select i.id as "procInstId", i.document, i.record_id as id, i.number, i.title, i.flow, i.version, i.drafter, i.drafter_name as "drafterName", i.status as "approvalStatus", (i.state ->> 'suspended') = 'true' as suspended, ${from.columns}, null::text as task
      from ${from.tables} where ${where}
      order by ${urgent ? sql`t.due, t.id` : from.order} ${part}`,
    // Counting needs the instances only where they are asked about: of a person with very many tasks the index alone
    // answers.
    count: sql`select count(*) from ${param.trim() === '' && thing === '' ? from.alone : from.tables} where ${where}`,
  }
}

/** What his offices have to do is nobody's in particular, so that nothing of it is unopened. */
function offices(ctx: Ctx, { tab, param, thing }: TaskRequest): Branch[] {
  if (tab === 'unviewed') return []
  return officeBranches(ctx, { param, thing, due: dueIn(tab, ctx.now) })
}

function dueIn(tab: TaskRequest['tab'], now: number) {
  if (tab === 'dueSoon') return { from: now, to: now + soonMs }
  return tab === 'overdue' ? { from: null, to: now } : null
}

/** How much waits for the caller and his offices: not opened, not decided, due within four hours, overdue. */
export async function taskCounts(ctx: Ctx): Promise<Json> {
  const { alone, where } = await waitingFor(ctx)
  const [[counts], office] = await Promise.all([
    ctx.sql.query<{ unviewed: string; undecided: string; dueSoon: string; overdue: string; copied: string }>(sql`
      select count(*) filter (where t.viewed is null) as unviewed, count(*) as undecided, count(*) filter (where ${soon(ctx)}) as "dueSoon", count(*) filter (where ${late(ctx)}) as overdue,
        (select count(*) from engine.flow_copy c where c.person = ${ctx.actor.id}::uuid and c.viewed is null) as copied
      from ${alone} where ${where}`),
    officeCounts(ctx, soonMs),
  ])
  return {
    unviewed: Number(counts?.unviewed ?? 0),
    undecided: Number(counts?.undecided ?? 0) + office.all,
    dueSoon: Number(counts?.dueSoon ?? 0) + office.soon,
    overdue: Number(counts?.overdue ?? 0) + office.late,
    copied: Number(counts?.copied ?? 0),
    renewedBy: officeDocuments(ctx),
  }
}

interface Source {
  readonly tables: Sql
  /** The same rows without what is told of their instances. */
  readonly alone: Sql
  readonly columns: Sql
  readonly where: Sql
  readonly order: Sql
  readonly viewed: Sql
}

const taskColumns = sql`t.id as "taskId", array[t.node] as nodes, t.opened as "openedAt", t.viewed as "viewedAt", t.due as "dueAt", t.closed as "decidedAt", t.result, t.decided_by as "decidedBy", t.assignee`

/** Of what does not wait any more lists tell how it ended or that it came back. */
const marked = sql`${markOfInstance} as "approvalMark"`

async function sourceOf(ctx: Ctx, view: TaskRequest['view']): Promise<Source> {
  if (view === 'done') return { ...sources.done(ctx.actor.id), where: await decidedBy(ctx) }
  if (view !== 'todo') return sources[view](ctx.actor.id)
  return {
    tables: ofTasks,
    columns: taskColumns,
    viewed: sql`t.viewed`,
    order: sql`t.opened desc, t.id desc`,
    ...(await waitingFor(ctx)),
  }
}

const decided = sql`t.result in ('agreed', 'rejected', 'transferred', 'refused', 'answered')`

/** His own tasks, and what he decided in somebody's absence; who never did so is answered by one index. */
async function decidedBy({ sql: on, actor }: Ctx): Promise<Sql> {
  const [standsIn] = await on.query(
    prepared(sql`select 1 from engine.flow_task where decided_by = ${actor.id}::uuid limit 1`),
  )
  const own = sql`t.assignee = ${actor.id}::uuid`
  return standsIn === undefined
    ? sql`${own} and ${decided}`
    : sql`(${own} or t.decided_by = ${actor.id}::uuid) and ${decided}`
}

const sources: Readonly<Record<Exclude<TaskRequest['view'], 'todo'>, (me: string) => Source>> = {
  done: (me) => ({
    tables: ofTasks,
    alone: sql`engine.flow_task t`,
    columns: sql`${taskColumns}, ${marked}`,
    viewed: sql`t.viewed`,
    order: sql`t.closed desc, t.id desc`,
    where: sql`t.assignee = ${me}::uuid and ${decided}`,
  }),
  copied: (me) => ({
    tables: sql`engine.flow_copy c join engine.flow_instance i on i.id = c.instance`,
    alone: sql`engine.flow_copy c`,
    columns: sql`null as "taskId", case when c.node is null then i.nodes else array[c.node] end as nodes, c.at as "openedAt", c.viewed as "viewedAt", null::timestamptz as "dueAt", null::timestamptz as "decidedAt", null as result, null as "decidedBy", null as assignee, ${marked}`,
    viewed: sql`c.viewed`,
    order: sql`c.viewed is not null, c.at desc, c.instance`,
    where: sql`c.person = ${me}::uuid`,
  }),
  mine: (me) => ({
    tables: sql`engine.flow_instance i`,
    alone: sql`engine.flow_instance i`,
    columns: sql`null as "taskId", i.nodes, i.started as "openedAt", i.submitted as "viewedAt", null::timestamptz as "dueAt", i.ended as "decidedAt", null as result, null as "decidedBy", null as assignee, ${marked}`,
    viewed: sql`i.submitted`,
    order: sql`i.started desc, i.id desc`,
    where: sql`i.drafter = ${me}::uuid and (i.state ->> 'deleted') = 'false'`,
  }),
}

function conditions(ctx: Ctx, { view, tab, param, thing }: TaskRequest, { viewed }: Source): Sql[] {
  const wanted = param.trim().toLowerCase()
  return [
    ...(tab === 'unviewed' ? [sql`${viewed} is null`] : []),
    ...(tab === 'dueSoon' && view === 'todo' ? [soon(ctx)] : []),
    ...(tab === 'overdue' && view === 'todo' ? [late(ctx)] : []),
    ...(thing === '' ? [] : [sql`i.document = ${thing}`]),
    ...(wanted === ''
      ? []
      : [
          sql`position(${wanted} in lower(coalesce(i.number, '') || ' ' || coalesce(i.title, '') || ' ' || i.drafter_name)) > 0`,
        ]),
  ]
}

const everything: ReadonlySet<TaskRequest['tab']> = new Set(['', 'undecided'])
const urgentTabs: ReadonlySet<TaskRequest['tab']> = new Set(['dueSoon', 'overdue'])

function soon({ now }: Ctx): Sql {
  return sql`t.due >= ${new Date(now).toISOString()}::timestamptz and t.due <= ${new Date(now + soonMs).toISOString()}::timestamptz`
}

function late({ now }: Ctx): Sql {
  return sql`t.due < ${new Date(now).toISOString()}::timestamptz`
}
