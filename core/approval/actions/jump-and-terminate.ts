import { Refusal } from '../../words/refusal.ts'
import { onlyAdmin, onlyIn, opinionOf } from '../action-guards.ts'
import type { Jump, Terminate } from '../action.ts'
import { isPeopleNode, type FlowDefinition } from '../definition.ts'
import { stop } from '../end-instance.ts'
import type { Turn } from '../engine-working-state.ts'
import { laneFor, moveTo, wasAt } from '../send-back.ts'
import type { FlowState, Token } from '../state.ts'

/** 跳转: an administrator moves what stands at a node to another node with people, with a reason. */
export function jump(turn: Turn, action: Jump): void {
  onlyIn(turn, 'jump', ['1'])
  onlyAdmin(turn, action)
  opinionOf(action)
  const token = turn.draft.tokens.find(({ node, arrived }) => node === action.node && !arrived)
  if (!token || !jumpTargets(turn.definition, turn.draft, token).includes(action.to))
    throw Refusal.atField('to', 'flow.target-unknown')
  moveTo(turn, token, action.to)
}

/**
 * Where an administrator may move a token: on money documents only to where it has been, so that nobody is left out.
 */
export function jumpTargets(definition: FlowDefinition, state: FlowState, token: Token): string[] {
  return Object.entries(definition.nodes)
    .filter(
      ([key, node]) =>
        isPeopleNode(node) && key !== token.node && laneFor(definition, state, { token, target: key }) !== null,
    )
    .map(([key]) => key)
    .filter((key) => definition.money !== true || wasAt({ definition, draft: state }, token, key))
}

/** 终止: an administrator ends for good what is in progress, with a reason. */
export function terminate(turn: Turn, action: Terminate): void {
  onlyIn(turn, 'terminate', ['1'])
  onlyAdmin(turn, action)
  opinionOf(action)
  stop(turn, '3')
}
