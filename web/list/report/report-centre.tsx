import { useQuery } from '@tanstack/react-query'
import { Popconfirm } from 'antd'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'
import { reportCentreWords as words } from './report-centre-words.ts'
import type { ReportInfo } from './report-info.ts'
import { ReportView } from './report-view.tsx'
import css from './report-centre.module.css'

/** The reports a person may see, the one that is open, and the links he published. */
export function ReportCentre() {
  const t = useWords()
  const lang = useLang()
  const [chosen, setChosen] = useState<ReportInfo | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['report', 'list', lang],
    queryFn: ({ signal }) => http.get<readonly ReportInfo[]>('/api/report/list', { signal, quiet: true }),
    // The report that is open stays open in another language.
    placeholderData: (before) => before,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={20} />
  if (data.length === 0) return <Empty title={t(words.none)} />
  const open = data.find(({ module, name }) => module === chosen?.module && name === chosen.name)
  return (
    <div className={css.centre}>
      <aside>
        <Card title={t(words.reports)}>
          <ul className={css.list}>
            {data.map((report) => (
              <li key={`${report.module}.${report.name}`}>
                <button
                  type="button"
                  aria-current={report === open || undefined}
                  className={joinClassNames(report === open && css.open)}
                  onClick={() => setChosen(report)}
                >
                  {report.label}
                </button>
              </li>
            ))}
          </ul>
        </Card>
        <Links />
      </aside>
      <div className={css.room}>
        {open ? (
          <ReportView key={`${open.module}.${open.name}`} report={open} />
        ) : (
          <Card>
            <Empty title={t(words.choose)} note={t(words.chooseNote)} />
          </Card>
        )}
      </div>
    </div>
  )
}

interface Link {
  readonly id: string
  readonly label: string
  readonly filters: readonly { readonly label: string; readonly text: string }[]
  readonly until: number
}

function Links() {
  const t = useWords()
  const lang = useLang()
  const { data } = useQuery({
    queryKey: ['report', 'links', lang],
    queryFn: ({ signal }) => http.get<readonly Link[]>('/api/report/links', { signal, quiet: true }),
  })
  const end = async (id: string) => {
    await http.post(`/api/report/links/${id}/end`, {})
    toast.success(t(words.ended))
    void queryClient.invalidateQueries({ queryKey: ['report', 'links'] })
  }
  return (
    <Card title={t(words.links)}>
      {data === undefined && <Skeleton lines={2} />}
      {data?.length === 0 && <p className={css.quiet}>{t(words.linksNone)}</p>}
      {data && data.length > 0 && (
        <ul className={css.links}>
          {data.map(({ id, label, filters, until }) => (
            <li key={id}>
              <span>
                <b>{label}</b>
                <small>{filters.map(({ text }) => text).join(' · ')}</small>
                <small>{t(words.until, { time: fullMoment(until, lang) })}</small>
              </span>
              <Popconfirm
                title={`${t(words.end)}: ${label}?`}
                okText={t(words.end)}
                showCancel={false}
                onConfirm={() => void end(id).catch(() => null)}
              >
                <Button size="small" danger>
                  {t(words.end)}
                </Button>
              </Popconfirm>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
