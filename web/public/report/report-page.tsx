import { useEffect, useState } from 'react'
import type { PublishedResult } from '../../../core/api-types/report-result.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReportCharts } from '../../list/report/report-charts.tsx'
import { ReportTable } from '../../list/report/report-table.tsx'
import { reportPageWords as words } from '../../list/report/report-words.ts'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'
import { PublicFrame } from '../public-frame.tsx'
import css from '../../list/report/report.module.css'

/** /report, for whoever holds a signed link: the figures of that report with the rights of who published it. */
export default function ReportPage() {
  const t = useWords()
  const lang = useLang()
  const [found, setFound] = useState<PublishedResult | Error | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (one: PublishedResult | Error) => wanted && setFound(one)
    http.get<PublishedResult>(`/api/report/published${location.search}`, { quiet: true }).then(show, show)
    return () => {
      wanted = false
    }
  }, [lang])
  const title = found === null || found instanceof Error ? t(words.title) : found.label
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PublicFrame>
      {found === null && (
        <Card title={title}>
          <Skeleton lines={6} />
        </Card>
      )}
      {found instanceof Error && (
        <Card title={title}>
          <Empty title={t(words.closed)} note={found.message} />
        </Card>
      )}
      {found !== null && !(found instanceof Error) && (
        <Card
          title={title}
          extra={
            <span className={css.print}>
              <Button icon="print" onClick={() => print()}>
                {t(words.print)}
              </Button>
            </span>
          }
        >
          <dl className={css.asked}>
            {found.filters.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ReportCharts charts={found.charts} />
          <ReportTable sheet={found} />
          <p className={css.note}>
            {t(words.from, {
              name: found.publisher,
              until: fullMoment(found.until, lang),
              at: fullMoment(found.at, lang),
            })}
          </p>
        </Card>
      )}
    </PublicFrame>
  )
}
