import { useId, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useSelectedIds } from '../actions/selection.ts'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import type { Windows } from '../grid/grid-windows-type.ts'
import { TotalsSum } from '../totals/totals-sum.tsx'
import { totalledOf, useSumsOf, useTotals } from '../totals/use-totals.ts'
import { listWords } from '../words.ts'
import css from './cards.module.css'

interface CardsTotalsProps {
  readonly doc: Described
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly windows: Windows
  readonly work: GridInteractions | null
}

/**
 * The sums under the cards of a phone: of the cards chosen, else of all that the list finds; the first one, the others
 * on demand.
 */
export function CardsTotals({ doc, topic, query, windows, work }: CardsTotalsProps) {
  const t = useWords()
  const lang = useLang()
  const id = useId()
  const [open, setOpen] = useState(false)
  const chosen = useSelectedIds({ store: work?.selection.store ?? idle.selection })
  const some = chosen !== 'all' && chosen.size > 0
  const all = useTotals(doc, topic, query, windows)
  const ofChosen = useSumsOf(doc, topic, query, some ? [...chosen] : [])
  const totals = some ? ofChosen?.totals : all
  const fields = totalledOf(doc, query.list)
    .map((name) => fieldNamed(doc.fields, name))
    .filter((field) => field !== undefined)
  const [first, ...rest] = fields
  if (first === undefined) return null
  const lines = (open ? fields : [first]).map((field) => (
    <div key={field.name}>
      <dt>{field.label}</dt>
      <dd>
        <TotalsSum doc={doc} field={field} sums={totals?.[field.name] ?? []} tight={!open} />
      </dd>
    </div>
  ))
  const many = rest.length > 0 || (totals?.[first.name]?.length ?? 0) > 1
  return (
    <section className={css.totals} aria-label={t(listWords.sum)} aria-busy={totals === undefined}>
      <b>{some ? t(listWords.sumChosen, { n: formatNumber(String(chosen.size), null, lang) }) : t(listWords.sum)}</b>
      <dl id={id}>{lines}</dl>
      {many && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? listWords.sumFewer : listWords.sumMore)}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'up'} size={16} />
        </button>
      )}
    </section>
  )
}
