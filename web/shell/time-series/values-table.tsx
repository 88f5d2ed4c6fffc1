import type { SeriesFieldInfo, SeriesPoint, SeriesShown } from '../../../core/api-types/time-series.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { timeText } from './time-text.ts'
import { seriesPageWords as words } from './words.ts'
import css from './series.module.css'

interface ValuesTableProps {
  readonly shown: SeriesShown
  readonly field: SeriesFieldInfo
}

const most = 200

/** The points of curves, the latest first, each with what is wrong about it. */
export function ValuesTable({ shown, field }: ValuesTableProps) {
  const t = useWords()
  const lang = useLang()
  const isGauge = field.sort === 'gauge'
  const called = new Map(shown.things.map(({ id, code }) => [id, code]))
  const all = shown.curves
    .flatMap(({ key, points }) => points.map((point) => ({ ...point, key })))
    .toSorted((a, b) => b.at - a.at)
  const number = (value: SeriesPoint['value']) => (value === null ? '—' : formatNumber(value, field.digits, lang))
  return (
    <div className={css.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(seriesTerms.time)}</th>
            <th scope="col">{t(seriesTerms.thing)}</th>
            <th scope="col" className={css.number}>
              {field.label}
            </th>
            {isGauge && (
              <>
                <th scope="col" className={css.number}>
                  {t(seriesTerms.least)}
                </th>
                <th scope="col" className={css.number}>
                  {t(seriesTerms.most)}
                </th>
              </>
            )}
            <th scope="col" className={css.number}>
              {t(seriesTerms.readings)}
            </th>
            <th scope="col">{t(seriesTerms.quality)}</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, most).map(({ key, at, value, least, most: highest, n, marks }) => (
            <tr key={`${key} ${at}`}>
              <th scope="row">{timeText(at, shown, lang)}</th>
              <td>{called.get(key)}</td>
              <td className={css.number}>{number(value)}</td>
              {isGauge && (
                <>
                  <td className={css.number}>{number(least)}</td>
                  <td className={css.number}>{number(highest)}</td>
                </>
              )}
              <td className={css.number}>{n}</td>
              <td className={css.marks}>{marks.map((mark) => t(seriesTerms[mark])).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all.length > most && <p className={css.note}>{t(words.shown, { n: most, all: all.length })}</p>}
    </div>
  )
}
