import type { Words } from '../../../core/values/language.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import { ReportView } from './report-view.tsx'

interface ReportPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of one report, which shows its figures at once where its conditions begin with values. */
export function ReportPage({ module, name, label }: ReportPageProps) {
  const t = useWords()
  return (
    <Page>
      <PageHeader title={t(label)} />
      <ReportView report={{ module, name, label: t(label) }} atOnce />
    </Page>
  )
}
