import { Button } from 'antd'
import { useState } from 'react'
import type { Described } from '../../core/described.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { requestOf, type RowsQuery } from '../data/rows.ts'
import { http } from '../http/client.ts'
import { useWords } from '../session/use-words.ts'
import { listWords } from './words.ts'

interface ExportButtonProps {
  readonly doc: Described
  readonly query: RowsQuery
  readonly columns: readonly string[]
  readonly name: string
}

/** Exports all rows of the list as it is cut and sorted now, with the columns shown. */
export function ExportButton({ doc, query, columns, name }: ExportButtonProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const run = () => {
    setBusy(true)
    const path = `/api/${doc.module}/${doc.name}/export`
    // A refusal has been said by then; there is nothing to add.
    http.download(path, { ...requestOf(query), columns }, `${name}.xlsx`).then((here) => { if (!here) toast.info(t(listWords.exportLater)) }).catch(() => undefined).finally(() => setBusy(false))
  }
  return <Button loading={busy} icon={<Icon name="download" size={16} />} onClick={run}>{t(busy ? listWords.exporting : listWords.export)}</Button>
}
