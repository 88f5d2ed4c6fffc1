import { agreedBefore } from './agreed-at-previous-step.ts'
import { approvers } from './approvers.ts'
import { beginChildren, beginDraft } from './begin-sub-processes.ts'
import { forkAround, inFork, branchLane } from './branch-lane.ts'
import { verdict } from './count-votes.ts'
import {
  isFork,
  isPeopleNode,
  nodeOf,
  type ConditionNode,
  type DelayNode,
  type InclusiveNode,
  type ParallelNode,
  type PeopleNode,
} from './definition.ts'
import {
  closeOpen,
  closeTask,
  copyIn,
  hook,
  notify,
  openTask,
  peopleNode,
  setStatus,
  type DraftToken,
  type DraftVisit,
  type Turn,
} from './engine-working-state.ts'
import { needsHand } from './field-rights.ts'
import { tasksOf, type Approver, type BlockReason } from './state.ts'

/** Where a token goes next. `carry`: whoever agreed just before agrees here too. */
interface Next {
  readonly key: string
  readonly back: readonly string[]
  readonly carry: boolean
}

/** Moves a token to a node and on, until it waits, is blocked, has parted into branches, or the flow ends. */
export function enter(turn: Turn, token: DraftToken, first: Next): void {
  let next: Next | null = first
  while (next) next = visit(turn, token, next)
}

/** Leaves a step that was decided in favour. */
export function pass(turn: Turn, token: DraftToken): void {
  visitOf(turn, token).outcome = 'passed'
  closeRound(turn, token)
  enter(turn, token, onwardFrom(turn, token, true))
}

/** Whoever is still asked in this round is not needed any more. */
export function closeRound(turn: Turn, token: DraftToken): void {
  token.queue = []
  closeOpen(turn, 'notNeeded', (task) => task.node === token.node && task.round === token.round)
}

/** Gives a waiting token its people; the flow goes on at once when their votes are carried over. */
export function ask(turn: Turn, token: DraftToken, people: readonly Approver[], carry: boolean): Next | null {
  const node = peopleNode(turn, token.node)
  const before =
    carry && node.kind === 'approve' && node.noAutoPass !== true && !needsHand(node)
      ? agreedBefore(turn.draft, token)
      : new Set<string>()
  token.blocked = null
  visitOf(turn, token).outcome = 'waiting'
  const asked = node.mode === 'order' ? firstInTurn(people, before) : people
  token.queue = people.slice(asked.length)
  for (const { person, why } of asked) {
    const automatic = before.has(person)
    const task = openTask(turn, token, { assignee: person, why, automatic })
    if (automatic) closeTask(turn, task, 'agreed')
  }
  if (standing(turn, token) !== 'passed') return null
  closeRound(turn, token)
  visitOf(turn, token).outcome = 'automatic'
  return onwardFrom(turn, token, carry)
}

/** How the step of a token stands. */
export function standing(turn: Turn, token: DraftToken): ReturnType<typeof verdict> {
  return verdict(peopleNode(turn, token.node), tasksOf(turn.draft.tasks, token), token.queue.length)
}

/** The place of a token in the path. */
export function visitOf(turn: Turn, token: DraftToken): DraftVisit {
  const visit = turn.draft.path.findLast(({ node, round }) => node === token.node && round === token.round)
  if (!visit) throw new Error(`${token.node} round ${token.round} is not in the path`)
  return visit
}

/** A token that has yet to enter something. */
export function newToken(lane: string): DraftToken {
  return { lane, node: '', round: 0, back: [], arrived: false, blocked: null, queue: [], children: [] }
}

/** Those whose votes are carried over, up to and with the first who has to be asked. */
function firstInTurn(people: readonly Approver[], before: ReadonlySet<string>): readonly Approver[] {
  const first = people.findIndex(({ person }) => !before.has(person))
  return first < 0 ? people : people.slice(0, first + 1)
}

/** Who sent it back from here comes first, else it goes on. */
function onwardFrom(turn: Turn, token: DraftToken, carry: boolean): Next {
  const key = token.back.at(-1)
  return key === undefined
    ? { key: peopleNode(turn, token.node).next, back: [], carry }
    : { key, back: token.back.slice(0, -1), carry: false }
}

function visit(turn: Turn, token: DraftToken, { key, back, carry }: Next): Next | null {
  const node = nodeOf(turn.definition, key)
  if (node.kind === 'join' && !meet(turn, token, key)) return null
  const here = arrive(turn, token, key, back)
  if (isPeopleNode(node)) return decide(turn, token, node, carry)
  if (isFork(node)) return part(turn, token, { node, here, carry })
  switch (node.kind) {
    case 'start':
    case 'join':
      return { key: node.next, back, carry }
    case 'cc':
      copyIn(turn, turn.people(node.people), key)
      return { key: node.next, back, carry }
    case 'condition':
      return { key: choose(turn, node, here), back, carry }
    case 'auto':
      beginDraft(turn, node, here)
      hook(turn, 'onAuto', { at: here, hook: node.hook })
      return { key: node.next, back, carry }
    case 'subflow':
      return beginChildren(turn, token, node, here) ? null : { key: node.next, back, carry }
    case 'delay':
      return wait(turn, node, here) ? null : { key: node.next, back, carry }
    case 'end':
      return finish(turn, token)
  }
}

function arrive(turn: Turn, token: DraftToken, key: string, back: readonly string[]): DraftVisit {
  const { draft } = turn
  const round = (draft.rounds[key] ?? 0) + 1
  draft.rounds[key] = round
  Object.assign(token, { node: key, round, back, arrived: false, blocked: null, queue: [], children: [] })
  const here: DraftVisit = {
    node: key,
    round,
    lane: token.lane,
    submission: draft.submission,
    back,
    outcome: 'passed',
    taken: [],
  }
  draft.path.push(here)
  return here
}

function decide(turn: Turn, token: DraftToken, node: PeopleNode, carry: boolean): Next | null {
  hook(turn, 'onNodeEnter', { at: visitOf(turn, token) })
  const place = `${token.lane} ${token.node}`
  if (turn.entered.has(place)) return block(turn, token, 'loop')
  turn.entered.add(place)
  const found = approvers(turn, token.node, node)
  if (!('nobody' in found)) return ask(turn, token, found.people, carry)
  if (found.nobody === 'block') return block(turn, token, 'nobody')
  visitOf(turn, token).outcome = 'skipped'
  return onwardFrom(turn, token, carry)
}

function block(turn: Turn, token: DraftToken, reason: BlockReason): null {
  token.blocked = reason
  visitOf(turn, token).outcome = 'blocked'
  turn.effects.push({ type: 'blocked', node: token.node, reason })
  return null
}

function choose(turn: Turn, node: ConditionNode, here: DraftVisit): string {
  const branch = node.branches.findIndex(({ when }) => turn.holds(when))
  here.taken = [branch]
  return node.branches[branch]?.to ?? node.otherwise
}

/**
 * A token for each branch that is taken; they stand there before the first of them moves, so that none meets too few.
 */
function part(
  turn: Turn,
  token: DraftToken,
  { node, here, carry }: { node: ParallelNode | InclusiveNode; here: DraftVisit; carry: boolean },
): null {
  const branches = takenOf(turn, node)
  here.taken = branches.map(([i]) => i)
  const tokens = branches.map(([i, to]) => ({
    to,
    token: { ...newToken(branchLane(token.lane, here.node, here.round, i)), node: here.node, round: here.round },
  }))
  const { draft } = turn
  draft.tokens = draft.tokens.flatMap((one) => (one === token ? tokens.map((child) => child.token) : [one]))
  for (const child of tokens) enter(turn, child.token, { key: child.to, back: [], carry })
  return null
}

function takenOf(turn: Turn, node: ParallelNode | InclusiveNode): (readonly [number, string])[] {
  if (node.kind === 'parallel') return node.branches.map(({ to }, i) => [i, to] as const)
  const holding = node.branches.flatMap(({ when, to }, i) => (turn.holds(when) ? [[i, to] as const] : []))
  return holding.length > 0 ? holding : [[node.branches.length, node.otherwise]]
}

/** At a join: true for the last of the branches, which goes on for all of them. */
function meet(turn: Turn, token: DraftToken, join: string): boolean {
  const { draft } = turn
  const fork = forkAround(token.lane)
  if (fork === null) throw new Error(`${join} is reached outside its branches`)
  Object.assign(token, { node: join, round: 0, back: [], arrived: true, blocked: null, queue: [], children: [] })
  if (draft.tokens.some((one) => inFork(one.lane, fork) && !(one.arrived && one.node === join))) return false
  draft.tokens = draft.tokens.filter((one) => one === token || !inFork(one.lane, fork))
  token.lane = fork.lane
  return true
}

/** Whether there is anything to wait for; the timer itself is set when the step is over. */
function wait(turn: Turn, { wait: until }: DelayNode, here: DraftVisit): boolean {
  if ('field' in until && !isFilled(turn.draft.values[until.field])) return false
  here.outcome = 'waiting'
  return true
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function finish(turn: Turn, token: DraftToken): null {
  const { draft } = turn
  draft.tokens = draft.tokens.filter((one) => one !== token)
  if (draft.tokens.length > 0) throw new Error('the flow ends while branches are open')
  draft.endedAt = turn.now
  setStatus(turn, '2')
  hook(turn, 'onApproved')
  notify(turn, draft.drafter, 'approved')
  return null
}
