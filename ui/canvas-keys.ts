import type { KeyboardEvent } from 'react'

interface DrawingKeys {
  readonly move: (by: 1 | -1) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly copy: () => void
  readonly paste: () => void
  readonly remove: () => void
  readonly find: () => void
  readonly save?: () => void
}

/** The keyboard of the canvas; fields beside it keep their own keys. */
export function onDrawingKey(event: KeyboardEvent<HTMLElement>, keys: DrawingKeys): void {
  const act = actOf(event, keys)
  if (act === null) return
  event.preventDefault()
  act()
}

function actOf(
  { key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>,
  keys: DrawingKeys,
): (() => void) | null {
  if (ctrlKey || metaKey) {
    if (code === 'KeyZ') return shiftKey ? keys.redo : keys.undo
    return { KeyY: keys.redo, KeyC: keys.copy, KeyV: keys.paste, KeyF: keys.find, KeyS: keys.save }[code] ?? null
  }
  if (key === 'ArrowDown') return () => keys.move(1)
  if (key === 'ArrowUp') return () => keys.move(-1)
  return { Delete: keys.remove, Backspace: keys.remove, '/': keys.find }[key] ?? null
}
