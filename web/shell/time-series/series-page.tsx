import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SeriesDescribed } from '../../../core/api-types/time-series.ts'
import type { Words } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Conditions } from '../dashboard/dashboard-filters.tsx'
import { useUrlFilters } from '../dashboard/use-url-filters.ts'
import { Curves } from './curves.tsx'
import { Period } from './period-choice.tsx'
import { seriesPageWords as words } from './words.ts'
import css from './series.module.css'

const EnterDialog = lazy(async () => ({ default: (await import('./enter-readings-dialog.tsx')).EnterDialog }))

interface SeriesPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of a series: what is asked, the curves, and their values. */
export function SeriesPage({ module, name, label }: SeriesPageProps) {
  const t = useWords()
  const lang = useLang()
  const at = `/api/series/${module}/${name}`
  const { data, error, refetch } = useQuery({
    queryKey: ['series', module, name, 'described', lang],
    queryFn: ({ signal }) => http.get<SeriesDescribed>(at, { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <PageHeader title={t(label)} />
        <Skeleton lines={8} height={48} />
      </Page>
    )
  return (
    <Page>
      <Asked
        key={`${lang} ${data.example}`}
        at={at}
        topic={['series', module, name]}
        described={data}
        title={t(label)}
      />
    </Page>
  )
}

interface AskedProps {
  readonly at: string
  readonly topic: readonly string[]
  readonly described: SeriesDescribed
  readonly title: string
}

function Asked({ at, topic, described, title }: AskedProps) {
  const t = useWords()
  const { form, values } = useUrlFilters(described.filters)
  const [entering, setEntering] = useState(false)
  const { example, mayEnter, thingsPage } = described
  return (
    <div className={css.sheet}>
      <PageHeader
        title={title}
        actions={
          <span className={css.acts}>
            {thingsPage !== '' && <PageLink to={thingsPage}>{t(words.toThings)}</PageLink>}
            {mayEnter && example !== '' && (
              <Button icon="edit" onClick={() => setEntering(true)}>
                {t(words.enter)}
              </Button>
            )}
          </span>
        }
      />
      {example === '' ? (
        <Empty title={t(words.noThings)} note={t(words.noThingsNote)}>
          {thingsPage !== '' && <PageLink to={thingsPage}>{t(words.toThings)}</PageLink>}
        </Empty>
      ) : (
        <>
          <Conditions form={form} fields={described.filters} />
          <Period form={form} values={values} />
          <Curves at={at} topic={topic} described={described} values={values} />
        </>
      )}
      {entering && (
        <Suspense>
          <EnterDialog at={at} topic={topic} described={described} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </div>
  )
}
