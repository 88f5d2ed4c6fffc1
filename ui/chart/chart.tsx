import { type ReactNode, useDeferredValue } from 'react'
import { joinClassNames } from '../join-class-names.ts'
import type { ChartData, ChartNumbers } from './chart-data.ts'
import { useDrawnChart } from './use-drawn-chart.ts'
import css from './chart.module.css'

interface ChartProps {
  readonly chart: ChartData
  readonly numbers: ChartNumbers
  readonly title?: ReactNode
  /** What can be done with it, beside its title, once it is drawn; `png` makes a picture of it. */
  readonly actions?: (png: () => Promise<Blob | null>) => ReactNode
  /** Lower than usual, for a card of the home page, or all the height that is around it. */
  readonly size?: 'low' | 'fill'
  /** Opens the records of a figure, where it leads to them. */
  readonly onOpen?: ((href: string) => void) | undefined
}

// So much for each lying bar, and for what stands around them.
const barHeight = 40
const aroundBars = 64

/** A chart, with its values in a table for whoever does not see it, and for everybody where it cannot be drawn. */
export function Chart({ chart, numbers, title, actions, size, onOpen }: ChartProps) {
  const { room, state, png } = useDrawnChart(chart, numbers, onOpen)
  // What is seen comes first; its values are laid out once it stands there.
  const withValues = useDeferredValue(true, false)
  const bars = chart.kind === 'bar' ? chart.categories.length : 0
  return (
    <figure className={joinClassNames(css.chart, size && css[size])} aria-label={chart.label} data-state={state}>
      {(title !== undefined || actions !== undefined) && (
        <figcaption className={css.caption}>
          <span>{title}</span>
          {state === 'drawn' && actions?.(png)}
        </figcaption>
      )}
      {state !== 'failed' && (
        <div
          ref={room}
          className={css.room}
          style={bars > 0 && size !== 'fill' ? { height: bars * barHeight + aroundBars } : undefined}
          aria-hidden="true"
        />
      )}
      {withValues && <ChartValues chart={chart} seen={state === 'failed'} onOpen={onOpen} />}
    </figure>
  )
}

interface ChartValuesProps extends Pick<ChartProps, 'chart' | 'onOpen'> {
  readonly seen: boolean
}

// A curve is drawn by fewer points than it has, too; nobody reads all of them one by one.
const mostRead = 500

/** Two records may be called the same, and the rest as one of the groups: places tell rows and columns apart. */
function ChartValues({ chart, seen, onOpen }: ChartValuesProps) {
  const { label, categories, series } = chart
  const each = Math.ceil(categories.length / mostRead)
  return (
    <table className={seen ? css.values : 'sr-only'}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          {series.map((one, nr) => (
            <th key={`${nr} ${one.label}`} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, at) =>
          at % each > 0 && at < categories.length - 1 ? null : (
            <tr key={`${at} ${category}`}>
              <th scope="row">{category}</th>
              {series.map((one, nr) => (
                <td key={`${nr} ${one.label}`}>
                  <ChartValue text={one.texts[at]} href={one.hrefs?.[at] ?? null} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

interface ChartValueProps extends Pick<ChartProps, 'onOpen'> {
  readonly text: string | undefined
  readonly href: string | null
}

function ChartValue({ text, href, onOpen }: ChartValueProps) {
  if (href === null || onOpen === undefined) return text
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onOpen(href)
      }}
    >
      {text}
    </a>
  )
}
