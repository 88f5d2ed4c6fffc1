import type { FlowAction, Save } from './action.ts'
import { sourceKey, type ApproverSource } from './approver-source.ts'
import { isPeopleNode, nodeOf, type FlowDefinition, type PeopleNode } from './definition.ts'
import type { FlowEffect, HookEvent, NoticeKind } from './effect.ts'
import {
  tasksOf,
  type Added,
  type Copy,
  type FlowState,
  type FlowValues,
  type Status,
  type Task,
  type TaskReason,
  type TaskResult,
  type Token,
  type Visit,
} from './state.ts'

/** What the engine asks of the outside; both must answer at once, from data already fetched. */
export interface Surroundings {
  /** ISO time of this action. */
  readonly now: string
  /** Active people for a source, in a stable order; empty when there are none. */
  readonly resolve: (source: ApproverSource, state: FlowState) => readonly string[]
  /** Whether a condition holds for the values given at submission. */
  readonly evaluate: (expression: string, values: FlowValues) => boolean
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** The state while one step works on its own copy of it. */
export type Draft = Omit<
  { -readonly [Key in keyof FlowState]: FlowState[Key] },
  'tokens' | 'rounds' | 'path' | 'tasks' | 'copies'
> & {
  tokens: DraftToken[]
  rounds: Record<string, number>
  path: DraftVisit[]
  tasks: DraftTask[]
  copies: Mutable<Copy>[]
}
// Lists inside of these are replaced, never altered: the state before shares them.
export type DraftTask = Mutable<Task>
export type DraftToken = Mutable<Token>
export type DraftVisit = Mutable<Visit>

/** One step at work: its copy of the state, what it did so far, and its questions to the outside. */
export interface Turn {
  readonly definition: FlowDefinition
  readonly draft: Draft
  readonly actor: string
  readonly effects: FlowEffect[]
  readonly now: string
  readonly seq: number
  readonly entered: Set<string>
  readonly heard: { people: Record<string, readonly string[]>; conditions: Record<string, boolean> }
  readonly people: (source: ApproverSource) => readonly string[]
  readonly holds: (expression: string) => boolean
}

/** Begins a step on a copy; every question to the outside is asked once and remembered for the log. */
export function turnOf(definition: FlowDefinition, state: FlowState, actor: string, around: Surroundings): Turn {
  const draft = copyOf(state)
  const heard: { people: Record<string, readonly string[]>; conditions: Record<string, boolean> } = {
    people: {},
    conditions: {},
  }
  return {
    definition,
    draft,
    actor,
    effects: [],
    now: around.now,
    seq: state.seq + 1,
    entered: new Set(),
    heard,
    people: (source) => (heard.people[sourceKey(source)] ??= [...new Set(around.resolve(source, draft))]),
    holds: (expression) => (heard.conditions[expression] ??= around.evaluate(expression, draft.values)),
  }
}

/** The node with people of that key. */
export function peopleNode(turn: Turn, key: string): PeopleNode {
  const node = nodeOf(turn.definition, key)
  if (!isPeopleNode(node)) throw new Error(`${key} asks nobody`)
  return node
}

/** Changes the document's status and says so. */
export function setStatus(turn: Turn, to: Status): void {
  turn.effects.push({ type: 'status', from: turn.draft.status, to })
  turn.draft.status = to
}

/** How a task comes to its person. */
interface Opening {
  readonly assignee: string
  readonly why: TaskReason
  readonly ownerBefore?: string | null
  readonly automatic?: boolean
  /** The vote it takes over; a new one when left out. */
  readonly seat?: number
  readonly added?: Added | null
}

/** Opens a task for one person, who may read the document from then on. */
export function openTask(turn: Turn, at: Pick<Visit, 'node' | 'round'>, opening: Opening): DraftTask {
  const { draft } = turn
  const { assignee, why, ownerBefore = null, automatic = false, added = null } = opening
  const before = tasksOf(draft.tasks, at).length
  const task: DraftTask = {
    id: `${at.node}#${at.round}.${before + 1}`,
    node: at.node,
    round: at.round,
    submission: draft.submission,
    seat: opening.seat ?? before + 1,
    assignee,
    why,
    ownerBefore,
    added,
    openedAt: turn.now,
    viewedAt: null,
    closedAt: null,
    result: null,
    opinion: null,
    automatic,
    by: null,
  }
  draft.tasks.push(task)
  const limitHours = peopleNode(turn, at.node).limitHours ?? null
  turn.effects.push({ type: 'taskOpened', task: { ...task }, limitHours }, { type: 'reader', person: assignee })
  if (!automatic) notify(turn, assignee, noticeOf(why, added), at.node)
  return task
}

function noticeOf(why: TaskReason, added: Added | null): NoticeKind {
  if (why === 'transfer') return 'transferred'
  if (why === 'returned') return 'answered'
  if (added === null) return 'task'
  return added.how === 'delegate' ? 'delegated' : 'added'
}

/** The first opening by its person; acting on a task opens it too. */
export function markViewed(turn: Turn, task: DraftTask): void {
  if (task.viewedAt !== null) return
  task.viewedAt = turn.now
  turn.effects.push({ type: 'taskViewed', id: task.id, at: turn.now })
}

/** Ends a task; the opinion is kept for decisions. */
export function closeTask(turn: Turn, task: DraftTask, result: TaskResult, opinion: string | null = null): void {
  Object.assign(task, { result, opinion, closedAt: turn.now })
  turn.effects.push({
    type: 'taskClosed',
    id: task.id,
    result,
    opinion,
    at: turn.now,
    automatic: task.automatic,
    by: task.by,
  })
}

/** Ends every open task that passes the test. */
export function closeOpen(turn: Turn, result: TaskResult, which: (task: Task) => boolean = () => true): void {
  for (const task of turn.draft.tasks) if (task.result === null && which(task)) closeTask(turn, task, result)
}

/** Sends a notice to one person, never to whoever caused it. */
export function notify(turn: Turn, person: string, what: NoticeKind, node: string | null = null): void {
  if (person !== turn.actor) turn.effects.push({ type: 'notify', person, what, node })
}

/** Calls the document's rules. */
export function hook(
  turn: Turn,
  event: HookEvent,
  more: { at?: Visit; task?: string; hook?: string; limits?: 'freeze' | 'release' | null } = {},
): void {
  const place = more.task ?? (more.at ? `${more.at.node}#${more.at.round}` : String(turn.seq))
  turn.effects.push({
    type: 'hook',
    event,
    key: `${event}:${place}`,
    submission: turn.draft.submission,
    node: more.at?.node ?? null,
    hook: more.hook ?? null,
    limits: more.limits ?? null,
  })
}

/** Gives back what the submission froze, once; the answer goes into the hook that tells the rules. */
export function release(turn: Turn): 'release' | null {
  if (!turn.draft.held) return null
  turn.draft.held = false
  return 'release'
}

/** Copies people in who are not yet; each is told once. */
export function copyIn(turn: Turn, people: readonly string[], node: string | null): void {
  for (const person of people) {
    if (turn.draft.copies.some((copy) => copy.person === person)) continue
    turn.draft.copies.push({ person, node, at: turn.now, viewedAt: null })
    turn.effects.push({ type: 'copied', person, node, at: turn.now }, { type: 'reader', person })
    notify(turn, person, 'copied', node)
  }
}

/** The node of the task an action names, for its log line. */
export function nodeActedOn(state: FlowState, action: FlowAction | Save): string | null {
  if ('node' in action) return action.node
  const id = 'task' in action ? action.task : undefined
  return state.tasks.find((task) => task.id === id)?.node ?? null
}

function copyOf(state: FlowState): Draft {
  return {
    ...state,
    tokens: state.tokens.map((token) => ({ ...token })),
    rounds: { ...state.rounds },
    path: state.path.map((visit) => ({ ...visit })),
    tasks: state.tasks.map((task) => ({ ...task })),
    copies: state.copies.map((copy) => ({ ...copy })),
  }
}
