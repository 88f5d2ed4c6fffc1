import type { FlowDefinition } from '../../../core/flow/definition.ts'

/** A drawing with what it was before and what was undone. */
export interface Drawing {
  readonly now: FlowDefinition
  readonly past: readonly FlowDefinition[]
  readonly future: readonly FlowDefinition[]
  /** What the last change was about: changes of one thing in a row are undone together. */
  readonly about: string | null
}

export type DrawingAct =
  | { readonly do: 'change'; readonly to: FlowDefinition; readonly about?: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'open'; readonly to: FlowDefinition }

const most = 200

/** A drawing nobody has touched. */
export function drawingOf(now: FlowDefinition): Drawing {
  return { now, past: [], future: [], about: null }
}

/** Every change can be undone and done again. */
export function drawn(drawing: Drawing, act: DrawingAct): Drawing {
  const { now, past, future } = drawing
  switch (act.do) {
    case 'open': return drawingOf(act.to)
    case 'change': {
      if (act.to === now) return drawing
      const about = act.about ?? null
      if (about !== null && about === drawing.about) return { now: act.to, past, future: [], about }
      return { now: act.to, past: [...past, now].slice(-most), future: [], about }
    }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? drawing : { now: before, past: past.slice(0, -1), future: [now, ...future], about: null }
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? drawing : { now: after, past: [...past, now], future: rest, about: null }
    }
  }
}
