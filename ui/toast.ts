import type { Tone } from './status-tone.ts'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  /** ms on screen. */
  readonly lasts: number
  /** Opened on a click. */
  readonly onOpen?: () => void
  /** May be undone as long as it is shown, which then is counted down. */
  readonly undo?: { readonly label: string; readonly onUndo: () => void }
}

/** Error toasts stay 5000 ms (specification §9), the others 3000 ms. */
export const toast = {
  success: (text: string) => show('good', text, 3000),
  info: (text: string, onOpen?: () => void) => show('info', text, 5000, onOpen ? { onOpen } : {}),
  warning: (text: string) => show('warn', text, 5000),
  error: (text: string, lasts = 5000) => show('bad', text, lasts),
  undoable: (text: string, lasts: number, undo: NonNullable<Toast['undo']>) => show('good', text, lasts, { undo }),
  close: (id: number) => put(toasts.filter((one) => one.id !== id)),
}

/** Subscribes to the toasts now on screen. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts now on screen, oldest first; the same array until one changes. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const mostShown = 5

function show(tone: Tone, text: string, lasts: number, more: Pick<Toast, 'onOpen' | 'undo'> = {}): void {
  // Ten calls that fail for one reason say it once.
  const others = toasts
    .filter((one) => one.text !== text || one.tone !== tone || one.undo !== undefined)
    // What went wrong before has been put right by what just went well.
    .filter((one) => tone !== 'good' || one.tone !== 'bad')
  lastId += 1
  put([...others, { id: lastId, tone, text, lasts, ...more }].slice(-mostShown))
}

function put(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
