import { type ComponentProps, Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../core/description/described-document.ts'
import { useKept } from '../../ui/page-memory.ts'
import { openFromList } from '../detail/opened-from-list.ts'
import { useAsker } from '../form/use-expression-context.ts'
import type { Values } from '../platform/data/record-values.ts'
import { usePhone } from '../platform/data/use-phone.ts'
import { useUnsaved } from '../platform/page/page-context.ts'
import { createSelection } from './actions/selection.ts'
import { idle, type GridInteractions } from './grid/grid-interactions.ts'
import type { InlineEdit } from './inline-edit/inline-edit-state.ts'
import type { ListAtWork } from './use-list.ts'

const RecordDrawer = lazy(async () => ({ default: (await import('./drawer/record-drawer.tsx')).RecordDrawer }))
const SelectionBar = lazy(async () => ({ default: (await import('./actions/selection-bar.tsx')).SelectionBar }))
const InlineEditBar = lazy(async () => ({ default: (await import('./inline-edit/inline-edit-bar.tsx')).InlineEditBar }))

/** Choosing, changing and looking into the rows of a described list: what the grid needs, and what stands around it. */
export function useRowsWork(doc: Described, at: ListAtWork) {
  const [selection] = useKept(`chosen ${doc.name}.${at.list.name}`, createSelection)
  const { edit, onceEditable } = useEdit(doc, at)
  const [peeked, setPeeked] = useState<number | null>(null)
  const total = at.counted?.total ?? 0
  const { query } = at
  useEffect(() => selection.askedBy(query), [selection, query])
  const work = useMemo(
    (): GridInteractions => ({ selection, edit, onceEditable, onPeek: setPeeked }),
    [selection, edit, onceEditable],
  )
  const onOpen = useCallback((row: Values) => openFromList(doc, query, total, row), [doc, query, total])
  return {
    work,
    onOpen,
    bar: (
      <>
        <ChosenBar doc={doc} selection={selection} query={query} total={total} />
        {edit && (
          <Suspense>
            <InlineEditBar edit={edit} />
          </Suspense>
        )}
      </>
    ),
    drawer: peeked !== null && (
      <Suspense>
        <RecordDrawer doc={doc} query={query} index={peeked} total={total} onIndex={setPeeked} />
      </Suspense>
    ),
  }
}

/** What can be done with the rows chosen; it comes with the first of them. */
function ChosenBar(props: ComponentProps<typeof SelectionBar>) {
  const isChosen = useStore(props.selection.store, ({ all, rows }) => all || rows.size > 0)
  const [isOpen, setOpen] = useState(isChosen)
  if (isChosen && !isOpen) setOpen(true)
  return (
    isOpen && (
      <Suspense>
        <SelectionBar {...props} />
      </Suspense>
    )
  )
}

/**
 * Editing in place where the list and the person's rights allow it; it comes after the rows. A phone edits in the form.
 */
function useEdit(doc: Described, { list }: ListAtWork): Pick<GridInteractions, 'edit' | 'onceEditable'> {
  const phone = usePhone()
  const asker = useAsker()
  const [edit, setEdit] = useState<InlineEdit | null>(null)
  const waiting = useRef<(edit: InlineEdit) => void>(undefined)
  const onceEditable = useCallback((work: (edit: InlineEdit) => void) => {
    waiting.current = work
  }, [])
  const allowed = list.inline === true && !phone && !doc.appendOnly && doc.verbs.includes('bj')
  useEffect(() => {
    if (!allowed) return
    let wanted = true
    // The input comes along, so that what is typed right after the first F2 meets it.
    void Promise.all([import('./inline-edit/inline-edit-store.ts'), import('./inline-edit/inline-edit-cell.tsx')]).then(
      ([{ createInlineEdit }]) => {
        if (wanted) setEdit((now) => now ?? createInlineEdit(doc, asker))
      },
    )
    return () => {
      wanted = false
    }
  }, [allowed, doc, asker])
  useEffect(() => {
    if (edit !== null) waiting.current?.(edit)
    waiting.current = undefined
  }, [edit])
  const dirty = useStore(edit?.store ?? idle.edits, ({ edits }) => edits.size > 0)
  useUnsaved(dirty)
  if (!allowed) return { edit: null }
  return edit === null ? { edit, onceEditable } : { edit }
}
