import { useMemo } from 'react'
import type { ChartFigures } from '../../../core/answers/chart-figures.ts'
import { Button } from '../../../ui/button.tsx'
import { Chart } from '../../../ui/chart/chart.tsx'
import { keepFile } from '../../platform/http/download.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { shortNumber } from '../../platform/words/short-number.ts'
import { reportPageWords as words } from './report-words.ts'
import css from './report.module.css'

/** The drawings of a report, over its table. */
export function ReportCharts({ charts }: { readonly charts: readonly ChartFigures[] }) {
  if (charts.length === 0) return null
  return (
    <div className={css.charts}>
      {charts.map((figures) => (
        <ReportChart key={figures.label} figures={figures} />
      ))}
    </div>
  )
}

function ReportChart({ figures }: { readonly figures: ChartFigures }) {
  const t = useWords()
  const lang = useLang()
  const chart = useMemo(
    () => ({
      ...figures,
      series: figures.series.map((one) => ({
        ...one,
        values: one.values.map((value) => (value === null ? null : Number(value))),
      })),
    }),
    [figures],
  )
  return (
    <Chart
      chart={chart}
      short={(value) => shortNumber(value, lang)}
      title={figures.label}
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
