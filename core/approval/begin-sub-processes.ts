import { createdBy, type AutoNode, type SubflowNode } from './definition.ts'
import type { FlowEffect } from './effect.ts'
import type { DraftToken, DraftVisit, Turn } from './engine-working-state.ts'
import type { Child, FlowState, FlowValues } from './state.ts'

const outcomeOf = { sync: 'waiting', async: 'passed' } as const

/**
 * Begins a case, or one for each line; true where the flow waits for them. A table without lines has nothing to wait
 * for.
 */
export function beginChildren(turn: Turn, token: DraftToken, { mode, over }: SubflowNode, here: DraftVisit): boolean {
  const children = linesOf(turn.draft.values, over).map((line, at): Child => ({
    key: `${here.node}#${here.round}.${at + 1}`,
    line,
    outcome: null,
  }))
  here.outcome = children.length === 0 ? 'skipped' : outcomeOf[mode]
  if (mode === 'sync') token.children = children
  else turn.effects.push(...children.map((child) => wanted(here, child, false)))
  return mode === 'sync' && children.length > 0
}

/** Begins the draft that an automatic step makes; nobody waits for it. */
export function beginDraft(turn: Turn, node: AutoNode, here: DraftVisit): void {
  if (createdBy(node) !== null)
    turn.effects.push(wanted(here, { key: `${here.node}#${here.round}.1`, line: null }, false))
}

/**
 * The cases that a step begins and gives up, read off where the flow stood and stands: however a token came
 * to where they are waited for or left it, none is forgotten.
 */
export function childEffects(
  before: FlowState,
  after: Pick<FlowState, 'tokens'>,
  effects: readonly FlowEffect[],
): FlowEffect[] {
  const [were, are] = [awaited(before), awaited(after)]
  const heard = new Set(effects.flatMap((effect) => (effect.type === 'childHeard' ? [effect.key] : [])))
  const missing = (from: typeof were, key: string) => !from.some(({ child }) => child.key === key)
  return [
    ...were
      .filter(({ child: { key } }) => missing(are, key) && !heard.has(key))
      .map(({ child: { key } }): FlowEffect => ({ type: 'childGone', key })),
    ...are.filter(({ child: { key } }) => missing(were, key)).map(({ at, child }) => wanted(at, child, true)),
  ]
}

function awaited({ tokens }: Pick<FlowState, 'tokens'>) {
  return tokens.flatMap((at) => at.children.filter(({ outcome }) => outcome === null).map((child) => ({ at, child })))
}

function wanted(
  { node, round }: { readonly node: string; readonly round: number },
  { key, line }: Pick<Child, 'key' | 'line'>,
  waits: boolean,
): FlowEffect {
  return { type: 'childWanted', key, node, round, line, waits }
}

/** The ids of the lines there is a case for; one case that is for no line without a table. */
function linesOf(values: FlowValues, over: string | undefined): readonly (string | null)[] {
  if (over === undefined) return [null]
  const lines: unknown = values[over]
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: unknown) =>
    typeof line === 'object' && line !== null && 'id' in line && typeof line.id === 'string' ? [line.id] : [],
  )
}
