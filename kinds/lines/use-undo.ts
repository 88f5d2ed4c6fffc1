import { useState } from 'react'
import type { Line } from './edit-lines.ts'

interface Taken {
  readonly before: readonly Line[]
  readonly after: readonly Line[]
  readonly said: string
}

/** The last paste or removal, until something else is changed. */
interface Undo {
  readonly said: string
  readonly lines: readonly Line[]
}

/** Remembers the lines before a step that changes many of them; `forget` when any other step follows. */
export function useUndo(lines: readonly Line[]): {
  readonly undo: Undo | null
  readonly remember: (after: readonly Line[], said: string) => void
  readonly forget: () => void
} {
  const [taken, setTaken] = useState<Taken | null>(null)
  const valid = taken !== null && sameLines(taken.after, lines)
  return {
    undo: valid ? { said: taken.said, lines: taken.before } : null,
    remember: (after, said) => setTaken({ before: lines, after, said }),
    forget: () => setTaken(null),
  }
}

// Computed cells may have been filled in since, so lines are told by their ids.
function sameLines(some: readonly Line[], others: readonly Line[]): boolean {
  return some.length === others.length && some.every((line, at) => line.id === others[at]?.id)
}
