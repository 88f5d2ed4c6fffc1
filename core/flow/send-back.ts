import { enter, visitOf } from './advance.ts'
import { nodeOf } from './definition.ts'
import type { FlowDefinition } from './definition.ts'
import { tasksOf, type FlowState, type Token } from './state.ts'
import { approveNode, closeOpen, hook, notify, release, setStatus, type DraftToken, type Turn } from './turn.ts'

/**
 * Earlier approve nodes a handler at this place may return to, first to last; the drafter is always
 * possible besides. Empty where votes are counted: there the node says where a failed vote leads.
 */
export function returnTargets(definition: FlowDefinition, state: FlowState, at: Pick<Token, 'node' | 'round'>): string[] {
  const here = nodeOf(definition, at.node)
  if (here.kind !== 'approve' || here.mode === 'ratio') return []
  const end = state.path.findLastIndex(({ node, round }) => node === at.node && round === at.round)
  const asked = state.path.slice(0, Math.max(end, 0)).filter((visit) => visit.node !== at.node && tasksOf(state.tasks, visit).length > 0)
  return [...new Set(asked.map(({ node }) => node))]
}

/** A step was refused: to the drafter (null or the start node), to an earlier node, or on to another. */
export function sendBack(turn: Turn, token: DraftToken, target: string | null): void {
  const from = token.node
  const { afterReturn } = approveNode(turn, from)
  const back = afterReturn === 'back' ? from : null
  visitOf(turn, token).outcome = 'failed'
  if (target === null || nodeOf(turn.definition, target).kind === 'start') return toDrafter(turn, from, back)
  hook(turn, 'onReturn', {})
  const { draft } = turn
  const index = draft.path.findLastIndex(({ node }) => node === target)
  const earlier = index >= 0
  if (earlier) draft.path.length = index
  enter(turn, token, { key: target, back: earlier && target !== from ? back : null, carry: false })
}

function toDrafter(turn: Turn, from: string, back: string | null): void {
  const { draft } = turn
  closeOpen(turn, 'cancelled')
  Object.assign(draft, { tokens: [], back, resumed: null, returns: draft.returns + 1 })
  setStatus(turn, '0')
  hook(turn, 'onReturn', { limits: release(turn) })
  notify(turn, draft.drafter, 'returned', from)
}
