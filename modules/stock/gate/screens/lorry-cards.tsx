import { formatNumber } from '../../../../core/values/decimal.ts'
import { useLang, useWords } from '../../../../web/module-api.ts'
import { gateWords as words } from '../gate-words.ts'
import css from './gate.module.css'

interface Lorry {
  readonly key: string
  readonly plate: string
  /** Of its release, or of its pass once it is inside: what tells two rides of one lorry apart. */
  readonly number: string
  readonly customer: string
  readonly goods: string
  readonly place: string
  readonly left: string
  readonly onChoose: () => void
}

/** Lorries to be pressed, each with what it fetches for whom. */
export function LorryCards({ title, lorries }: { readonly title: string; readonly lorries: readonly Lorry[] }) {
  const t = useWords()
  const lang = useLang()
  if (lorries.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.cards}>
        {lorries.map(({ key, plate, number, customer, goods, place, left, onChoose }) => (
          <li key={key}>
            <button type="button" className={css.card} onClick={onChoose}>
              <strong>{plate}</strong>
              <small>{number}</small>
              <span>{customer}</span>
              {place !== '' && (
                <span>
                  {t(words.place)} {place}
                </span>
              )}
              <span>
                {goods} · {t(words.left)} {formatNumber(left, 3, lang)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
