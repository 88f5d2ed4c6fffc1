import { approvers, type Approver } from './approvers.ts'
import { nodeOf, type ApproveNode, type ConditionNode } from './definition.ts'
import { tasksOf, type BlockReason } from './state.ts'
import {
  approveNode, closeOpen, closeTask, copyIn, hook, notify, openTask, setStatus,
  type DraftToken, type DraftVisit, type Turn,
} from './turn.ts'
import { verdict } from './vote.ts'

/** Where a token goes next. `carry`: whoever agreed just before agrees here too. */
export interface Next {
  readonly key: string
  readonly back: string | null
  readonly carry: boolean
}

/** Moves a token to a node and on, until it waits for people, is blocked, or the flow ends. */
export function enter(turn: Turn, token: DraftToken, first: Next): void {
  let next: Next | null = first
  while (next) next = visit(turn, token, next)
}

/** Leaves a step that was decided in favour. */
export function pass(turn: Turn, token: DraftToken): void {
  visitOf(turn, token).outcome = 'passed'
  closeOpen(turn, 'notNeeded', (task) => task.node === token.node && task.round === token.round)
  enter(turn, token, token.back === null
    ? { key: approveNode(turn, token.node).next, back: null, carry: true }
    : { key: token.back, back: null, carry: false })
}

/** Gives a waiting token its people; the flow goes on at once when their votes are carried over. */
export function ask(turn: Turn, token: DraftToken, people: readonly Approver[], carry: boolean): Next | null {
  const node = approveNode(turn, token.node)
  const before = carry && node.noAutoPass !== true ? agreedBefore(turn, token) : new Set<string>()
  token.blocked = null
  visitOf(turn, token).outcome = 'waiting'
  for (const { person, why } of people) {
    const automatic = before.has(person)
    const task = openTask(turn, token, { assignee: person, why, automatic })
    if (automatic) closeTask(turn, task, 'agreed')
  }
  if (verdict(node, tasksOf(turn.draft.tasks, token)) !== 'passed') return null
  closeOpen(turn, 'notNeeded', (task) => task.node === token.node && task.round === token.round)
  return goOn(turn, token, node, 'automatic', carry)
}

/** The place of a token in the path. */
export function visitOf(turn: Turn, token: DraftToken): DraftVisit {
  const visit = turn.draft.path.findLast(({ node, round }) => node === token.node && round === token.round)
  if (!visit) throw new Error(`${token.node} round ${token.round} is not in the path`)
  return visit
}

function visit(turn: Turn, token: DraftToken, { key, back, carry }: Next): Next | null {
  const node = nodeOf(turn.definition, key)
  const here = arrive(turn, token, key, back)
  switch (node.kind) {
    case 'start': return { key: node.next, back, carry }
    case 'approve': return decide(turn, token, node, carry)
    case 'cc':
      copyIn(turn, turn.people(node.people), key)
      return { key: node.next, back, carry }
    case 'condition': return { key: choose(turn, node, here), back, carry }
    case 'auto':
      hook(turn, 'onAuto', { at: here, hook: node.hook })
      return { key: node.next, back, carry }
    case 'end': return finish(turn, token)
  }
}

function arrive(turn: Turn, token: DraftToken, key: string, back: string | null): DraftVisit {
  const { draft } = turn
  const round = (draft.rounds[key] ?? 0) + 1
  draft.rounds[key] = round
  Object.assign(token, { node: key, round, back, blocked: null })
  const here: DraftVisit = { node: key, round, submission: draft.submission, back, outcome: 'passed', branch: null }
  draft.path.push(here)
  return here
}

function decide(turn: Turn, token: DraftToken, node: ApproveNode, carry: boolean): Next | null {
  hook(turn, 'onNodeEnter', { at: visitOf(turn, token) })
  if (turn.entered.has(token.node)) return block(turn, token, 'loop')
  turn.entered.add(token.node)
  const found = approvers(turn, node)
  if (!('nobody' in found)) return ask(turn, token, found.people, carry)
  return found.nobody === 'skip' ? goOn(turn, token, node, 'skipped', carry) : block(turn, token, 'nobody')
}

function goOn(turn: Turn, token: DraftToken, node: ApproveNode, outcome: 'automatic' | 'skipped', carry: boolean): Next {
  visitOf(turn, token).outcome = outcome
  return token.back === null ? { key: node.next, back: null, carry } : { key: token.back, back: null, carry: false }
}

function block(turn: Turn, token: DraftToken, reason: BlockReason): null {
  token.blocked = reason
  visitOf(turn, token).outcome = 'blocked'
  turn.effects.push({ type: 'blocked', node: token.node, reason })
  return null
}

function choose(turn: Turn, node: ConditionNode, here: DraftVisit): string {
  const branch = node.branches.findIndex(({ when }) => turn.holds(when))
  here.branch = branch
  return node.branches[branch]?.to ?? node.otherwise
}

function finish(turn: Turn, token: DraftToken): null {
  const { draft } = turn
  draft.tokens = draft.tokens.filter(({ id }) => id !== token.id)
  if (draft.tokens.length > 0) return null
  draft.endedAt = turn.now
  setStatus(turn, '2')
  hook(turn, 'onApproved')
  notify(turn, draft.drafter, 'approved')
  return null
}

/** Who agreed at the last step that asked anybody; steps passed without people are looked through. */
function agreedBefore(turn: Turn, token: DraftToken): Set<string> {
  const { path, tasks } = turn.draft
  for (const visited of path.toReversed()) {
    if (visited.node === token.node && visited.round === token.round) continue
    const asked = tasksOf(tasks, visited)
    if (asked.length > 0) return new Set(asked.filter(({ result }) => result === 'agreed').map(({ assignee }) => assignee))
  }
  return new Set()
}
