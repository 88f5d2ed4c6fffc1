import { createStore } from 'zustand/vanilla'
import type { Selection, SelectionState } from '../actions/selection.ts'
import type { InlineEdit } from '../inline-edit/inline-edit-state.ts'
import { noEdits } from '../inline-edit/inline-edit-state.ts'

/** What a list lets a person do with its rows beside reading them. */
export interface GridInteractions {
  readonly selection: Selection
  /** Null where the description or the person's rights allow no editing in place. */
  readonly edit: InlineEdit | null
  /** Shows the record of a row at the side. */
  readonly onPeek: (index: number) => void
}

/** Stands for the selection and the edits of a list that has none. */
export const idle = {
  selection: createStore<SelectionState>(() => ({ all: false, rows: new Map(), except: new Set(), anchor: null })),
  edits: createStore(() => noEdits),
}
