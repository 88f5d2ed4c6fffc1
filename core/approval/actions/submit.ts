import { onlyDrafter, onlyIn } from '../action-guards.ts'
import type { Submit } from '../action.ts'
import { enter, newToken } from '../advance-token.ts'
import { keepChosen } from '../chosen-approvers.ts'
import { hook, setStatus, type Draft, type DraftToken, type Turn } from '../engine-working-state.ts'
import type { Place } from '../state.ts'

/** 提交: the drafter sends the document round; limits are frozen. */
export function submit(turn: Turn, action: Submit): void {
  onlyIn(turn, 'submit', ['0'])
  onlyDrafter(turn, 'submit')
  const { draft } = turn
  const resume = placesToResume(turn, draft, action.hash ?? null)
  Object.assign(draft, {
    submission: draft.submission + 1,
    held: true,
    values: action.values,
    hash: action.hash ?? null,
    back: null,
    resumed: resume,
    submittedAt: turn.now,
    urgedAt: null,
  })
  if (action.choose) keepChosen(turn, 'drafter', action.choose)
  if (resume === null) draft.path = []
  setStatus(turn, '1')
  turn.effects.push({ type: 'reader', person: draft.drafter })
  hook(turn, 'onSubmit', { limits: 'freeze' })
  standAgain(turn, resume ?? [{ lane: '', node: startOf(turn), back: [], arrived: false }], resume === null)
}

/** All branches stand there before the first of them moves, so that none meets too few at its join. */
function standAgain(turn: Turn, places: readonly Place[], carry: boolean): void {
  const { draft } = turn
  const tokens = places.map((place): DraftToken => ({
    ...newToken(place.lane),
    node: place.node,
    arrived: place.arrived,
  }))
  draft.tokens = tokens
  for (const [i, { node, back, arrived }] of places.entries()) {
    const token = tokens[i]
    if (token && !arrived) enter(turn, token, { key: node, back, carry })
  }
}

/** Straight back to who returned it, unless what earlier handlers agreed to has changed since. */
function placesToResume(turn: Turn, draft: Draft, hash: string | null): readonly Place[] | null {
  if (draft.hash !== hash) return null
  return hash === null && turn.definition.money === true ? null : draft.back
}

function startOf({ definition }: Turn): string {
  const start = Object.keys(definition.nodes).find((key) => definition.nodes[key]?.kind === 'start')
  if (start === undefined) throw new Error(`flow ${definition.key} has no start`)
  return start
}
