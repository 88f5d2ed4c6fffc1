/**
 * Who decides at a node, as data. The engine never looks people up: it hands a source to the
 * caller's resolver. New sorts of source are added to this union and to the resolver only.
 */
export type ApproverSource =
  | { readonly by: 'people'; readonly ids: readonly string[] }
  | { readonly by: 'role'; readonly role: string }
  | { readonly by: 'roleInUnit'; readonly role: string }
  /** Leader of the drafter's department; level 1 is the department itself, 2 the one above. */
  | { readonly by: 'departmentLeader'; readonly level?: number }
  /** Leader of the unit or department that a form field names; levels as above. */
  | { readonly by: 'leaderOf'; readonly field: string; readonly level?: number }
  /** A person chosen in the form: the field's value in `state.values`. */
  | { readonly by: 'personField'; readonly field: string }
  | { readonly by: 'group'; readonly group: string }
  /** The person whom an expression over the form's values answers. */
  | { readonly by: 'expression'; readonly expression: string }
  /**
   * Whom the drafter chose at submission, or the handler before when he agreed; only out of `range`, when that is
   * given.
   */
  | { readonly by: 'choice'; readonly of: 'drafter' | 'handler'; readonly range?: ApproverSource }
  /** Every leader above the drafter, from his own department up to so many levels; each once. */
  | { readonly by: 'superiors'; readonly upTo: number }
  /** The drafter's superior; the engine asks for it when a drafter would decide himself. */
  | { readonly by: 'superior' }
  /** Somebody's superior; the engine asks for it when his task is overdue. */
  | { readonly by: 'superiorOf'; readonly person: string }
  /** Who looks after this process; the engine asks for it when nobody else is found. */
  | { readonly by: 'flowAdmin' }

/** One stable text per source, the key under which people are prefetched and logged. */
export function sourceKey(source: ApproverSource): string {
  const rest = Object.entries(source).filter(([name, value]) => name !== 'by' && value !== undefined)
  if (rest.length === 0) return source.by
  return source.by + JSON.stringify(rest.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
