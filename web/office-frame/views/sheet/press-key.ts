import type { KeyboardEvent } from 'react'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import { type Selection, type Spot, spotAfter } from './selection.ts'
import type { Geometry, Merges } from './sheet-geometry.ts'
import type { Typing } from './use-cell-typing.ts'

interface KeyedSheet {
  readonly editing: WorkbookEditing
  readonly isWriting: boolean
  readonly typing: Typing
  readonly selection: Selection
  readonly geometry: Geometry
  readonly merges: Merges
  readonly select: (spot: Spot, isLonger: boolean) => void
  readonly clear: () => void
  readonly act: (perform: () => void) => void
}

/** What keys do in a sheet; while one types they belong to the text, except those that end it. */
export function pressKey(event: KeyboardEvent, sheet: KeyedSheet): void {
  const { editing, isWriting, typing, selection, geometry, merges, select, clear, act } = sheet
  const { key, shiftKey, altKey } = event
  // A key that chooses among Chinese characters is not ours.
  if (event.nativeEvent.isComposing || altKey) return
  const isIdle = typing.draft === null
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z' || !isIdle || !isWriting) return
    event.preventDefault()
    if (shiftKey ? editing.mayRedo : editing.mayUndo) act(() => (shiftKey ? editing.redo() : editing.undo()))
  } else if (key === 'Escape') typing.leave()
  else if (key === 'F2' && isWriting) typing.open()
  else if (key === 'Delete' && isIdle && isWriting) clear()
  else if (isIdle || key === 'Enter' || key === 'Tab') {
    const isLonger = shiftKey && key !== 'Enter' && key !== 'Tab'
    const spot = spotAfter(isLonger ? selection.end : selection.active, key, shiftKey, geometry, merges)
    if (spot === null) return
    event.preventDefault()
    select(spot, isLonger)
  }
}
