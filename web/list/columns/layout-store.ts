import { layoutOf, plainLayout, type ListLayout } from '../../../core/description/list-layout.ts'

/** A layout as this browser keeps it. */
export interface KeptLayout {
  readonly layout: ListLayout
  /** When the server last heard of it; 0 for never. */
  readonly at: number
  /** Changed since. */
  readonly unsent: boolean
}

const nothingKept: KeptLayout = { layout: plainLayout, at: 0, unsent: false }

/** The kept layout; whatever is unreadable is the plain one. */
export function readLayout(key: string): KeptLayout {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const layout = layoutOf(stored)
    return layout === null ? nothingKept : { layout, ...sentAt(stored) }
  } catch {
    return nothingKept
  }
}

/** Keeps a layout; where storage is forbidden it lasts as long as the page. */
export function writeLayout(key: string, { layout, at, unsent }: KeptLayout): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...layout, at, unsent }))
  } catch {
    // Nothing to say: the list works as well without.
  }
}

/** Columns in a person's order: those he moved first as he put them, new ones where the description has them. */
export function ordered(names: readonly string[], order: readonly string[]): readonly string[] {
  const known = order.filter((name) => names.includes(name))
  if (known.length === 0) return names
  const result = [...known]
  names.forEach((name, at) => {
    if (!known.includes(name)) result.splice(Math.min(at, result.length), 0, name)
  })
  return result
}

function sentAt(stored: unknown): Pick<KeptLayout, 'at' | 'unsent'> {
  const at =
    typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number' ? stored.at : 0
  return { at, unsent: typeof stored === 'object' && stored !== null && 'unsent' in stored && stored.unsent === true }
}
