import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { MatchingSideInfo } from '../../../core/api-types/matching-board.ts'
import type { Described, DescribedList } from '../../../core/description/described-document.ts'
import { Empty } from '../../../ui/empty.tsx'
import type { Selection } from '../../list/actions/selection.ts'
import type { GridInteractions } from '../../list/grid/grid-interactions.ts'
import { RowsView } from '../../list/rows-view.tsx'
import { useList } from '../../list/use-list.ts'
import { listWords } from '../../list/words.ts'
import { readRows } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { refresh } from '../../platform/data/use-record.ts'
import { useWords } from '../../platform/session/use-words.ts'
import css from './matching.module.css'

const RecordDrawer = lazy(async () => ({ default: (await import('../../list/drawer/record-drawer.tsx')).RecordDrawer }))

interface SideListProps {
  readonly doc: Described
  readonly list: DescribedList
  readonly side: MatchingSideInfo
  readonly fixed: Values
  readonly selection: Selection
}

// So many rows are paired with each other at once.
const most = 100

/** One side of the board: its list with search, conditions, order and totals, whose rows are chosen and not opened. */
export function SideList({ doc, list, side, fixed, selection }: SideListProps) {
  const t = useWords()
  const at = useList(doc, list, fixed)
  const [peeked, setPeeked] = useState<number | null>(null)
  const topic = useMemo(() => ['doc', doc.module, doc.name], [doc.module, doc.name])
  const work = useMemo((): GridInteractions => ({ selection, edit: null, onPeek: setPeeked }), [selection])
  const turn = useCallback((row: Values) => selection.toggle(selection.store.getState().anchor ?? 0, row), [selection])
  useWholeAnswer(selection, doc, at.query)
  return (
    <div className={css.side} role="group" aria-label={list.label}>
      <h2 className={css.sideName}>{list.label}</h2>
      <RowsView
        at={at}
        topic={topic}
        onOpen={turn}
        onRefresh={() => refresh(doc)}
        work={work}
        beside
        empty={<Empty title={t(listWords.none)} note={side.empty} />}
      />
      {peeked !== null && (
        <Suspense>
          <RecordDrawer doc={doc} query={at.query} index={peeked} total={at.counted?.total ?? 0} onIndex={setPeeked} />
        </Suspense>
      )}
    </div>
  )
}

/** All that a list finds is chosen as the rows themselves, as many as are paired at once: their amounts are added up. */
function useWholeAnswer(selection: Selection, doc: Described, query: ReturnType<typeof useList>['query']): void {
  const all = useStore(selection.store, (state) => state.all)
  useEffect(() => {
    if (!all) return
    let wanted = true
    void readRows(doc, query, { page: 1, size: most, after: null }).then(({ rows }) => {
      if (!wanted) return
      selection.clear()
      selection.add(rows)
    })
    return () => {
      wanted = false
    }
  }, [all, selection, doc, query])
}
