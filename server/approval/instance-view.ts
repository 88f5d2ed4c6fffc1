import sql from 'sql-template-tag'
import type { FlowVerb, LogEntry } from '../../core/approval/action.ts'
import { approvalTitle } from '../../core/approval/approval-title.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FlowState, Task } from '../../core/approval/state.ts'
import { addedNames, deedNames, delegationTakenBack } from '../../core/approval/status-and-action-names.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { enumerated } from '../../core/values/join-names.ts'
import type { Json } from '../../core/values/json.ts'
import type { Words } from '../../core/values/language.ts'
import type { Ctx } from '../platform/context/context.ts'
import { prepared } from '../platform/database/sql.ts'
import { withoutHidden } from '../records/list/approval-hidden-fields.ts'
import { summaryOf } from '../records/list/record-summaries.ts'
import { loadNames, type Names } from '../records/read/load-reference-names.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import type { Instance } from './approval-instance-store.ts'
import { flowNodes, type ShownNode } from './approval-path-nodes.ts'
import { offersOf } from './offered-actions.ts'
import { signaturePictures } from './opinion-attachments.ts'
import { delegationsTo } from './people/delegations.ts'
import { papersByTask, type Pictures, shownPapers, type ShownPapers } from './shown-opinion-attachments.ts'
import { openCaseInCare } from './step/load-approval.ts'
import { pendingDecisionsIn } from './step/pending-decision.ts'
import { undoSeconds } from './step/undo-seconds.ts'

/**
 * One approval as its page shows it, for those who may read the document; to who only looks after it, without what the
 * record says.
 */
export async function instanceView(ctx: Ctx, id: string): Promise<Json> {
  const { doc, record, instance, readable } = await openCaseInCare(ctx, id)
  const [nodes, tasks, log, standIns] = await Promise.all([
    flowNodes(ctx, { doc, record, ...instance }),
    tasksOf(ctx, id),
    logOf(ctx, id),
    delegationsTo(ctx),
  ])
  const deciding =
    doc.approval?.money === true
      ? new Set<string>()
      : await pendingDecisionsIn(
          ctx,
          tasks.map(({ id: task }) => task),
        )
  const pictures =
    readable && log.some(({ entry: { action } }) => action.signature !== undefined)
      ? await signaturePictures(ctx, doc, instance.recordId)
      : new Map<string, string>()
  const names = await loadNames(ctx, new Map([['person', peopleIn(instance, nodes, log)]]))
  const drafterName = named(names, instance.drafter) ?? instance.drafterName
  const number = doc.number === undefined ? null : (record[doc.number.field] ?? null)
  const about = readable ? await aboutOf(ctx, doc, record) : [number === null ? null : String(number)]
  return {
    procInstId: id,
    status: instance.state.status,
    module: doc.module,
    thing: doc.name,
    id: instance.recordId,
    number,
    readable,
    title: approvalTitle({ process: instance.definition.label[ctx.lang], drafter: drafterName, about }, ctx.lang),
    drafter: instance.drafter,
    drafterName,
    process: instance.definition.key,
    processLabel: instance.definition.label[ctx.lang],
    version: instance.definition.version,
    suspended: suspendedBy(instance, log, names),
    nodes: nodes.map(({ people, branch, vote, ...node }) => ({
      ...node,
      branch: branch === null ? null : { ...branch },
      vote: vote === null ? null : { ...vote },
      people: people.map((person) => ({ id: person, name: named(names, person) ?? '' })),
    })),
    tasks: shownTasks(ctx, instance, tasks, names, { deciding, papers: papersByTask(log, pictures), log }),
    log: log.map((line) => shownLine(ctx, instance, line, names, pictures)),
    copies: instance.state.copies.map(({ person, at, viewedAt }) => ({
      person,
      name: named(names, person) ?? '',
      at: Date.parse(at),
      viewedAt: viewedAt === null ? null : Date.parse(viewedAt),
    })),
    linked: instance.called || Object.values(instance.definition.nodes).some(({ kind }) => kind === 'subflow'),
    undoSeconds: await undoSeconds(ctx, doc.approval),
    offered: await offersOf(ctx, doc, record, instance, {
      tasks: tasks.filter(({ id: task }) => !deciding.has(task)),
      standIns,
    }),
  }
}

/** Who has stopped it for a while, when and why; null while it goes on. */
function suspendedBy({ state }: Instance, log: readonly LogRow[], names: Names): Json {
  const last = state.suspended ? log.findLast(({ verb }) => verb === 'suspend') : undefined
  return last === undefined
    ? null
    : { name: named(names, last.actor) ?? last.actorName, at: last.at, reason: last.opinion }
}

/** Party and amount, without what is kept from the caller. */
async function aboutOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<(string | null)[]> {
  const [seen = record] = await withoutHidden(ctx, doc, [record])
  const { subject, amount } = await summaryOf(ctx, doc, seen)
  return [subject, amount]
}

interface KeptTask {
  readonly id: string
  readonly task: string
  readonly due: number | null
}

function tasksOf(ctx: Ctx, id: string): Promise<KeptTask[]> {
  return ctx.sql.query<KeptTask>(prepared(sql`select id, task, due from engine.flow_task where instance = ${id}::uuid`))
}

interface LogRow {
  readonly seq: number
  readonly at: number
  readonly verb: FlowVerb
  readonly node: string | null
  readonly actor: string
  readonly actorName: string
  readonly opinion: string | null
  readonly entry: LogEntry
}

// Opening a task is told beside the task itself; the record of decisions stays readable.
function logOf(ctx: Ctx, id: string): Promise<LogRow[]> {
  return ctx.sql.query<LogRow>(
    prepared(sql`
    select seq, at, verb, node, actor, actor_name as "actorName", opinion, entry from engine.flow_log
    where instance = ${id}::uuid and verb <> 'view' order by seq`),
  )
}

function shownTasks(
  ctx: Ctx,
  { state, definition }: Instance,
  kept: readonly KeptTask[],
  names: Names,
  {
    deciding,
    papers,
    log,
  }: {
    readonly deciding: ReadonlySet<string>
    readonly papers: ReadonlyMap<string, ShownPapers>
    readonly log: readonly LogRow[]
  },
): Json {
  const byTask = new Map(kept.map((task) => [task.task, task]))
  return state.tasks.map((task) => ({
    taskId: byTask.get(task.id)?.id ?? null,
    node: task.node,
    round: task.round,
    nodeLabel: labelOf(ctx, definition, task.node),
    assignee: task.assignee,
    assigneeName: named(names, task.assignee),
    ownerBeforeName: task.ownerBefore === null ? null : named(names, task.ownerBefore),
    why: task.why,
    openedAt: msOf(task.openedAt),
    viewedAt: msOf(task.viewedAt),
    closedAt: msOf(task.closedAt),
    dueAt: byTask.get(task.id)?.due ?? null,
    deciding: deciding.has(byTask.get(task.id)?.id ?? ''),
    result: task.result,
    opinion: task.opinion,
    automatic: task.automatic,
    added: task.added?.how ?? null,
    askedBy: askedBy(state.tasks, task, names, log),
    byName: task.by === null ? null : named(names, task.by),
    ...papers.get(task.id),
  }))
}

/** Who asked for a task besides those whom the step asks, and what he said. */
function askedBy(tasks: readonly Task[], { added, assignee }: Task, names: Names, log: readonly LogRow[]): Json {
  const from = tasks.find(({ id }) => id === added?.from)
  if (from === undefined) return null
  // Who is asked beside somebody is asked while that person's own opinion is still to come.
  const besides = log.find(
    ({ entry: { action } }) =>
      action.kind === 'addSign' &&
      action.how === 'beside' &&
      action.task === from.id &&
      action.people.includes(assignee),
  )
  return {
    name: named(names, besides?.actor ?? from.by ?? from.assignee) ?? '',
    question: besides === undefined ? from.opinion : besides.opinion,
  }
}

function shownLine(
  ctx: Ctx,
  { definition, state }: Instance,
  { entry, ...line }: LogRow,
  names: Names,
  pictures: Pictures,
): Json {
  const { action } = entry
  return {
    ...line,
    actorName: named(names, line.actor) ?? line.actorName,
    label: deedOf(action, state)[ctx.lang],
    nodeLabel: line.node === null ? null : labelOf(ctx, definition, line.node),
    ...shownPapers(entry, pictures),
    from: entry.from,
    to: entry.to,
    toName: namedIn(ctx, { definition, state }, action, names),
    forName: 'behalf' in action && action.behalf !== undefined ? named(names, action.behalf) : null,
  }
}

function peopleIn({ drafter, state }: Instance, nodes: readonly ShownNode[], log: readonly LogRow[]): Set<string> {
  return new Set([
    drafter,
    ...state.tasks.flatMap(({ assignee, ownerBefore, by }) =>
      [assignee, ownerBefore, by].filter((person) => person !== null),
    ),
    ...state.copies.map(({ person }) => person),
    ...nodes.flatMap(({ people }) => people),
    ...log.flatMap(({ actor, entry: { action } }) => [
      actor,
      ...othersIn(action),
      ...('behalf' in action && action.behalf !== undefined ? [action.behalf] : []),
    ]),
  ])
}

/** What was done, in words: signers are added in three ways, and who takes a delegation back removes no signer. */
function deedOf(action: LogEntry['action'], { tasks }: FlowState): Words {
  if (action.kind === 'addSign') return addedNames[action.how]
  if (action.kind === 'removeSign' && tasks.find(({ id }) => id === action.task)?.added?.how === 'delegate')
    return delegationTakenBack
  return deedNames[action.kind]
}

/** Whom an action hands work to. */
function othersIn(action: LogEntry['action']): readonly string[] {
  if (action.kind === 'transfer' || action.kind === 'delegate') return [action.to]
  return action.kind === 'addSign' ? action.people : []
}

/** To whom, or where to, an action led. */
function namedIn(
  ctx: Ctx,
  { definition, state }: Pick<Instance, 'definition' | 'state'>,
  action: LogEntry['action'],
  names: Names,
): string | null {
  if (action.kind === 'jump') return labelOf(ctx, definition, action.to)
  const people =
    action.kind === 'removeSign'
      ? state.tasks.filter(({ id }) => id === action.task).map(({ assignee }) => assignee)
      : othersIn(action)
  return people.length === 0
    ? null
    : enumerated(
        people.map((id) => named(names, id) ?? ''),
        ctx.lang,
      )
}

function labelOf({ lang }: Ctx, { nodes }: FlowDefinition, node: string): string {
  return nodes[node]?.label[lang] ?? node
}

function named(names: Names, id: string): string | null {
  return names[`person:${id}`] ?? null
}

function msOf(at: string | null): number | null {
  return at === null ? null : Date.parse(at)
}
