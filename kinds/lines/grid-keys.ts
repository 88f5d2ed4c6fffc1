import type { KeyboardEvent } from 'react'

/** A step from one cell to another, or what is done to a line. */
export type GridStep =
  | { readonly down: number }
  | { readonly right: 1 | -1 }
  | { readonly to: 'first' | 'last' }
  | 'copy'
  | 'remove'

const page = 10

/**
 * What a key means in a cell: Enter and Shift+Enter go down and up, arrows go where the caret cannot,
 * Ctrl+Home and Ctrl+End to the ends, Ctrl+D copies the line, Ctrl+Delete removes it. Null leaves the key to the input.
 */
export function gridStep(event: KeyboardEvent, typed: boolean): GridStep | null {
  const { key, target } = event
  if (event.nativeEvent.isComposing || event.altKey) return null
  if (event.ctrlKey || event.metaKey) return withControl(key)
  if (
    !(target instanceof HTMLElement) ||
    target.getAttribute('aria-expanded') === 'true' ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLButtonElement
  )
    return null
  if (key === 'Enter') return { down: event.shiftKey ? -1 : 1 }
  return typed && !event.shiftKey && target instanceof HTMLInputElement ? byArrow(key, target) : null
}

function withControl(key: string): GridStep | null {
  if (key.toLowerCase() === 'd') return 'copy'
  if (key === 'Delete') return 'remove'
  if (key === 'Home') return { to: 'first' }
  return key === 'End' ? { to: 'last' } : null
}

function byArrow(key: string, { value, selectionStart, selectionEnd }: HTMLInputElement): GridStep | null {
  const down = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key]
  if (down !== undefined) return { down }
  const still = selectionStart === selectionEnd
  if (key === 'ArrowLeft' && still && selectionStart === 0) return { right: -1 }
  return key === 'ArrowRight' && still && selectionEnd === value.length ? { right: 1 } : null
}
