import { createStore } from 'zustand/vanilla'
import type { Selection, SelectionState } from '../actions/selection.ts'
import type { InlineEdit } from '../inline-edit/inline-edit-state.ts'
import { noEdits } from '../inline-edit/inline-edit-state.ts'

/** What a list lets a person do with its rows beside reading them. */
export interface GridInteractions {
  readonly selection: Selection
  /** Null where the description or the person's rights allow no editing in place. */
  readonly edit: InlineEdit | null
  /** Where editing is allowed and still on its way, for it comes after the rows: does this once it is here. */
  readonly onceEditable?: ((work: (edit: InlineEdit) => void) => void) | undefined
  /** Shows the record of a row at the side. */
  readonly onPeek: (index: number) => void
}

/** Stands for the selection and the edits of a list that has none. */
export const idle = {
  selection: createStore<SelectionState>(() => ({ all: false, rows: new Map(), except: new Set(), anchor: null })),
  edits: createStore(() => noEdits),
}
