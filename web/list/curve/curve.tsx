import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Described, DescribedCurve } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import { useChartsAhead } from '../../../ui/chart/use-drawn-chart.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { readRows, type RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { textIn } from '../../platform/data/reference-names.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { chartNumbers } from '../../platform/words/chart-numbers.ts'
import { curveOf } from './curve-points.ts'
import { curveWords as words } from './curve-words.ts'
import css from './curve.module.css'

interface CurveProps {
  readonly doc: Described
  readonly curve: DescribedCurve
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly onTotal: (total: number, approximate: boolean) => void
}

/** The rows of a list as lines of a number from day to day. */
export default function Curve({ doc, curve, topic, query, empty, failed, onTotal }: CurveProps) {
  useChartsAhead(true)
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch } = useQuery({
    queryKey: [...topic, 'curve', query, lang],
    queryFn: ({ signal }) => readPoints(doc, curve, query, signal),
  })
  const total = data?.total
  useEffect(() => {
    if (total !== undefined) onTotal(total, data?.approximate ?? false)
  }, [onTotal, total, data?.approximate])
  const drawn = useMemo(() => (data ? curveOf(doc, curve, data.rows, textIn(lang)) : null), [doc, curve, data, lang])
  if (data === undefined || drawn === null)
    return <div className={css.state}>{error ? failed(error, () => void refetch()) : <Skeleton lines={8} />}</div>
  if (data.total === 0) return <div className={css.state}>{empty}</div>
  const name = fieldNamed(doc.fields, curve.value)?.label ?? ''
  const label = drawn.relative ? t(words.relative, { name }) : name
  return (
    <div className={css.curve}>
      <Chart chart={{ ...drawn.chart, label }} numbers={chartNumbers(lang)} title={label} size="fill" />
      {data.rows.length < data.total && (
        <p className={css.cut}>{t(words.cut, { n: formatNumber(String(data.rows.length), null, lang) })}</p>
      )}
    </div>
  )
}

const size = 500
const most = 2_000

/** The latest points of a list, as many as a screen can show. */
async function readPoints(doc: Described, { along, value, by }: DescribedCurve, query: RowsQuery, signal: AbortSignal) {
  const asked = { ...query, sort: [`-${along}`] }
  const rows: Values[] = []
  let after: string | null = null
  for (let page = 1; ; page += 1) {
    const read = await readRows(doc, asked, { page, size, after, columns: [along, value, ...by] }, signal)
    rows.push(...read.rows)
    after = read.next
    if (after === null || rows.length >= most) return { ...read, rows }
  }
}
