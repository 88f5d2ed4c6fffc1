import { useState, type ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Totals } from '../../platform/data/row-groups-and-totals.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { useSelectedIds } from '../actions/selection.ts'
import type { Placed, Slice } from '../grid/column-layout.ts'
import { idle, type GridInteractions } from '../grid/grid-interactions.ts'
import type { Windows } from '../grid/grid-windows-type.ts'
import { listWords } from '../words.ts'
import { TotalsSum } from './totals-sum.tsx'
import { useSumsOf, useTotals } from './use-totals.ts'
import grid from '../grid/grid.module.css'
import css from './totals.module.css'

interface TotalsFootProps {
  readonly doc: Described
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly windows: Windows
  /** The lines in sight. */
  readonly range: { readonly from: number; readonly to: number }
  readonly slice: Slice
  readonly actionsWidth: number
  readonly work: GridInteractions | null
}

/** Sums under their columns: of all that the list finds, of the rows chosen, and on demand of those in sight. */
export function TotalsFoot({ doc, topic, query, windows, range, slice, actionsWidth, work }: TotalsFootProps) {
  const t = useWords()
  const lang = useLang()
  const [here, setHere] = useState(false)
  const chosen = useSelectedIds({ store: work?.selection.store ?? idle.selection })
  const inSight = here
    ? Array.from({ length: range.to - range.from + 1 }, (_, at) => windows.row(range.from + at)?.id).filter(
        (id) => typeof id === 'string',
      )
    : []
  const all = useTotals(doc, topic, query, windows)
  const sumsChosen = useSumsOf(doc, topic, query, chosen === 'all' ? [] : [...chosen])
  const sumsHere = useSumsOf(doc, topic, query, inSight)
  const count = (n: number) => formatNumber(String(n), null, lang)
  const shared = { doc, slice, actionsWidth, boxed: work !== null }
  return (
    <div className={css.foot} role="rowgroup">
      {here && <FootRow {...shared} totals={sumsHere?.totals} label={t(listWords.sumHere)} />}
      {chosen !== 'all' && chosen.size > 0 && (
        <FootRow
          {...shared}
          totals={sumsChosen?.totals}
          label={t(listWords.sumChosen, { n: count(chosen.size) })}
          chosen
        />
      )}
      <FootRow
        {...shared}
        totals={all}
        label={
          <button
            type="button"
            tabIndex={-1}
            className={css.switch}
            aria-pressed={here}
            title={t(here ? listWords.sumHereOff : listWords.sumHereOn)}
            onClick={() => setHere(!here)}
          >
            {t(listWords.sum)}
            <Icon name={here ? 'down' : 'up'} size={12} />
          </button>
        }
      />
    </div>
  )
}

interface FootRowProps extends Pick<TotalsFootProps, 'doc' | 'slice' | 'actionsWidth'> {
  readonly totals: Totals | undefined
  readonly label: ReactNode
  readonly boxed: boolean
  readonly chosen?: boolean
}

function FootRow({ doc, slice, actionsWidth, boxed, totals, label, chosen = false }: FootRowProps) {
  const { pinned, sliding } = slice
  const before = boxed ? 3 : 2
  const cell = ({ field, width, place }: Placed) => {
    const sums = totals?.[field.name]
    return (
      <div
        key={field.name}
        className={joinClassNames(grid.cell, grid.figure, css.cell)}
        style={{ width }}
        role="gridcell"
        aria-colindex={place + before}
      >
        {sums && <TotalsSum doc={doc} field={field} sums={sums} />}
      </div>
    )
  }
  return (
    <div className={joinClassNames(css.row, chosen && css.chosen)} role="row" aria-busy={totals === undefined}>
      <div className={grid.lead} role="presentation">
        <div className={joinClassNames(grid.cell, css.label, boxed && css.boxed)} role="gridcell" aria-colindex={1}>
          {label}
        </div>
        {pinned.map(cell)}
      </div>
      <div style={{ width: slice.before, flex: 'none' }} role="presentation" />
      {sliding.map(cell)}
      {actionsWidth > 0 && (
        <div
          className={joinClassNames(grid.cell, grid.actions)}
          style={{ width: actionsWidth }}
          role="gridcell"
          aria-colindex={slice.columns.length + before}
        />
      )}
    </div>
  )
}
