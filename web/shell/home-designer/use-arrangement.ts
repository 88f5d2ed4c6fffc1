import { useReducer } from 'react'
import type { Placed } from './grid-layout.ts'

interface Drawing {
  readonly now: readonly Placed[]
  readonly past: readonly (readonly Placed[])[]
  readonly future: readonly (readonly Placed[])[]
}

type Act = { readonly to: readonly Placed[] } | 'undo' | 'redo'

/** An arrangement being drawn, each step of which can be taken back. */
export function useDrawing(first: readonly Placed[]) {
  const [{ now, past, future }, act] = useReducer(next, { now: first, past: [], future: [] })
  return {
    now,
    changed: past.length > 0,
    put: (to: readonly Placed[]) => act({ to }),
    undo: past.length === 0 ? null : () => act('undo'),
    redo: future.length === 0 ? null : () => act('redo'),
  }
}

function next({ now, past, future }: Drawing, act: Act): Drawing {
  if (act === 'undo') {
    const before = past.at(-1)
    return before === undefined
      ? { now, past, future }
      : { now: before, past: past.slice(0, -1), future: [now, ...future] }
  }
  if (act === 'redo') {
    const [after, ...rest] = future
    return after === undefined ? { now, past, future } : { now: after, past: [...past, now], future: rest }
  }
  // What changed nothing is no step.
  return JSON.stringify(act.to) === JSON.stringify(now)
    ? { now, past, future }
    : { now: act.to, past: [...past, now], future: [] }
}
