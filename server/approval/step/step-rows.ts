import { v7 } from 'uuid'
import type { LogEntry } from '../../../core/approval/action.ts'
import { createdBy, isPeopleNode, type FlowDefinition, type Wait } from '../../../core/approval/definition.ts'
import type { FlowEffect, NoticeKind } from '../../../core/approval/effect.ts'
import { fieldsWith } from '../../../core/approval/field-rights.ts'
import type { Copy, FlowState, Task } from '../../../core/approval/state.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Exceptions } from '../../platform/process/working-day.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import type { Instance } from '../approval-instance-store.ts'
import { amountCny } from '../condition-values.ts'
import { afterWorkingHours, startOfDay } from '../timers/working-time.ts'

/** What one step changes in the tables, as rows of JSON. Times are ISO texts. */
export interface StepRows {
  readonly instance: Readonly<Record<string, unknown>>
  readonly log: readonly object[]
  readonly opened: readonly OpenedRow[]
  readonly changed: readonly object[]
  readonly copies: readonly object[]
  readonly hooks: readonly { readonly key: string }[]
  readonly readers: readonly { readonly person: string }[]
  readonly outbox: readonly object[]
  readonly timersSet: readonly object[]
  readonly timersGone: readonly object[]
  readonly childrenWanted: readonly object[]
  readonly childrenHeard: readonly object[]
  readonly childrenGone: readonly object[]
}

interface OpenedRow {
  readonly id: string
  readonly task: string
  readonly assignee: string
  readonly hidden: readonly string[] | null
}

/** A step as the writer needs it: the entries it adds and the effects it has. */
export interface Taken {
  readonly state: FlowState
  readonly effects: readonly FlowEffect[]
  readonly entries: readonly LogEntry[]
}

interface Around {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly instance: Instance
  readonly actorName: string
  readonly exceptions: Exceptions
  /** People who look after blocked flows. */
  readonly admins: readonly string[]
}

/** Where people see it stand; a branch that waits at its join is only waited for. */
export function standingAt({ tokens }: FlowState): readonly string[] {
  return tokens.filter(({ arrived }) => !arrived).map(({ node }) => node)
}

/** Works out the rows; tasks and copies are written as they are after the step, however often it touched them. */
export function stepRows(taken: Taken, around: Around): StepRows {
  const { state, effects, entries } = taken
  const opened = openedRows(state, effects, around)
  const fresh = new Set(opened.map(({ task }) => task))
  const touched = new Set(
    effects.flatMap((effect) => (effect.type === 'taskClosed' || effect.type === 'taskViewed' ? [effect.id] : [])),
  )
  return {
    instance: instanceRow(state, around),
    log: entries.map((entry) => logRow(entry, around.actorName)),
    opened,
    changed: state.tasks.filter(({ id }) => touched.has(id) && !fresh.has(id)).map(changedRow),
    copies: copyRows(state.copies, effects),
    hooks: hookKeys(effects),
    readers: [...new Set(effects.flatMap((effect) => (effect.type === 'reader' ? [effect.person] : [])))].map(
      (person) => ({ person }),
    ),
    outbox: outboxRows(taken, opened, around),
    timersSet: effects.flatMap((effect) =>
      effect.type === 'timerSet' ? [timerRow(effect, entries, around.exceptions)] : [],
    ),
    timersGone: effects.flatMap((effect) =>
      effect.type === 'timerGone' ? [{ node: effect.node, round: effect.round }] : [],
    ),
    ...childRows(effects, around),
  }
}

function instanceRow(state: FlowState, { doc, record }: Around): Record<string, unknown> {
  return {
    status: state.status,
    nodes: standingAt(state),
    number: doc.number === undefined ? null : (record[doc.number.field] ?? null),
    title: record[doc.title] ?? null,
    amount: amountCny(doc, record),
    submitted: state.submittedAt,
    ended: state.endedAt,
  }
}

function logRow(entry: LogEntry, actorName: string): object {
  const { seq, at, action, node } = entry
  return {
    seq,
    at,
    verb: action.kind,
    actor: action.actor,
    actor_name: actorName,
    node,
    opinion: action.opinion?.trim() || null,
    entry,
  }
}

function openedRows(
  state: FlowState,
  effects: readonly FlowEffect[],
  { exceptions, instance: { definition } }: Around,
): (OpenedRow & object)[] {
  const limits = new Map(
    effects.flatMap((effect) => (effect.type === 'taskOpened' ? [[effect.task.id, effect.limitHours] as const] : [])),
  )
  return state.tasks
    .filter(({ id }) => limits.has(id))
    .map((task) => ({
      ...changedRow(task),
      id: v7(),
      node: task.node,
      assignee: task.assignee,
      owner_before: task.ownerBefore,
      opened: task.openedAt,
      due: dueOf(task, limits.get(task.id) ?? null, exceptions),
      hidden: hiddenAt(definition, task.node),
    }))
}

function hiddenAt({ nodes }: FlowDefinition, key: string): readonly string[] | null {
  const node = nodes[key]
  const hidden = node !== undefined && isPeopleNode(node) ? fieldsWith(node, 'hide') : []
  return hidden.length === 0 ? null : hidden
}

function dueOf({ openedAt }: Task, hours: number | null, exceptions: Exceptions): string | null {
  return hours === null ? null : new Date(afterWorkingHours(Date.parse(openedAt), hours, exceptions)).toISOString()
}

function changedRow({ id, viewedAt, closedAt, result, opinion, automatic, by }: Task) {
  return { task: id, viewed: viewedAt, closed: closedAt, result, opinion, automatic, decided_by: by }
}

function copyRows(copies: readonly Copy[], effects: readonly FlowEffect[]): object[] {
  const touched = new Set(
    effects.flatMap((effect) => (effect.type === 'copied' || effect.type === 'copyViewed' ? [effect.person] : [])),
  )
  return copies
    .filter(({ person }) => touched.has(person))
    .map(({ person, node, at, viewedAt }) => ({ person, node, at, viewed: viewedAt }))
}

// Entering a node is no business of a document's rules, so it leaves no trace here.
function hookKeys(effects: readonly FlowEffect[]): { key: string }[] {
  return effects.flatMap((effect) =>
    effect.type === 'hook' && effect.event !== 'onNodeEnter' ? [{ key: effect.key }] : [],
  )
}

type TimerSet = Extract<FlowEffect, { type: 'timerSet' }>

/** The clock starts with the step that led to the node. */
function timerRow(
  { node, round, wait, value }: TimerSet,
  entries: readonly LogEntry[],
  exceptions: Exceptions,
): object {
  const from = Date.parse(entries.at(-1)?.at ?? '')
  return { node, round, due: new Date(endOfWait(wait, from, value, exceptions)).toISOString() }
}

function endOfWait(wait: Wait, from: number, value: unknown, exceptions: Exceptions): number {
  if ('hours' in wait) return afterWorkingHours(from, wait.hours, exceptions)
  return 'minutes' in wait ? from + wait.minutes * minuteMs : startOfDay(String(value))
}

/** Cases of their own: what is to be begun keeps its node as it stands now. */
function childRows(
  effects: readonly FlowEffect[],
  { instance: { definition } }: Around,
): Pick<StepRows, 'childrenWanted' | 'childrenHeard' | 'childrenGone'> {
  return {
    childrenWanted: effects.flatMap((effect) =>
      effect.type === 'childWanted'
        ? [
            {
              id: v7(),
              key: effect.key,
              node: effect.node,
              line: effect.line,
              waits: effect.waits,
              call: callAt(definition, effect.node),
            },
          ]
        : [],
    ),
    childrenHeard: effects.flatMap((effect) => (effect.type === 'childHeard' ? [{ key: effect.key }] : [])),
    childrenGone: effects.flatMap((effect) => (effect.type === 'childGone' ? [{ key: effect.key }] : [])),
  }
}

function callAt({ nodes }: FlowDefinition, key: string) {
  const node = nodes[key]
  return node?.kind === 'auto' ? createdBy(node) : node
}

const events: Readonly<Record<NoticeKind, string>> = {
  task: 'task.opened',
  added: 'task.added',
  unasked: 'flow.unasked',
  transferred: 'task.transferred',
  delegated: 'task.delegated',
  answered: 'task.answered',
  urged: 'task.urged',
  suspended: 'flow.suspended',
  resumed: 'flow.resumed',
  copied: 'flow.copied',
  returned: 'flow.returned',
  withdrawn: 'flow.withdrawn',
  approved: 'flow.approved',
  revoked: 'flow.revoked',
  closed: 'flow.closed',
  refused: 'flow.refused',
}

/** Whom the step tells; who is asked anew does not hear besides that he is not asked any more. */
export function toldPeople(effects: readonly FlowEffect[]): readonly Extract<FlowEffect, { type: 'notify' }>[] {
  const asked = new Set(effects.flatMap((effect) => (effect.type === 'taskOpened' ? [effect.task.assignee] : [])))
  return effects
    .filter((effect) => effect.type === 'notify')
    .filter(({ what, person }) => what !== 'unasked' || !asked.has(person))
}

function outboxRows({ effects, entries }: Taken, opened: readonly OpenedRow[], around: Around): object[] {
  const { instance, doc, record, admins } = around
  const last = entries.at(-1)
  const base = {
    procInstId: instance.id,
    actorName: { person: last?.action.actor },
    drafterName: { person: instance.drafter },
    opinion: last?.action.opinion?.trim() ?? null,
    files: last?.action.files?.map(({ fileName }) => fileName).join(', ') ?? null,
    number: doc.number === undefined ? null : (record[doc.number.field] ?? null),
    title: record[doc.title] ?? null,
  }
  const told = (event: string, person: string, node: string | null) => ({
    event,
    person,
    data: {
      ...base,
      node,
      nodeLabel: node === null ? null : (instance.definition.nodes[node]?.label ?? null),
      taskId: opened.find((task) => task.assignee === person)?.id ?? null,
    },
  })
  const blocked = effects.flatMap((effect) =>
    effect.type === 'blocked' ? admins.map((person) => told('flow.blocked', person, effect.node)) : [],
  )
  return [...toldPeople(effects).map(({ what, person, node }) => told(events[what], person, node)), ...blocked]
}
