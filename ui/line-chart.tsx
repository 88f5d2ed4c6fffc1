import { useId } from 'react'
import css from './line-chart.module.css'

interface LinePoint {
  readonly label: string
  /** Height, compared with the other points. */
  readonly at: number
  /** The value as it is read. */
  readonly text: string
}

const width = 600
const height = 160

/** One line over its area; every point says its label and value when pointed at. */
export function LineChart({ points }: { readonly points: readonly LinePoint[] }) {
  const fill = useId()
  if (points.length === 0) return null
  const low = Math.min(...points.map((point) => point.at), 0)
  const high = Math.max(...points.map((point) => point.at), low + 1)
  const x = (index: number) => (points.length === 1 ? width / 2 : (index / (points.length - 1)) * width)
  const y = (at: number) => height - 6 - ((at - low) / (high - low)) * (height - 18)
  const line = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(point.at).toFixed(1)}`)
    .join('')
  return (
    <figure className={css.chart}>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--brand)" stopOpacity="0.22" />
              <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
            </linearGradient>
          </defs>
          {[0.25, 0.5, 0.75, 1].map((share) => (
            <path key={share} className={css.rule} d={`M0 ${height * share - 1}H${width}`} />
          ))}
          <path d={`${line}L${x(points.length - 1)} ${height}L${x(0)} ${height}Z`} fill={`url(#${fill})`} />
          <path className={css.line} d={line} />
        </svg>
        {points.map((point, index) => (
          <span
            key={point.label}
            className={css.point}
            style={{ left: `${(x(index) / width) * 100}%`, top: `${(y(point.at) / height) * 100}%` }}
            title={`${point.label}: ${point.text}`}
          />
        ))}
      </div>
      <figcaption>
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </figcaption>
      <ul className="sr-only">
        {points.map((point) => (
          <li key={point.label}>
            {point.label}: {point.text}
          </li>
        ))}
      </ul>
    </figure>
  )
}
