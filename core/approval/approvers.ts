import type { ApproverSource } from './approver-source.ts'
import type { PeopleNode } from './definition.ts'
import type { Turn } from './engine-working-state.ts'
import type { Approver } from './state.ts'

/** Who is asked at a node and why, or that nobody is and what follows from it. */
type Approvers =
  | { readonly people: readonly Approver[] }
  | { readonly people: readonly []; readonly nobody: 'block' | 'skip' }

/** Finds the people of a node: its source, then the rule for the drafter, then the rule for nobody. */
export function approvers(turn: Turn, key: string, node: PeopleNode): Approvers {
  const { drafter } = turn.draft
  const found = candidates(turn, key, node.approver)
  const rule = drafterRule(turn, node)
  const others = found.filter((person) => person !== drafter).map((person): Approver => ({ person, why: 'source' }))
  const own = found.includes(drafter)
  if (own && rule === 'allow')
    return asked(
      node,
      found.map((person): Approver => ({ person, why: 'source' })),
    )
  if (own && rule === 'superior') return orNobody(turn, node, joined(others, superiors(turn)))
  if (own && others.length === 0) return { people: [], nobody: 'skip' }
  return orNobody(turn, node, others)
}

/** Whoever was chosen may have left since: only those who are still there are asked. */
function candidates(turn: Turn, key: string, source: ApproverSource): readonly string[] {
  if (source.by !== 'choice') return turn.people(source)
  const chosen = turn.draft.chosen[key] ?? []
  return chosen.length === 0 ? [] : turn.people({ by: 'people', ids: chosen })
}

/** On money documents the drafter is always replaced by his superior, whatever the node says. */
export function drafterRule(turn: Turn, node: PeopleNode): 'superior' | 'skip' | 'allow' {
  return turn.definition.money === true ? 'superior' : (node.drafterIsApprover ?? 'superior')
}

function superiors(turn: Turn): Approver[] {
  const people = turn.people({ by: 'superior' }).filter((person) => person !== turn.draft.drafter)
  return people.map((person) => ({ person, why: 'superior' }))
}

function joined(first: readonly Approver[], more: readonly Approver[]): Approver[] {
  return [...first, ...more.filter(({ person }) => !first.some((known) => known.person === person))]
}

function orNobody(turn: Turn, node: PeopleNode, people: readonly Approver[]): Approvers {
  if (people.length > 0) return asked(node, people)
  if (node.empty === 'skip') return { people: [], nobody: 'skip' }
  if (node.empty !== 'toAdmin') return { people: [], nobody: 'block' }
  const admins = turn.people({ by: 'flowAdmin' }).filter((person) => person !== turn.draft.drafter)
  if (admins.length === 0) return { people: [], nobody: 'block' }
  return { people: admins.slice(0, 1).map((person) => ({ person, why: 'admin' })) }
}

function asked(node: PeopleNode, people: readonly Approver[]): Approvers {
  if (people.length === 0) return { people: [], nobody: 'block' }
  return { people: node.mode === 'one' ? people.slice(0, 1) : people }
}
