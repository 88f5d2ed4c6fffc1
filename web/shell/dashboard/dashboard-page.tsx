import { useQuery } from '@tanstack/react-query'
import type { DashboardDescribed } from '../../../core/answers/dashboard.ts'
import type { Words } from '../../../core/values/language.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Board } from './board.tsx'
import { Conditions } from './conditions.tsx'
import { useAsked } from './use-asked.ts'

interface DashboardPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of a dashboard: its conditions in one row, then its cells. */
export function DashboardPage({ module, name, label }: DashboardPageProps) {
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', module, name, lang],
    queryFn: ({ signal }) =>
      http.get<DashboardDescribed>(`/api/portal/dashboard/${module}/${name}`, { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Page>
      <PageHeader title={t(label)} />
      {data ? <Asked key={lang} described={data} /> : <Skeleton lines={6} height={64} />}
    </Page>
  )
}

function Asked({ described }: { readonly described: DashboardDescribed }) {
  const { form, values } = useAsked(described.filters)
  return (
    <>
      {described.filters.length > 0 && <Conditions form={form} fields={described.filters} />}
      <Board described={described} values={values} />
    </>
  )
}
