import { useMemo } from 'react'
import type { Described, DescribedList } from '../../../core/description/described-document.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useRowActions } from '../../list/actions/use-row-actions.tsx'
import { RowsView } from '../../list/rows-view.tsx'
import { useList } from '../../list/use-list.ts'
import { useRowsWork } from '../../list/use-rows-interactions.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { refresh } from '../../platform/data/use-record.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { matchingPageWords as words } from './words.ts'
import css from './matching.module.css'

interface PairsListProps {
  readonly doc: Described
  readonly list: DescribedList
  readonly fixed: Values
  /** What the verb is called that takes a pair back. */
  readonly undo: string | null
}

/** The pairs that were made, with the verbs of their document: review, send back, undo, one by one or many at once. */
export function PairsList({ doc, list, fixed, undo }: PairsListProps) {
  const t = useWords()
  const at = useList(doc, list, fixed)
  const { work, onOpen, bar, drawer } = useRowsWork(doc, at)
  const { buttons, question, width } = useRowActions(doc, onOpen, true)
  const topic = useMemo(() => ['doc', doc.module, doc.name], [doc.module, doc.name])
  return (
    <>
      {undo !== null && <p className={css.hint}>{t(words.undoNote, { undo })}</p>}
      <RowsView
        at={at}
        topic={topic}
        onOpen={onOpen}
        onRefresh={() => refresh(doc)}
        actions={buttons}
        actionsWidth={width}
        work={work}
        bar={bar}
        empty={<Empty title={t(words.noneMatched)} />}
      />
      {question}
      {drawer}
    </>
  )
}
