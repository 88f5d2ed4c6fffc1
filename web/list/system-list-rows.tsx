import { useCallback, useMemo, type ReactNode } from 'react'
import type { CallList } from '../../base/system-list-type.ts'
import { Empty } from '../../ui/empty.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { queryClient } from '../platform/http/query-client.ts'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import { ExportButton } from './export/export-button.tsx'
import { RowsView } from './rows-view.tsx'
import { callDocument } from './system-list-document.ts'
import { useList } from './use-list.ts'
import { listWords } from './words.ts'

export interface CallRowsProps {
  readonly of: CallList
  readonly onOpen: (row: Values) => void
  /** Filters laid over those the reader chooses. */
  readonly fixed?: Values
  readonly actions?: (row: Values) => ReactNode
  readonly actionsWidth?: number
  /** Draws what stands above the rows, the export button among it. */
  readonly head?: (exportButton: ReactNode) => ReactNode
}

const nothing: Values = {}

/** Rows of a list that a fixed call answers, with the conditions, columns and export that every list has. */
export function CallRows({ of, onOpen, fixed = nothing, actions, actionsWidth = 0, head }: CallRowsProps) {
  const t = useWords()
  const lang = useLang()
  const { doc, list } = callDocument(of, lang)
  const at = useList(doc, list, fixed)
  const topic = useMemo(() => ['call', of.name], [of.name])
  const refresh = useCallback(() => void queryClient.invalidateQueries({ queryKey: topic }), [topic])
  const columns = at.layout.table.getVisibleLeafColumns().map(({ id }) => id)
  return (
    <>
      {head?.(<ExportButton doc={doc} query={at.query} name={doc.label} columns={columns} />)}
      <RowsView
        at={at}
        topic={topic}
        onOpen={onOpen}
        onRefresh={refresh}
        empty={<Empty title={t(listWords.none)} />}
        {...(actions ? { actions, actionsWidth } : {})}
      />
    </>
  )
}
