import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AccountRequest } from '../../../core/api-types/account-request.ts'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, onEvent, ErrorState, useWords } from '../../../web/module-api.ts'
import { RequestCard } from '../components/account-request-card.tsx'
import { OnceDialog } from '../components/one-time-password-dialog.tsx'
import { requestWords as words } from '../words/account-requests.ts'
import css from '../components/account-request-card.module.css'

/** What waits for a second administrator, what one asked for oneself, and what became of it. */
export default function AccountRequests() {
  const t = useWords()
  const [collected, setCollected] = useState<{ readonly name: string; readonly password: string } | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['my', 'accountRequests'],
    queryFn: ({ signal }) => http.get<readonly AccountRequest[]>('/api/system/accountRequest', { signal, quiet: true }),
  })
  useEffect(() => onEvent('notice', () => void refetch()), [refetch])
  return (
    <Page>
      <PageHeader title={t(words.title)} note={t(words.note)} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} height={48} />}
      {data?.length === 0 && <Empty title={t(words.none)} note={t(words.noneNote)} />}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                onDone={() => void refetch()}
                onCollected={(password) => setCollected({ name: request.personName, password })}
              />
            </li>
          ))}
        </ul>
      )}
      {collected && <OnceDialog {...collected} onClose={() => setCollected(null)} />}
    </Page>
  )
}
