import { enter, newToken, visitOf } from './advance-token.ts'
import { apart, branchLane, cutLane, depthOf, forkAround, drawnApart, inFork, regionOf, within } from './branch-lane.ts'
import { regions } from './branch-regions.ts'
import { isFork, isPeopleNode, nodeOf, type AfterReturn, type FlowDefinition } from './definition.ts'
import {
  closeOpen,
  hook,
  notify,
  peopleNode,
  release,
  setStatus,
  type DraftToken,
  type Turn,
} from './engine-working-state.ts'
import { openTasks, tasksOf, type FlowState, type Place, type Token } from './state.ts'

/**
 * Earlier nodes with people to which a handler at this place may return, first to last; the drafter is
 * always possible besides. They lie before it, in the branches around it or in branches that have met
 * again. Empty where votes are counted: there the node says where a failed vote leads.
 */
export function returnTargets(
  definition: FlowDefinition,
  state: FlowState,
  at: Pick<Token, 'node' | 'round'>,
): string[] {
  const here = nodeOf(definition, at.node)
  const token = state.tokens.find(({ node, round }) => node === at.node && round === at.round)
  if (!isPeopleNode(here) || here.mode === 'ratio' || !token) return []
  // Who has been asked to look at it again looks back from where he stands in the flow.
  const end =
    token.back.length > 0
      ? state.path.findIndex(({ node }) => node === at.node)
      : state.path.findLastIndex(({ node, round }) => node === at.node && round === at.round)
  const asked = state.path
    .slice(0, Math.max(end, 0))
    .filter(
      (visit) => visit.node !== at.node && !token.back.includes(visit.node) && tasksOf(state.tasks, visit).length > 0,
    )
    // Where it was in an earlier round of the same branches lies before it no more.
    .filter((visit) => laneFor(definition, state, { token, target: visit.node }) === visit.lane)
  return [...new Set(asked.map(({ node }) => node))]
}

/** A step was refused: to the drafter (null or the start node), to an earlier node, or on to another. */
export function sendBack(turn: Turn, token: DraftToken, target: string | null, onward?: AfterReturn): void {
  const from = token.node
  const after = onward ?? peopleNode(turn, from).afterReturn ?? 'again'
  visitOf(turn, token).outcome = 'failed'
  if (target === null || nodeOf(turn.definition, target).kind === 'start') return toDrafter(turn, token, after)
  hook(turn, 'onReturn', {})
  const visits =
    after === 'back' && target !== from && isPeopleNode(nodeOf(turn.definition, target)) && wasAt(turn, token, target)
  if (!visits) return moveTo(turn, token, target)
  // Only one person looks at it again: the branches and everybody else in them stay as they are.
  const index = turn.draft.path.findLastIndex(({ node, lane }) => node === target && lane === token.lane)
  if (index >= 0) cutPath(turn, index, token.lane)
  enter(turn, token, { key: target, back: [...token.back, from], carry: false })
}

/**
 * The lane in which a token would stand at a node: its own, one around it, or in branches that have met again; null
 * when there is none.
 */
export function laneFor(
  definition: FlowDefinition,
  state: Pick<FlowState, 'path'>,
  { token, target }: { readonly token: Pick<Token, 'lane'>; readonly target: string },
): string | null {
  const region = regions(definition).get(target)
  if (region === undefined) return null
  const lanes = [
    token.lane,
    ...state.path
      .map(({ lane }) => lane)
      .filter((lane) => !drawnApart(lane, token.lane))
      .toReversed(),
  ]
  const inside = lanes.find((lane) => within(regionOf(lane), region))
  return inside === undefined ? null : cutLane(inside, depthOf(region))
}

/** Whether what stands at a token has been at a node before, in this round of its branches. */
export function wasAt(
  { definition, draft }: Pick<Turn, 'definition'> & { readonly draft: Pick<FlowState, 'path'> },
  token: Pick<Token, 'lane'>,
  target: string,
): boolean {
  const lane = laneFor(definition, draft, { token, target })
  return draft.path.some((visit) => visit.node === target && visit.lane === lane)
}

/** Moves a token to a node for good; what followed from there falls away. */
export function moveTo(turn: Turn, token: DraftToken, target: string): void {
  const lane = laneFor(turn.definition, turn.draft, { token, target })
  if (lane === null) throw new Error(`${target} cannot be reached from ${token.node}`)
  const moved = standIn(turn, lane)
  const index = turn.draft.path.findLastIndex((visit) => visit.node === target && visit.lane === lane)
  if (index >= 0) cutPath(turn, index, lane)
  enter(turn, moved, { key: target, back: [], carry: false })
}

/**
 * Lets one token stand in a lane. Whatever follows from there goes away, whether it stands inside or
 * beyond; other branches stay, and those of a fork that had met again have arrived there.
 */
export function standIn(turn: Turn, lane: string): DraftToken {
  const { draft } = turn
  const before = draft.tokens
  const gone = before.filter((one) => !apart(one.lane, lane))
  for (const token of gone) leave(turn, token)
  const token = newToken(lane)
  const place = Math.max(
    before.findIndex((one) => gone.includes(one)),
    0,
  )
  const left = before.filter((one) => !gone.includes(one))
  draft.tokens = [...left.slice(0, place), token, ...arrivedBeside(turn, lane, before), ...left.slice(place)]
  return token
}

/** What a token waited for is not waited for any more. */
export function leave(turn: Turn, token: DraftToken): void {
  if (token.arrived) return
  visitOf(turn, token).outcome = 'failed'
  const waitedFor = openTasks(turn.draft).filter((task) => task.node === token.node && task.round === token.round)
  for (const { id, assignee } of waitedFor) {
    closeOpen(turn, 'cancelled', (task) => task.id === id)
    notify(turn, assignee, 'unasked', token.node)
  }
}

/** The sister branches of every fork around a lane in which nothing stands any more. */
function arrivedBeside(turn: Turn, lane: string, before: readonly Token[]): DraftToken[] {
  const fork = forkAround(lane)
  if (fork === null || before.some((one) => inFork(one.lane, fork))) return []
  const visit = turn.draft.path.findLast(({ node, round }) => node === fork.fork && round === fork.round)
  const node = nodeOf(turn.definition, fork.fork)
  if (!visit || !isFork(node)) throw new Error(`the fork of ${lane} is not in the path`)
  const sisters = visit.taken
    .map((branch) => branchLane(fork.lane, fork.fork, fork.round, branch))
    .filter((one) => one !== lane)
  return [
    ...sisters.map((one) => ({ ...newToken(one), node: node.join, arrived: true })),
    ...arrivedBeside(turn, fork.lane, before),
  ]
}

/** Forgets what followed a place of the path; other branches keep theirs. */
export function cutPath({ draft }: Turn, index: number, lane: string): void {
  draft.path = draft.path.filter((visit, i) => i < index || apart(visit.lane, lane))
}

function toDrafter(turn: Turn, token: DraftToken, after: AfterReturn): void {
  const { draft } = turn
  const from = token.node
  const back = after === 'back' ? draft.tokens.map(placeOf) : null
  for (const one of draft.tokens) leave(turn, one)
  Object.assign(draft, { tokens: [], back, resumed: null, returns: draft.returns + 1 })
  setStatus(turn, '0')
  hook(turn, 'onReturn', { limits: release(turn) })
  notify(turn, draft.drafter, 'returned', from)
}

function placeOf({ lane, node, back, arrived }: Token): Place {
  return { lane, node, back, arrived }
}
