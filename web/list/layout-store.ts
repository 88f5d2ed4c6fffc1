/** What a person made of a list's columns; remembered per person in this browser. */
export interface Layout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly dense: boolean
}

export const plainLayout: Layout = { order: [], hidden: [], widths: {}, dense: false }

/** The stored layout; whatever is unreadable is the plain one. */
export function readLayout(key: string): Layout {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isLayout(stored) ? stored : plainLayout
  } catch {
    return plainLayout
  }
}

/** Stores a layout; where storage is forbidden it lasts as long as the page. */
export function writeLayout(key: string, layout: Layout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout))
  } catch {
    // Nothing to say: the list works as well without.
  }
}

/** Columns in a person's order: those he moved first as he put them, new ones where the description has them. */
export function ordered(names: readonly string[], order: readonly string[]): readonly string[] {
  const known = order.filter((name) => names.includes(name))
  if (known.length === 0) return names
  const result = [...known]
  names.forEach((name, at) => { if (!known.includes(name)) result.splice(Math.min(at, result.length), 0, name) })
  return result
}

function isLayout(stored: unknown): stored is Layout {
  return typeof stored === 'object' && stored !== null && 'order' in stored && Array.isArray(stored.order)
    && 'hidden' in stored && Array.isArray(stored.hidden) && 'widths' in stored && typeof stored.widths === 'object' && 'dense' in stored
}
