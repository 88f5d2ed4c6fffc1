import { enter } from '../advance.ts'
import type { Submit } from '../action.ts'
import { onlyDrafter, onlyIn } from '../refuse.ts'
import { hook, setStatus, type Draft, type DraftToken, type Turn } from '../turn.ts'

/** 提交: the drafter sends the document round; limits are frozen. */
export function submit(turn: Turn, action: Submit): void {
  onlyIn(turn, 'submit', ['0'])
  onlyDrafter(turn, 'submit')
  const { draft } = turn
  const resume = placeToResume(turn, draft, action.hash ?? null)
  Object.assign(draft, {
    submission: draft.submission + 1, held: true, values: action.values, hash: action.hash ?? null,
    back: null, resumed: resume, submittedAt: turn.now,
  })
  if (resume === null) draft.path = []
  setStatus(turn, '1')
  turn.effects.push({ type: 'reader', person: draft.drafter })
  hook(turn, 'onSubmit', { limits: 'freeze' })
  const token: DraftToken = { id: `t${draft.submission}`, node: '', round: 0, back: null, blocked: null }
  draft.tokens = [token]
  enter(turn, token, { key: resume ?? startOf(turn), back: null, carry: resume === null })
}

/** Straight back to who returned it, unless what earlier handlers agreed to has changed since. */
function placeToResume(turn: Turn, draft: Draft, hash: string | null): string | null {
  if (draft.hash !== hash) return null
  return hash === null && turn.definition.money === true ? null : draft.back
}

function startOf({ definition }: Turn): string {
  const start = Object.keys(definition.nodes).find((key) => definition.nodes[key]?.kind === 'start')
  if (start === undefined) throw new Error(`flow ${definition.key} has no start`)
  return start
}
