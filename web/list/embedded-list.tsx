import { useMemo, type ReactNode } from 'react'
import type { Described, DescribedList as ListShape } from '../../core/description/described-document.ts'
import { Empty } from '../../ui/empty.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { useDescribed } from '../platform/data/use-described.ts'
import { refresh } from '../platform/data/use-record.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { useWords } from '../platform/session/use-words.ts'
import { useRowActions } from './actions/use-row-actions.tsx'
import { ExportButton } from './export/export-button.tsx'
import { ImportButton } from './import/import-button.tsx'
import { RowsView } from './rows-view.tsx'
import { useList } from './use-list.ts'
import { useRowsWork } from './use-rows-interactions.tsx'
import { useViews } from './views/use-list-views.ts'
import { listWords } from './words.ts'

interface ListPaneProps {
  readonly module: string
  readonly name: string
  readonly title: ReactNode
  /** Laid over what the reader himself asks. */
  readonly fixed: Values
  /** Buttons beside export and import; the last is the main one. */
  readonly actions?: (doc: Described) => ReactNode
  readonly onOpen: (row: Values) => void
}

/** The list of a described document as a part of a page of its own, cut to what was chosen beside it. */
export function ListPane({ module, name, ...rest }: ListPaneProps) {
  const { data: doc, error, refetch } = useDescribed(module, name)
  useViews(module, name, 'main')
  const list = doc?.lists[0]
  if (error && !doc) return <ErrorState error={error} onRetry={() => void refetch()} />
  return doc && list ? <Pane doc={doc} list={list} {...rest} /> : <Skeleton lines={8} height={20} />
}

function Pane({
  doc,
  list,
  title,
  fixed,
  actions,
  onOpen,
}: { readonly doc: Described; readonly list: ListShape } & Omit<ListPaneProps, 'module' | 'name'>) {
  const t = useWords()
  const at = useList(doc, list, fixed, useViews(doc.module, doc.name, list.name))
  const { work, bar, drawer } = useRowsWork(doc, at)
  const { buttons, question, width } = useRowActions(doc, onOpen, true)
  const topic = useMemo(() => ['doc', doc.module, doc.name], [doc.module, doc.name])
  const label = typeof title === 'string' ? title : doc.label
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {doc.verbs.includes('dc') && (
              <ExportButton
                doc={doc}
                query={at.query}
                name={label}
                columns={at.layout.table.getVisibleLeafColumns().map(({ id }) => id)}
              />
            )}
            {doc.verbs.includes('dr') && doc.verbs.includes('xz') && <ImportButton doc={doc} />}
            {actions?.(doc)}
          </>
        }
      />
      <RowsView
        at={at}
        topic={topic}
        onOpen={onOpen}
        onRefresh={() => refresh(doc)}
        actions={buttons}
        actionsWidth={width}
        work={work}
        bar={bar}
        empty={<Empty title={t(listWords.none)} />}
      />
      {question}
      {drawer}
    </>
  )
}
