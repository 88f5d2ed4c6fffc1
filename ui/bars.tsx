import css from './bars.module.css'

export interface Bar {
  readonly label: string
  /** How long, compared with the other bars; drawing needs no exactness. */
  readonly share: number
  /** The value as it is read. */
  readonly text: string
  readonly negative?: boolean
}

/** Horizontal bars: long names in any language fit, and the figures stand in one column. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map((bar) => Math.abs(bar.share)), Number.MIN_VALUE)
  return (
    <ul className={css.bars}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span className={css.label} title={bar.label}>{bar.label}</span>
          <span className={css.track}><i className={bar.negative ? css.minus : undefined} style={{ width: bar.share === 0 ? 0 : `max(3px, ${(Math.abs(bar.share) / longest) * 100}%)` }} /></span>
          <span className={css.value}>{bar.text}</span>
        </li>
      ))}
    </ul>
  )
}
