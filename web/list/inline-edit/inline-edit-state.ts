import type { StoreApi } from 'zustand/vanilla'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { CellChange, Edits } from './inline-edit-changes.ts'

/** A cell of a row. */
export interface CellPlace {
  readonly id: string
  readonly field: string
}

/** Editing in place as a list shows it. */
export interface EditState {
  readonly edits: Edits
  /** The cell whose input is open. */
  readonly open: CellPlace | null
  readonly saving: boolean
}

export const noEdits: EditState = { edits: new Map(), open: null, saving: false }

/** Editing in place at work; made when a list that allows it is shown. */
export interface InlineEdit {
  readonly store: StoreApi<EditState>
  /** Whether a person may type into this cell now. */
  readonly allows: (field: DescribedField, row: Values) => boolean
  /** What a field is called, shown in the list or not. */
  readonly labelOf: (field: string) => string
  readonly put: (changes: readonly CellChange[]) => void
  readonly undo: (places: readonly CellPlace[]) => void
  readonly open: (place: CellPlace) => void
  /** Closes the input; `keep` is whether what was typed stays. */
  readonly close: (keep: boolean) => void
  readonly discard: () => void
  /** Saves every row that nothing stands against; answers how many were saved and how many were left. */
  readonly save: () => Promise<{ readonly saved: number; readonly left: number }>
}
