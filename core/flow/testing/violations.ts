import { nodeOf, type FlowDefinition } from '../definition.ts'
import { openTasks, tasksOf, type FlowState, type Task, type Visit } from '../state.ts'
import type { Mirror } from './mirror.ts'

/** What a state breaks, invariants 20 to 26, given the effects so far; empty when nothing. */
export function violations(definition: FlowDefinition, state: FlowState, mirror: Mirror): string[] {
  return [
    ...mirror.differences(state),
    ...decisions(definition, state), ...tokens(definition, state), ...tasks(state), ...votes(definition, state),
    ...limits(state, mirror), ...readers(state, mirror),
  ]
}

function decisions(definition: FlowDefinition, state: FlowState): string[] {
  const decided = state.tasks.filter(isDecision)
  const steps = new Set(decided.map(({ node, round, assignee }) => `${node}#${round} ${assignee}`))
  const own = definition.money === true && state.tasks.some(({ assignee }) => assignee === state.drafter)
  return [
    ...said(steps.size !== decided.length, '21: somebody decided a step twice'),
    ...said(own, '22: the drafter of a money document has a task'),
  ]
}

function tokens(definition: FlowDefinition, state: FlowState): string[] {
  const standing = state.tokens.every((token) => {
    const open = tasksOf(openTasks(state), token).length
    return nodeOf(definition, token.node).kind === 'approve' && (token.blocked === null ? open > 0 : open === 0)
  })
  return [
    ...said((state.status === '1') !== (state.tokens.length > 0), '26: only a running instance stands somewhere'),
    ...said(!standing, '26: it waits for nobody and is not marked as blocked'),
  ]
}

function tasks(state: FlowState): string[] {
  const open = openTasks(state)
  const people = new Set(open.map(({ node, round, assignee }) => `${node}#${round} ${assignee}`))
  const setAside = state.tokens.some((token) => tasksOf(state.tasks, token).some(({ result }) => result === 'notNeeded'))
  const stranded = open.some((task) => tasksOf(state.tokens, task).length === 0)
  return [
    ...said(people.size !== open.length, 'somebody has two open tasks of one step'),
    ...said(setAside, 'a step still waits, but somebody was told he is not needed'),
    ...said(stranded, 'a task is open where the flow is not'),
    ...said(new Set(state.tasks.map(({ id }) => id)).size !== state.tasks.length, 'a task id is used twice'),
  ]
}

function votes(definition: FlowDefinition, state: FlowState): string[] {
  return state.path.flatMap((visit) => said(visit.outcome === 'passed' && !enough(definition, state, visit), `24: ${visit.node}#${visit.round} passed without its votes`))
}

function enough(definition: FlowDefinition, state: FlowState, visit: Visit): boolean {
  const node = nodeOf(definition, visit.node)
  if (node.kind !== 'approve') return true
  const counted = tasksOf(state.tasks, visit).filter(({ result }) => result !== 'transferred' && result !== 'takenBack' && result !== 'cancelled')
  const people = new Set(counted.map(({ assignee }) => assignee)).size
  const agreed = new Set(counted.filter(({ result }) => result === 'agreed').map(({ assignee }) => assignee)).size
  if (node.mode === 'all') return agreed === people && people > 0
  return node.mode === 'ratio' ? agreed / people >= (node.percent ?? 100) / 100 : agreed === 1 || counted.some(({ automatic }) => automatic)
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
  return said(involved.some((person) => !mirror.readers.has(person)), 'somebody involved may not read')
}

function isDecision({ result }: Task): boolean {
  return result === 'agreed' || result === 'rejected'
}

function said(broken: boolean, what: string): string[] {
  return broken ? [what] : []
}
