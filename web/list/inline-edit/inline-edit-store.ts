import { createStore } from 'zustand/vanilla'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import type { Asker } from '../../../core/expression/expression.ts'
import { formFields } from '../../form/form-fields.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { refresh } from '../../platform/data/use-record.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { isEditableRow } from '../actions/row-verbs.ts'
import { answered, changed, isWrong, patchOf, undone } from './inline-edit-changes.ts'
import { isClosed, rowRules } from './inline-edit-rules.ts'
import { saveRows } from './inline-edit-save.ts'
import { noEdits, type CellPlace, type EditState, type InlineEdit } from './inline-edit-state.ts'

const elsewhere = ['lines', 'attachment', 'file', 'image', 'autoNumber'] // their inputs are larger than a cell

/** Editing in place over the rows of a document, by the rights and the rules of its form. */
export function createInlineEdit(doc: Described, asker: Asker): InlineEdit {
  const fields = formFields(doc)
  const inForm = new Set(doc.form.flatMap((group) => group.fields))
  const writable = (name: string) => doc.fields.find((field) => field.name === name)?.rights.write ?? false
  const check = rowRules(fields, asker, writable)
  const store = createStore<EditState>(() => noEdits)
  // What the open cell held when it was opened: undo goes back to that, not to the last key.
  let start: { readonly place: CellPlace; readonly edit: ReturnType<typeof cellOf> } | null = null
  const cellOf = ({ id, field }: CellPlace) => store.getState().edits.get(id)?.cells[field]
  return {
    store,
    allows: (field: DescribedField, row: Values) => {
      if (!field.rights.write || !inForm.has(field.name) || elsewhere.includes(field.kind)) return false
      if (!isEditableRow(doc, row)) return false
      const edited = store.getState().edits.get(String(row.id))
      return !isClosed(fields, field.name, edited ? { ...row, ...edited.computed, ...patchOf(edited) } : row, asker)
    },
    labelOf: (name) => doc.fields.find((field) => field.name === name)?.label ?? name,
    put: (changes) =>
      store.setState(({ edits, open }) => {
        const next = changed(edits, changes, check)
        const row = open && next.get(open.id)
        const cell = open && row?.cells[open.field]
        if (!open || !row || !cell || start?.place !== open) return { edits: next }
        const was = { value: start.edit?.value ?? row.before[open.field] ?? null }
        const cells = { ...row.cells, [open.field]: { value: cell.value, was } }
        return { edits: new Map(next).set(open.id, { ...row, cells }) }
      }),
    undo: (places) => store.setState(({ edits }) => ({ edits: undone(edits, places, check) })),
    open: (place) => {
      start = { place, edit: cellOf(place) }
      store.setState({ open: place })
    },
    close: () => {
      start = null
      store.setState({ open: null })
    },
    discard: () => store.setState({ edits: new Map(), open: null }),
    save: async () => {
      const { edits, saving } = store.getState()
      const ready = [...edits.values()].filter((row) => !isWrong(row))
      if (saving || ready.length === 0) return { saved: 0, left: edits.size }
      store.setState({ saving: true, open: null })
      try {
        const outcomes = await saveRows(doc, ready)
        const saved = outcomes.filter(({ code }) => code === '0').length
        // The cells keep what was typed until the rows have come back with it.
        if (saved > 0) await queryClient.invalidateQueries({ queryKey: ['doc', doc.module, doc.name, 'page'] })
        if (saved > 0) refresh(doc)
        store.setState((now) => ({ edits: answered(now.edits, outcomes) }))
        return { saved, left: store.getState().edits.size }
      } finally {
        store.setState({ saving: false })
      }
    },
  }
}
