import { useMemo, type ReactNode } from 'react'
import type { Described, DescribedList as ListShape } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Page } from '../../ui/page.tsx'
import { canAdd } from '../platform/data/can-add.ts'
import type { Values } from '../platform/data/record-values.ts'
import { usePhone } from '../platform/data/use-phone.ts'
import { refresh } from '../platform/data/use-record.ts'
import { useKeepsAll, usePage } from '../platform/page/page-context.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import { useWords } from '../platform/session/use-words.ts'
import { useRowActions } from './actions/use-row-actions.tsx'
import { ExportButton } from './export/export-button.tsx'
import { ImportButton } from './import/import-button.tsx'
import { AddedLinks } from './module-links.tsx'
import { RowsView } from './rows-view.tsx'
import { useList } from './use-list.ts'
import { useRowsWork } from './use-rows-interactions.tsx'
import { useViews } from './views/use-list-views.ts'
import { listWords } from './words.ts'

/** The page of one list of a described document: what it is, export and add, search, rows. */
export function DescribedList({
  doc,
  list,
  choice,
}: {
  readonly doc: Described
  readonly list: ListShape
  readonly choice: ReactNode
}) {
  const t = useWords()
  const { params, label } = usePage()
  const at = useList(doc, list, params as Values, useViews(doc.module, doc.name, list.name), true) // fixed parameters are texts and lists of texts
  const { work, onOpen, bar, drawer } = useRowsWork(doc, at)
  const phone = usePhone()
  // How far a tree is open or a map was moved is known to them alone.
  useKeepsAll(['grid', 'cards'].includes(at.shown))
  const isNarrow =
    at.shown === 'board' ||
    at.shown === 'tree' ||
    at.shown === 'map' ||
    at.shown === 'gantt' ||
    (at.layout.layout.dense && !phone)
  const { buttons, moves, question, width } = useRowActions(doc, onOpen, isNarrow)
  const topic = useMemo(() => ['doc', doc.module, doc.name], [doc.module, doc.name])
  const path = `/doc/${doc.module}/${doc.name}/new${list.filter ? `?list=${list.name}` : ''}`
  const title = t(label)
  const addable = canAdd(doc)
  const add = (
    <Button look="primary" icon="plus" onClick={() => openPage(path)}>
      {t(listWords.add)}
    </Button>
  )
  return (
    <Page full>
      <PageHeader
        title={title}
        actions={
          <>
            {choice}
            <AddedLinks doc={doc} />
            {doc.verbs.includes('dc') && (
              <ExportButton
                doc={doc}
                query={at.query}
                name={title}
                columns={at.layout.table.getVisibleLeafColumns().map(({ id }) => id)}
              />
            )}
            {doc.verbs.includes('dr') && addable && <ImportButton doc={doc} />}
            {addable && add}
          </>
        }
      />
      <RowsView
        at={at}
        topic={topic}
        onOpen={onOpen}
        onRefresh={() => refresh(doc)}
        actions={buttons}
        moves={moves}
        actionsWidth={width}
        work={work}
        bar={bar}
        empty={
          <Empty title={t(listWords.none)} note={addable ? t(listWords.noneNote) : null}>
            {addable && add}
          </Empty>
        }
      />
      {question}
      {drawer}
    </Page>
  )
}
