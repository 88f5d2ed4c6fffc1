import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DetailTabProps, ErrorState, http, PageLink, useLang, useWords } from '../../../web/module-api.ts'
import { goLiveStepWords as words } from '../words/go-live-steps.ts'
import css from './go-live-steps.module.css'

interface OpeningRows {
  readonly document: string
  readonly label: string
  readonly path: string
  readonly rows: number
  readonly posted: number
}

/** What is to be done for a go-live, in its order, with how far each step is and the page on which it is done. */
export default function GoLiveSteps({ record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['doc', 'contracts', 'goLive', 'rows', id, record.ver],
    queryFn: ({ signal }) =>
      http.get<readonly OpeningRows[]>(`/api/contracts/go-live/${id}/rows`, { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={20} />
  const totals = Array.isArray(record.controls) ? record.controls.length : 0
  const counted = (value: number) => formatNumber(String(value), null, lang)
  return (
    <ol className={css.steps}>
      <Step title={t(words.masters)} note={t(words.mastersNote)}>
        <PageLink to="/tradeGoods">{t(words.goods)}</PageLink>
        <PageLink to="/tradeCounterparty">{t(words.parties)}</PageLink>
      </Step>
      <Step title={t(words.rows)} note={t(words.rowsNote)}>
        {data.map(({ document, label, path, rows, posted }) => (
          <span key={document}>
            <PageLink to={`${path}?goLiveId=${id}`}>{label}</PageLink>{' '}
            {t(words.counted, { rows: counted(rows), posted: counted(posted) })}
          </span>
        ))}
      </Step>
      <Step title={t(words.totals)} note={t(words.totalsNote)}>
        <span>{t(words.totalsEntered, { count: totals })}</span>
      </Step>
      <Step title={t(words.reconcile)} note={t(words.reconcileNote)}>
        <PageLink to={`/goLiveReconciliation?goLiveId=${id}`}>{t(words.sheet)}</PageLink>
      </Step>
      <Step title={t(words.confirm)} note={t(words.confirmNote)} />
    </ol>
  )
}

interface StepProps {
  readonly title: string
  readonly note: string
  readonly children?: ReactNode
}

function Step({ title, note, children }: StepProps) {
  return (
    <li>
      <b>{title}</b>
      <p className={css.note}>{note}</p>
      {children !== undefined && <div className={css.links}>{children}</div>}
    </li>
  )
}
