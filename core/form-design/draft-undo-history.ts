/** A drawing with what it was before and what was undone. */
interface Drawing<T> {
  readonly now: T
  readonly past: readonly T[]
  readonly future: readonly T[]
  /** What the last change was about: changes of one thing in a row are undone together. */
  readonly about: string | null
}

type DrawingAct<T> =
  | { readonly do: 'change'; readonly to: T; readonly about?: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'open'; readonly to: T }

const most = 200

/** A drawing nobody has touched. */
export function drawingOf<T>(now: T): Drawing<T> {
  return { now, past: [], future: [], about: null }
}

/** Every change can be undone and done again. */
export function drawn<T>(drawing: Drawing<T>, act: DrawingAct<T>): Drawing<T> {
  const { now, past, future } = drawing
  switch (act.do) {
    case 'open':
      return drawingOf(act.to)
    case 'change': {
      if (act.to === now) return drawing
      const about = act.about ?? null
      if (about !== null && about === drawing.about) return { now: act.to, past, future: [], about }
      return { now: act.to, past: [...past, now].slice(-most), future: [], about }
    }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined
        ? drawing
        : { now: before, past: past.slice(0, -1), future: [now, ...future], about: null }
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? drawing : { now: after, past: [...past, now], future: rest, about: null }
    }
  }
}
