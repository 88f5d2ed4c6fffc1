import { Suspense, lazy } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { exportWords } from './export-words.ts'
import { useExport } from './use-export.ts'

const ExportProgressBar = lazy(async () => ({
  default: (await import('./export-progress-bar.tsx')).ExportProgressBar,
}))

interface ExportButtonProps {
  readonly doc: Described
  readonly query: RowsQuery
  readonly columns: readonly string[]
  readonly name: string
}

const formats = ['xlsx', 'csv'] as const

/**
 * Exports all rows of the list as it is cut and sorted now, with the columns shown; tells how far it is and can be
 * stopped.
 */
export function ExportButton({ doc, query, columns, name }: ExportButtonProps) {
  const t = useWords()
  const phone = usePhone()
  const { progress, run, cancel } = useExport(doc)
  if (progress !== null)
    return (
      <Suspense>
        <ExportProgressBar progress={progress} words={exportWords} onCancel={cancel} />
      </Suspense>
    )
  const entries = () =>
    formats.map((format) => ({
      key: format,
      label: t(exportWords[format]),
      onClick: () => run(query, columns, format, name),
    }))
  return (
    <ActionMenu
      entries={entries}
      button={(trigger) => (
        <Button {...trigger} icon="download" aria-label={phone ? t(exportWords.export) : undefined}>
          {phone ? null : t(exportWords.export)}
        </Button>
      )}
    />
  )
}
