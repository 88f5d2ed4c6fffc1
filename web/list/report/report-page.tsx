import type { Words } from '../../../core/values/language.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { usePage } from '../../platform/page/page-context.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { ReportView } from './report-view.tsx'

interface ReportPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/**
 * The page of one report, which shows its figures at once where its conditions begin with values: those that its address
 * gives, or their own.
 */
export function ReportPage({ module, name, label }: ReportPageProps) {
  const t = useWords()
  const { query } = usePage()
  return (
    <Page>
      <PageHeader title={t(label)} />
      <ReportView key={String(query)} report={{ module, name, label: t(label) }} given={query} atOnce />
    </Page>
  )
}
