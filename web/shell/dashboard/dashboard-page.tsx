import { lazy, Suspense, useState } from 'react'
import type { DashboardDescribed } from '../../../core/api-types/dashboard.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Conditions } from './dashboard-filters.tsx'
import { Board } from './dashboard-grid.tsx'
import { useDashboard } from './use-dashboard.ts'
import { useUrlFilters } from './use-url-filters.ts'
import { dashboardWords as words } from './words.ts'
import css from './dashboard.module.css'

export { askCellsAhead } from './ask-cells-ahead.ts'

const FullScreenDashboard = lazy(async () => ({
  default: (await import('./full-screen-dashboard.tsx')).FullScreenDashboard,
}))

interface DashboardPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of a dashboard: its conditions in one row, then its cells. */
export function DashboardPage({ module, name, label }: DashboardPageProps) {
  const lang = useLang()
  const t = useWords()
  const { data, error, refetch } = useDashboard(module, name)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Page>
      <div className={css.sheet}>
        {data ? (
          <Asked key={lang} described={data} title={t(label)} />
        ) : (
          <>
            <PageHeader title={t(label)} />
            <Skeleton lines={6} height={64} />
          </>
        )}
      </div>
    </Page>
  )
}

function Asked({ described, title }: { readonly described: DashboardDescribed; readonly title: string }) {
  const t = useWords()
  const { form, values } = useUrlFilters(described.filters)
  const [onWall, setOnWall] = useState(false)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <span className={css.acts}>
            <Button look="quiet" icon="print" onClick={() => print()}>
              {t(words.print)}
            </Button>
            <Button look="quiet" icon="external" onClick={() => setOnWall(true)}>
              {t(words.wall)}
            </Button>
          </span>
        }
      />
      {described.filters.length > 0 && <Conditions form={form} fields={described.filters} />}
      <Board described={described} values={values} />
      {onWall && (
        <Suspense>
          <FullScreenDashboard first={described} values={values} onClose={() => setOnWall(false)} />
        </Suspense>
      )}
    </>
  )
}
