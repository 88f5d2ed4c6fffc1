import { useQuery } from '@tanstack/react-query'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, http, openPage, useLang, useWords } from '../../../web/module-api.ts'
import { AdapterCard, adapterKey, type ShownAdapter } from '../components/adapter-card.tsx'
import { adapterPageWords as words } from '../words/adapters.ts'
import { pageWords } from '../words/pages.ts'
import css from '../components/adapters.module.css'

/** What the product speaks to outside: how each does, and what failed. */
export default function Adapters() {
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch } = useQuery({
    queryKey: [...adapterKey, lang],
    queryFn: ({ signal }) => http.get<readonly ShownAdapter[]>('/api/system/adapter', { signal, quiet: true }),
  })
  if (error && !data)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t(pageWords.adapters)} note={t(words.note)} />
      {!data && <Skeleton lines={6} height={40} />}
      {data?.length === 0 && <Empty title={t(words.none)} />}
      <div className={css.grid}>
        {(data ?? []).map((one) => (
          <AdapterCard key={one.key} one={one} onSettings={() => openPage('/confnew')} />
        ))}
      </div>
    </Page>
  )
}
