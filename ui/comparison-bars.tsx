import { Fragment } from 'react'
import css from './comparison-bars.module.css'

interface Bar {
  readonly label: string
  /** How long, compared with the other bars of its unit; drawing needs no exactness. */
  readonly share: number
  /** The value as it is read. */
  readonly text: string
  readonly negative?: boolean
  /** What is measured in it (a currency); bars of one stand together under its name. */
  readonly unit?: string
}

/** Horizontal bars: long names in any language fit, and the figures stand in one column. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul className={css.bars}>
      {bars.map((bar, at) => {
        const longest = Math.max(
          ...bars.filter(({ unit }) => unit === bar.unit).map(({ share }) => Math.abs(share)),
          Number.MIN_VALUE,
        )
        return (
          <Fragment key={`${bar.unit ?? ''} ${bar.label}`}>
            {bar.unit !== undefined && bar.unit !== bars[at - 1]?.unit && (
              <li className={css.unit}>
                <b>{bar.unit}</b>
              </li>
            )}
            <li>
              <span className={css.label} title={bar.label}>
                {bar.label}
              </span>
              <span className={css.track}>
                <i
                  className={bar.negative ? css.minus : undefined}
                  style={{ width: bar.share === 0 ? 0 : `max(3px, ${(Math.abs(bar.share) / longest) * 100}%)` }}
                />
              </span>
              <span className={css.value}>{bar.text}</span>
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
