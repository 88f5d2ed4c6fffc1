/** A line as it is copied: the copy is given an id of its own where it is written. */
export function withoutId<T extends { readonly id?: unknown }>(line: T): Omit<T, 'id'> {
  const { id: _, ...rest } = line
  return rest
}
