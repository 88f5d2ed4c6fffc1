import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SeriesDescribed, SeriesFieldInfo, SeriesShown } from '../../../core/api-types/time-series.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chart } from '../../../ui/chart/chart.tsx'
import { useChartsAhead } from '../../../ui/chart/use-drawn-chart.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { chartNumbers } from '../../platform/words/chart-numbers.ts'
import { dayOfCondition } from './day-of-condition.ts'
import { seriesChart } from './series-chart.ts'
import { ValuesTable } from './values-table.tsx'
import { seriesPageWords as words } from './words.ts'
import css from './series.module.css'

interface CurvesProps {
  readonly at: string
  readonly topic: readonly string[]
  readonly described: SeriesDescribed
  readonly values: Values
}

/** What was asked as curves, and under them their values. */
export function Curves({ at, topic, described, values }: CurvesProps) {
  useChartsAhead(true)
  const t = useWords()
  const asked = askedOf(values)
  const field = described.fields.find(({ name }) => name === values['field'])
  const { data, error, refetch } = useQuery({
    queryKey: [...topic, 'curves', asked],
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http.get<SeriesShown>(`${at}/curves`, { query: { ...asked, width: String(width()) }, signal, quiet: true }),
  })
  if (asked === null || field === undefined) return <Empty title={t(words.choose)} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={8} height={40} />
  if (data.curves.every(({ points }) => points.length === 0))
    return <Empty title={t(words.nothing)} note={t(words.nothingNote)} />
  return <Drawn shown={data} field={field} file={described.label} download={{ at, asked }} />
}

interface DrawnProps {
  readonly shown: SeriesShown
  readonly field: SeriesFieldInfo
  readonly file: string
  readonly download: { readonly at: string; readonly asked: Readonly<Record<string, string>> }
}

function Drawn({ shown, field, file, download: { at, asked } }: DrawnProps) {
  const t = useWords()
  const lang = useLang()
  const drawing = useMemo(() => seriesChart(shown, field, lang), [shown, field, lang])
  const name = `${field.label}, ${field.unit}`
  const label = drawing.relative ? t(words.relative, { name }) : name
  const save = () =>
    http.download(`${at}/export?${new URLSearchParams({ ...asked, width: '1000' })}`, null, `${file}.xlsx`)
  return (
    <>
      <Card title={label} extra={t(seriesTerms[shown.level])}>
        <div className={css.chart}>
          <Chart chart={{ ...drawing.chart, label }} numbers={chartNumbers(lang)} size="fill" />
        </div>
        {drawing.marked && <p className={css.note}>{t(words.legend)}</p>}
      </Card>
      <Card
        title={t(words.values)}
        flush
        extra={
          <Button look="quiet" icon="download" onClick={() => void save()}>
            {t(words.export)}
          </Button>
        }
      >
        <ValuesTable shown={shown} field={field} />
      </Card>
    </>
  )
}

/** What is asked of the server; null while something is left open. */
function askedOf(values: Values): Readonly<Record<string, string>> | null {
  const { keys, field, level } = values
  const [from, to] = [dayOfCondition(values, 'from'), dayOfCondition(values, 'to')]
  if (!Array.isArray(keys) || keys.length === 0 || typeof field !== 'string') return null
  if (from === null || to === null || to < from) return null
  return { keys: keys.join(','), field, from, to, ...(typeof level === 'string' && level !== 'auto' ? { level } : {}) }
}

// A narrower window is asked no more often: a point of a curve is at least a dot of the screen.
function width(): number {
  return Math.min(1_000, Math.max(240, Math.round(innerWidth * 0.8)))
}
