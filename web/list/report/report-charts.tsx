import { useMemo } from 'react'
import type { ChartFigures } from '../../../core/description/chart.ts'
import { Button } from '../../../ui/button.tsx'
import { Chart } from '../../../ui/chart/chart.tsx'
import { chartDataOf } from '../../platform/data/chart-data-of.ts'
import { keepFile } from '../../platform/http/download.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { chartNumbers } from '../../platform/words/chart-numbers.ts'
import { reportPageWords as words } from './report-words.ts'
import css from './report.module.css'

/** The drawings of a report, over its table. */
export function ReportCharts({ charts }: { readonly charts: readonly ChartFigures[] }) {
  const colours = useMemo(() => coloursOf(charts), [charts])
  if (charts.length === 0) return null
  return (
    <div className={css.charts}>
      {charts.map((figures, at) => (
        <ReportChart key={`${at} ${figures.label}`} figures={figures} colours={colours} />
      ))}
    </div>
  )
}

/** The same colour for the same name in every chart of a report. */
export function coloursOf(charts: readonly ChartFigures[]): ReadonlyMap<string, number> {
  const named = charts.flatMap(({ kind, categories, series }) => {
    if (kind === 'ring') return categories
    return series.length > 1 ? series.map(({ label }) => label) : []
  })
  return new Map([...new Set(named)].map((label, at) => [label, at]))
}

interface ReportChartProps {
  readonly figures: ChartFigures
  readonly colours: ReadonlyMap<string, number>
  /** It takes the height of what is around it. */
  readonly size?: 'fill'
}

/** One drawing, which can be kept as a picture. */
export function ReportChart({ figures, colours, size }: ReportChartProps) {
  const t = useWords()
  const lang = useLang()
  const chart = useMemo(() => ({ ...chartDataOf(figures), colours }), [figures, colours])
  return (
    <Chart
      chart={chart}
      numbers={chartNumbers(lang)}
      title={figures.label}
      {...(size === undefined ? {} : { size })}
      actions={(png) => (
        <span className={css.print}>
          <Button
            look="quiet"
            icon="download"
            title={t(words.picture)}
            aria-label={`${t(words.picture)}: ${figures.label}`}
            onClick={() => void png().then((picture) => picture && keepFile(picture, `${figures.label}.png`))}
          />
        </span>
      )}
    />
  )
}
