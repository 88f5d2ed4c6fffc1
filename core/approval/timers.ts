import type { FlowDefinition } from './definition.ts'
import type { FlowEffect } from './effect.ts'
import type { FlowState, Token } from './state.ts'

/**
 * The timers that a step sets and puts out, read off where the flow stood and stands: however a token
 * came to a delay node or left it, its timer is not forgotten.
 */
export function timerEffects(definition: FlowDefinition, before: FlowState, after: FlowState): FlowEffect[] {
  const [were, are] = [timed(definition, before.tokens), timed(definition, after.tokens)]
  const missing = (from: readonly Token[], one: Token) =>
    !from.some(({ node, round }) => node === one.node && round === one.round)
  return [
    ...were
      .filter((one) => missing(are, one))
      .map(({ node, round }): FlowEffect => ({ type: 'timerGone', node, round })),
    ...are.filter((one) => missing(were, one)).flatMap((one) => timerSet(definition, after, one)),
  ]
}

function timed(definition: FlowDefinition, tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ node, arrived }) => !arrived && definition.nodes[node]?.kind === 'delay')
}

function timerSet(definition: FlowDefinition, { values }: FlowState, { node, round }: Token): FlowEffect[] {
  const delay = definition.nodes[node]
  if (delay?.kind !== 'delay') return []
  return [
    {
      type: 'timerSet',
      node,
      round,
      wait: delay.wait,
      value: 'field' in delay.wait ? (values[delay.wait.field] ?? null) : null,
    },
  ]
}
