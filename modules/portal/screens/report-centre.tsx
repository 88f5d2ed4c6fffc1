import { Suspense } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReportCentre, useWords } from '../../../web/module-api.ts'
import { reportPageWords } from '../words/reports.ts'

/** /reportCenter: the reports its reader may see. */
export default function Reports() {
  const t = useWords()
  return (
    <Page>
      <PageHeader title={t(reportPageWords.page)} />
      <Suspense fallback={<Skeleton lines={6} height={20} />}>
        <ReportCentre />
      </Suspense>
    </Page>
  )
}
