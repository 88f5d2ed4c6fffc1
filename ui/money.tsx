import { joinClassNames } from './join-class-names.ts'
import css from './money.module.css'

interface MoneyProps {
  /** The amount as its reader's language writes it. */
  readonly text: string
  readonly currency?: string
  readonly strong?: boolean
  readonly negative?: boolean
}

/** An amount in figures of one width, its currency small beside it. */
export function Money({ text, currency, strong = false, negative = false }: MoneyProps) {
  return (
    <span className={joinClassNames(css.money, strong && css.strong, negative && css.minus)}>
      {text}
      {currency && <small>{currency}</small>}
    </span>
  )
}
