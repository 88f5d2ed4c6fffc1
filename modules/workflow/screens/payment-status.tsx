import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { http, ListPane, openPage, ErrorState, useLang, usePage, useWords } from '../../../web/module-api.ts'
import {
  FundsTable,
  type FundsCell,
  type FundsChoice,
  type FundsDocument,
} from '../components/payment-status-table.tsx'
import { monitorWords as words } from '../words/monitor.ts'
import css from '../components/process-statistics.module.css'

/** Every document of money by its approval and how far it is paid, with totals; a figure leads to its documents. */
export default function Funds() {
  const t = useWords()
  const lang = useLang()
  const { label } = usePage()
  const [choice, setChoice] = useState<FundsChoice | null>(null)
  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (choice) below.current?.scrollIntoView({ block: 'start' })
  }, [choice])
  const { data, error, refetch } = useQuery({
    queryKey: ['doc', 'funds', lang],
    queryFn: ({ signal }) => http.get<readonly FundsDocument[]>('/api/workflow/funds', { signal, quiet: true }),
  })
  const shown = data?.filter(({ cells }) => cells.length > 0)
  const money = (cells: readonly FundsCell[]) => cells.reduce((sum, one) => sum + one.count, 0)
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.fundsNote)} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {shown?.length === 0 && <Empty title={t(words.fundsNone)} />}
      {shown?.map((document) => (
        <Card
          key={`${document.module}.${document.thing}`}
          title={`${document.label} · ${formatNumber(String(money(document.cells)), null, lang)}`}
          flush
        >
          <FundsTable document={document} choice={choice} onChoose={setChoice} />
        </Card>
      ))}
      <div ref={below} className={css.chosen}>
        {choice && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <ListPane
              key={JSON.stringify(choice)}
              module={choice.module}
              name={choice.thing}
              title={choice.title}
              fixed={choice.fixed}
              onOpen={(row) => openPage(`/doc/${choice.module}/${choice.thing}/${row.id}`)}
            />
          </Suspense>
        )}
      </div>
    </Page>
  )
}
