import { forkAround, within } from './branch-lane.ts'
import { tasksOf, type FlowState, type Token, type Visit } from './state.ts'

/**
 * Who agreed at the last step that asked anybody; steps passed without people are looked through.
 * After a join the step before is the last of each branch; what happens in another branch is not before.
 */
export function agreedBefore(
  state: Pick<FlowState, 'path' | 'tasks'>,
  token: Pick<Token, 'lane' | 'node' | 'round'>,
): Set<string> {
  const asked = state.path.filter(
    (visit) =>
      !(visit.node === token.node && visit.round === token.round) &&
      seenFrom(token.lane, visit) &&
      tasksOf(state.tasks, visit).length > 0,
  )
  const last = asked.at(-1)
  if (!last) return new Set()
  const before = within(token.lane, last.lane)
    ? [last]
    : lastOfEach(asked.filter(({ lane }) => topFork(token.lane, lane) === topFork(token.lane, last.lane)))
  return new Set(
    before
      .flatMap((visit) => tasksOf(state.tasks, visit))
      .filter(({ result }) => result === 'agreed')
      .map(({ assignee }) => assignee),
  )
}

function seenFrom(lane: string, visit: Visit): boolean {
  return within(lane, visit.lane) || within(visit.lane, lane)
}

/** The last visit of each branch. */
function lastOfEach(visits: readonly Visit[]): Visit[] {
  return [...new Map(visits.map((visit) => [visit.lane, visit])).values()]
}

/** The fork, directly inside `outer`, in which a lane lies. */
function topFork(outer: string, lane: string): string {
  const [first = ''] = lane.slice(outer.length + 1).split('/')
  const around = forkAround(`/${first}`)
  return around === null ? '' : `${around.fork}#${around.round}`
}
