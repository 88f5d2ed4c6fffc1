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
  /** A person chosen in the form: the field's value in `state.values`. */
  | { readonly by: 'personField'; readonly field: string }
  | { readonly by: 'group'; readonly group: string }
  /** The drafter's superior; the engine asks for it when a drafter would decide himself. */
  | { readonly by: 'superior' }
  /** Who looks after this process; the engine asks for it when nobody else is found. */
  | { readonly by: 'flowAdmin' }

/** One stable text per source, the key under which people are prefetched and logged. */
export function sourceKey(source: ApproverSource): string {
  const rest = Object.entries(source).filter(([name, value]) => name !== 'by' && value !== undefined)
  if (rest.length === 0) return source.by
  return source.by + JSON.stringify(rest.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
