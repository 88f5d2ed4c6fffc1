import type { FlowAction } from '../../../core/approval/action.ts'
import { choices } from '../../../core/approval/chosen-approvers.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { FlowEffect } from '../../../core/approval/effect.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** Who agrees names whom he has to choose: the step after his would stand still for want of it. */
export function requireNextChosen(
  ctx: Ctx,
  definition: FlowDefinition,
  { kind }: FlowAction,
  effects: readonly FlowEffect[],
): void {
  if (kind !== 'agree') return
  const own = new Set(choices(definition, 'handler').map(({ node }) => node))
  const empty = effects.find(
    (effect) => effect.type === 'blocked' && effect.reason === 'nobody' && own.has(effect.node),
  )
  if (empty?.type === 'blocked') throw unchosen(ctx, definition, empty.node)
}

/** Somebody has to be chosen for a node first. */
export function unchosen({ lang }: Ctx, { nodes }: FlowDefinition, key: string): Refusal {
  const params = { node: nodes[key]?.label[lang] ?? key }
  return Refusal.atField('choose', 'flow.choice-needed', params)
}
