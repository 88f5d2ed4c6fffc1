import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReportResult } from '../../../core/api-types/report-result.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useChartsAhead } from '../../../ui/chart/use-drawn-chart.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useStable } from '../../../ui/use-stable-callback.ts'
import { FieldRow } from '../../form/field-row.tsx'
import { focusWrong } from '../../form/focus-first-error.ts'
import { fieldsOf } from '../../form/form-fields.ts'
import { createForm } from '../../form/form-store.ts'
import { useAsker } from '../../form/use-expression-context.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { keptInLanguage } from '../../platform/data/kept-in-language.ts'
import { isSet } from '../../platform/data/read-rows.ts'
import { wireOf, type Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { download } from '../../platform/http/download.ts'
import { Failure } from '../../platform/http/failure.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { fullMoment } from '../../platform/words/moment-text.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { reportCentreWords as words } from './report-centre-words.ts'
import { ReportCharts } from './report-charts.tsx'
import type { ReportInfo } from './report-info.ts'
import { ReportTable } from './report-table.tsx'
import css from './report-centre.module.css'

interface Described {
  readonly label: string
  readonly filters: readonly DescribedField[]
  /** Whether it has charts. */
  readonly charted: boolean
}

interface ReportViewProps {
  readonly report: ReportInfo
  /** Asks when it opens, unless a condition has to be given first. */
  readonly atOnce?: boolean
  /** Values that conditions begin with in place of their own. */
  readonly given?: URLSearchParams
}

/** One report: its conditions, then its figures. */
export function ReportView({ report, atOnce = false, given }: ReportViewProps) {
  const lang = useLang()
  const queryKey = ['report', report.module, report.name, lang]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      http.get<Described>(`/api/report/${report.module}/${report.name}/describe`, { signal, quiet: true }),
    placeholderData: keptInLanguage(queryKey),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? (
    <Asked report={report} described={given === undefined ? data : beginningWith(data, given)} atOnce={atOnce} />
  ) : (
    <Card title={report.label}>
      <Skeleton lines={4} height={20} />
    </Card>
  )
}

function beginningWith(described: Described, given: URLSearchParams): Described {
  const filters = described.filters.map((field) => {
    const initial = given.get(field.name)
    return initial === null ? field : { ...field, initial }
  })
  return { ...described, filters }
}

/** The figures that stand there, what they were asked by, and the language they are in. */
interface Shown {
  readonly sheet: ReportResult
  readonly filters: Values
  readonly lang: Lang
}

function Asked({
  report: { module, name, label },
  described,
  atOnce,
}: {
  readonly report: ReportInfo
  readonly described: Described
  readonly atOnce: boolean
}) {
  useChartsAhead(described.charted)
  const t = useWords()
  const lang = useLang()
  const prefix = useId()
  const root = useRef<HTMLFormElement>(null)
  const asker = useAsker()
  const [form] = useState(() =>
    createForm({ fields: fieldsOf(described.filters), record: null, asker, writable: () => true }),
  )
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)
  const [publishing, setPublishing] = useState(false)
  const address = `/api/report/${module}/${name}`
  const show = async () => {
    if (form.tryAll()) await ask(wireOf(described.filters, form.store.getState().checked))
    else focusWrong(root.current)
  }
  const ask = async (filters: Values) => {
    setBusy(true)
    try {
      setShown({ sheet: await http.post<ReportResult>(`${address}/sheet`, filters, { quiet: true }), filters, lang })
    } catch (failure) {
      if (failure instanceof Failure) form.refuse(failure.errors)
      toast.error(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  const first = useStable(() => {
    const { checked } = form.store.getState()
    if (atOnce && described.filters.every(({ name: of, required }) => required !== true || isSet(checked[of] ?? null)))
      void show()
  })
  useEffect(first, [first])
  const inLanguage = useStable(() => {
    if (shown !== null && shown.lang !== lang) void ask(shown.filters)
  })
  // Also when figures come that were asked for in the language before.
  useEffect(inLanguage, [inLanguage, lang, shown])
  return (
    <Card
      title={atOnce ? undefined : label}
      extra={
        shown && (
          <span className={css.acts}>
            <Button icon="print" onClick={() => print()}>
              {t(words.print)}
            </Button>
            <Button
              icon="download"
              onClick={() => void download(`${address}/export`, shown.filters, `${label}.xlsx`).catch(() => null)}
            >
              {t(words.export)}
            </Button>
            <Button icon="globe" onClick={() => setPublishing(true)}>
              {t(words.publish)}
            </Button>
          </span>
        )
      }
    >
      <form
        ref={root}
        className={css.asked}
        onSubmit={(event) => {
          event.preventDefault()
          void show()
        }}
      >
        {described.filters.map((field) => (
          <FieldRow key={field.name} form={form} field={field} prefix={prefix} wide={false} />
        ))}
        <Button look="primary" type="submit" busy={busy}>
          {t(words.show)}
        </Button>
      </form>
      {shown && (
        <div className={css.figures}>
          <ReportCharts charts={shown.sheet.charts} />
          <ReportTable sheet={shown.sheet} />
          <p className={css.quiet}>{t(words.at, { time: fullMoment(shown.sheet.at, lang) })}</p>
        </div>
      )}
      {publishing && shown && (
        <PublishDialog address={address} filters={shown.filters} onClose={() => setPublishing(false)} />
      )}
    </Card>
  )
}
