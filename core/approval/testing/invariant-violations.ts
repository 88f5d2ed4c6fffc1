import { forkAround, inFork, regionOf, related } from '../branch-lane.ts'
import { regions } from '../branch-regions.ts'
import { isFork, isPeopleNode, nodeOf, type FlowDefinition } from '../definition.ts'
import { openTasks, tasksOf, type FlowState, type Task, type Token, type Visit } from '../state.ts'
import type { Mirror } from './effects-replica.ts'

/** What a state breaks, invariants 20 to 26, given the effects so far; empty when nothing. */
export function violations(definition: FlowDefinition, state: FlowState, mirror: Mirror): string[] {
  return [
    ...mirror.differences(state),
    ...decisions(definition, state),
    ...tokens(definition, state),
    ...branches(definition, state),
    ...timers(definition, state, mirror),
    ...children(definition, state, mirror),
    ...tasks(state),
    ...votes(definition, state),
    ...limits(state, mirror),
    ...readers(state, mirror),
  ]
}

function decisions(definition: FlowDefinition, state: FlowState): string[] {
  const decided = state.tasks.filter(isDecision)
  const steps = new Set(decided.map(({ node, round, assignee, by }) => `${node}#${round} ${by ?? assignee}`))
  const whose = new Set(decided.map(({ node, round, assignee }) => `${node}#${round} ${assignee}`))
  const own =
    definition.money === true &&
    state.tasks.some(({ assignee, by }) => assignee === state.drafter || by === state.drafter)
  return [
    ...said(
      decided.some(({ automatic }) => !automatic) && steps.size !== decided.length,
      '21: somebody decided a step twice',
    ),
    ...said(whose.size !== decided.length, '21: a step was decided twice for somebody'),
    ...said(own, '22: the drafter of a money document has a task'),
  ]
}

function tokens(definition: FlowDefinition, state: FlowState): string[] {
  return [
    ...said((state.status === '1') !== state.tokens.length > 0, '26: only a running instance stands somewhere'),
    ...said(
      !state.tokens.every((token) => waits(definition, state, token)),
      '26: it waits for nobody and is not marked as blocked',
    ),
    ...said(
      state.status === '1' && state.tokens.every(({ arrived }) => arrived),
      '26: every branch has arrived and none goes on',
    ),
    ...said(state.suspended && state.status !== '1', 'only what is in progress can be suspended'),
  ]
}

function waits(definition: FlowDefinition, state: FlowState, token: Token): boolean {
  const { kind } = nodeOf(definition, token.node)
  if (kind === 'subflow') return token.blocked === null && token.children.some(({ outcome }) => outcome === null)
  if (token.arrived || kind === 'delay') return token.arrived === (kind === 'join') && token.blocked === null
  const open = tasksOf(openTasks(state), token).length
  return isPeopleNode(nodeOf(definition, token.node)) && (token.blocked === null ? open > 0 : open === 0)
}

/**
 * Branches lie beside each other, each that was taken is there once, and each node stands in the branch it is drawn in.
 */
function branches(definition: FlowDefinition, state: FlowState): string[] {
  const { tokens: all, path } = state
  const doubled = all.some((one, i) => all.some((other, j) => i < j && related(one.lane, other.lane)))
  const misplaced = all.some(
    ({ lane, node, back, arrived }) =>
      back.length === 0 && !arrived && regionOf(lane) !== regions(definition).get(node),
  )
  const lost = all.some(({ lane }) => {
    const fork = forkAround(lane)
    const visit =
      fork === null ? undefined : path.findLast(({ node, round }) => node === fork.fork && round === fork.round)
    if (fork === null) return false
    const there = new Set(
      all
        .filter((one) => inFork(one.lane, fork))
        .map((one) => Number.parseInt(one.lane.slice(`${fork.lane}/${fork.fork}#${fork.round}.`.length), 10)),
    )
    return (
      !visit ||
      !isFork(nodeOf(definition, fork.fork)) ||
      visit.taken.length !== there.size ||
      visit.taken.some((branch) => !there.has(branch))
    )
  })
  return [
    ...said(doubled, '24: a branch is walked twice at once'),
    ...said(misplaced, '24: it stands in a branch where that node is not'),
    ...said(lost, '24: a branch is lost or was never taken'),
  ]
}

function timers(definition: FlowDefinition, state: FlowState, mirror: Mirror): string[] {
  const wanted = state.tokens
    .filter(({ node, arrived }) => !arrived && nodeOf(definition, node).kind === 'delay')
    .map(({ node, round }) => `${node}#${round}`)
  return said(wanted.toSorted().join() !== [...mirror.timers].toSorted().join(), 'a timer is lost, or runs for nothing')
}

function children(definition: FlowDefinition, state: FlowState, mirror: Mirror): string[] {
  const wanted = state.tokens.flatMap((token) =>
    token.children.filter(({ outcome }) => outcome === null).map(({ key }) => key),
  )
  const elsewhere = state.tokens.some(
    (token) => token.children.length > 0 && nodeOf(definition, token.node).kind !== 'subflow',
  )
  return said(
    elsewhere || wanted.toSorted().join() !== [...mirror.awaited].toSorted().join(),
    'a case is lost, or goes on for nobody',
  )
}

function tasks(state: FlowState): string[] {
  const open = openTasks(state)
  const people = new Set(open.map(({ node, round, assignee }) => `${node}#${round} ${assignee}`))
  const setAside = state.tokens.some(
    (token) => !token.arrived && tasksOf(state.tasks, token).some(({ result }) => result === 'notNeeded'),
  )
  const stranded = open.some((task) => tasksOf(state.tokens, task).length === 0)
  const forgotten = state.tasks.some(
    (task, at) =>
      task.result === 'delegated' &&
      tasksOf(state.tokens, task).length > 0 &&
      !tasksOf(state.tasks.slice(at + 1), task).some(
        ({ seat, result, why, automatic }) =>
          seat === task.seat && (result === null || why === 'returned' || (automatic && result === 'rejected')),
      ),
  )
  return [
    ...said(people.size !== open.length, 'somebody has two open tasks of one step'),
    ...said(setAside, 'a step still waits, but somebody was told he is not needed'),
    ...said(stranded, 'a task is open where the flow is not'),
    ...said(forgotten, 'a task that was to come back did not'),
    ...said(new Set(state.tasks.map(({ id }) => id)).size !== state.tasks.length, 'a task id is used twice'),
    ...said(new Set(state.copies.map(({ person }) => person)).size !== state.copies.length, 'somebody has two copies'),
  ]
}

function votes(definition: FlowDefinition, state: FlowState): string[] {
  return state.path.flatMap((visit) =>
    said(
      visit.outcome === 'passed' && !enough(definition, state, visit),
      `24: ${visit.node}#${visit.round} passed without its votes`,
    ),
  )
}

/**
 * Counted by people, independently of the engine's seats: each vote is one person's, those asked only for an answer do
 * not count.
 */
function enough(definition: FlowDefinition, state: FlowState, visit: Visit): boolean {
  const node = nodeOf(definition, visit.node)
  if (!isPeopleNode(node)) return true
  const voters = tasksOf(state.tasks, visit).filter(({ added }) => added?.how !== 'before' && added?.how !== 'delegate')
  const counted = voters.filter(
    ({ result }) => result === 'agreed' || result === 'rejected' || result === 'notNeeded' || result === null,
  )
  // Whom somebody had sign after him is part of his vote.
  const whole = (seat: number) =>
    counted.every((task) => task.seat !== seat || task.added?.how !== 'after' || task.result === 'agreed')
  const own = counted.filter(({ added }) => added?.how !== 'after')
  const beside = own.filter(({ added }) => added?.how === 'beside')
  const people = new Set(own.map(({ assignee }) => assignee)).size
  const yes = new Set(
    own.filter(({ result, seat }) => result === 'agreed' && whole(seat)).map(({ assignee }) => assignee),
  ).size
  if (node.mode === 'all' || node.mode === 'order') return yes === people && people > 0
  if (node.mode === 'ratio') return yes / people >= (node.percent ?? 100) / 100
  return yes > beside.length && beside.every(({ result, seat }) => result === 'agreed' && whole(seat))
}

function limits(state: FlowState, mirror: Mirror): string[] {
  const wrong = [...mirror.limits].filter(([submission, { freeze, release }]) => {
    const running = submission === state.submission && state.held
    return freeze !== 1 || release !== (running ? 0 : 1)
  })
  return [
    ...said(wrong.length > 0, `25: limits of submission ${wrong[0]?.[0] ?? ''} were not frozen and released once`),
    ...said(mirror.limits.size !== state.submission, '25: a submission froze nothing'),
    ...said(state.held !== (state.status === '1' || state.status === '2'), '25: limits are held in the wrong state'),
  ]
}

function readers(state: FlowState, mirror: Mirror): string[] {
  const involved = [...state.tasks.map(({ assignee }) => assignee), ...state.copies.map(({ person }) => person)]
  return said(
    involved.some((person) => !mirror.readers.has(person)),
    'somebody involved may not read',
  )
}

function isDecision({ result }: Task): boolean {
  return result === 'agreed' || result === 'rejected'
}

function said(broken: boolean, what: string): string[] {
  return broken ? [what] : []
}
