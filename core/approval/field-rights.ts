import type { FieldRight, PeopleNode } from './definition.ts'

/** The fields to which a node gives one of these rights, in the order it names them. */
export function fieldsWith(
  { fields = {} }: Pick<PeopleNode, 'fields'>,
  ...rights: readonly FieldRight[]
): readonly string[] {
  return Object.entries(fields).flatMap(([name, right]) => (rights.includes(right) ? [name] : []))
}

/**
 * Whether its handlers have the form to complete, or sign by hand: then nobody's earlier agreement does it for them,
 * nor does the clock.
 */
export function needsHand(node: Pick<PeopleNode, 'fields' | 'signed'>): boolean {
  return node.signed === true || fieldsWith(node, 'required').length > 0
}
