import type { Values } from '../../platform/data/record-values.ts'
import { useDescribed } from '../../platform/data/use-described.ts'
import { ImportButton } from '../import/import-button.tsx'
import { ExportButton } from './export-button.tsx'

interface RecordsFileProps {
  readonly module: string
  readonly name: string
  /** Which records are exported. */
  readonly filters: Values
  /** Name of the exported file. */
  readonly file: string
}

/** Import and export of a document's records beside a list that a page draws itself; to those who may. */
export function RecordsFile({ module, name, filters, file }: RecordsFileProps) {
  const { data: doc } = useDescribed(module, name)
  const list = doc?.lists[0]
  if (!doc || !list) return null
  return (
    <>
      {doc.verbs.includes('dr') && <ImportButton doc={doc} />}
      {doc.verbs.includes('dc') && (
        <ExportButton
          doc={doc}
          name={file}
          columns={list.columns}
          query={{ list: list.name, param: '', filters, sort: list.sort }}
        />
      )}
    </>
  )
}
