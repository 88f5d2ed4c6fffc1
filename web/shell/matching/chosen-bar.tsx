import { useState, type KeyboardEvent } from 'react'
import type { MatchingDescribed } from '../../../core/api-types/matching-board.ts'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { formatNumber, sub } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { Money } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.ts'
import { FieldsDialog } from '../../form/fields-dialog.tsx'
import type { Selection } from '../../list/actions/selection.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import { titleOf } from '../../platform/data/record-title.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { Failure } from '../../platform/http/failure.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { canPair, type ChosenSide, differing, useChosen } from './chosen-rows.ts'
import { confirmTogether, refreshBoard } from './matching-queries.ts'
import { matchingPageWords as words } from './words.ts'
import css from './matching.module.css'

interface ChosenBarProps {
  readonly board: MatchingDescribed
  readonly left: { readonly doc: Described; readonly selection: Selection }
  readonly right: { readonly doc: Described; readonly selection: Selection }
}

const nothing: Values = {}

/** What is chosen on both sides, how far their amounts are apart, and pairing them. */
export function ChosenBar({ board, left, right }: ChosenBarProps) {
  const t = useWords()
  const lang = useLang()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const mine = useChosen(left.selection, board.left.remaining)
  const theirs = useChosen(right.selection, board.right.remaining)
  const differs = differing(board.alike, mine.rows, theirs.rows)
  const ready =
    board.mayConfirm &&
    differs === null &&
    canPair(mine.rows, theirs.rows, [board.left.remaining, board.right.remaining])
  const fields = askedFields(left.doc, board)
  const clear = () => {
    left.selection.clear()
    right.selection.clear()
  }
  const send = async (values: Values) => {
    const chosen = { left: mine.rows.map(idOf), right: theirs.rows.map(idOf) }
    const made = await confirmTogether(board, chosen, values, newKey())
    clear()
    refreshBoard(board)
    toast.success(t(words.done, { n: made.length }))
  }
  const confirm = async () => {
    if (!ready || busy) return
    setBusy(true)
    try {
      await send(nothing)
    } catch (failure) {
      // What the verb wants to know besides is asked only where it is wanted.
      const wanted = failure instanceof Failure && fields.some(({ name }) => name in failure.errors)
      if (wanted) setAsked(true)
      else toast.error(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  if (mine.rows.length + theirs.rows.length === 0) return <p className={css.hint}>{t(words.nothingChosen)}</p>
  const amounts = { digits: board.digits, isMoney: board.money }
  const label = differs === null ? '' : (fieldNamed(left.doc.fields, differs)?.label ?? differs)
  return (
    <div
      className={css.chosen}
      role="region"
      aria-label={t(words.chosen, { n: mine.rows.length + theirs.rows.length })}
    >
      <SideSum {...left} {...amounts} side={mine} label={t(words.chosenLeft)} />
      <SideSum {...right} {...amounts} side={theirs} label={t(words.chosenRight)} />
      <p className={joinClassNames(css.sum, css.difference)} aria-live="polite">
        <span>{t(words.difference)}</span>
        {differs === null ? (
          <Money text={formatNumber(sub(mine.total, theirs.total), board.digits, lang)} strong />
        ) : (
          <b className={css.differs}>{t(words.differs, { field: label })}</b>
        )}
      </p>
      <span className={css.acts}>
        <Button look="quiet" onClick={clear}>
          {t(words.clear)}
        </Button>
        {board.mayConfirm && (
          <Button look="primary" disabled={!ready} busy={busy} data-confirm="" onClick={() => void confirm()}>
            {t(words.confirm)}
          </Button>
        )}
      </span>
      {asked && (
        <FieldsDialog
          title={t(words.confirm)}
          fields={fields}
          values={nothing}
          onSave={send}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

/** Ctrl and Enter on the board press the button that pairs what is chosen. */
export function onBoardKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('[data-confirm]')?.click()
}

interface SideSumProps {
  readonly doc: Described
  readonly selection: Selection
  readonly side: ChosenSide
  readonly label: string
  readonly digits: number
  readonly isMoney: boolean
}

const mostNamed = 3

/** How much is chosen of a side, and of what: on a phone the other side is not in sight. */
function SideSum({ doc, selection, side: { rows, total }, label, digits, isMoney }: SideSumProps) {
  const t = useWords()
  const lang = useLang()
  const amount = formatNumber(total, digits, lang)
  const currency = isMoney ? currencyOf(rows) : undefined
  return (
    <div className={css.sum}>
      <span>{label}</span>
      {currency === undefined ? <Money text={amount} strong /> : <Money text={amount} currency={currency} strong />}
      <ul className={css.names}>
        {rows.slice(0, mostNamed).map((row) => {
          const name = titleOf(doc, row, lang)
          return (
            <li key={idOf(row)}>
              <span title={name}>{name}</span>
              <button type="button" aria-label={t(words.remove, { name })} onClick={() => selection.toggle(0, row)}>
                <Icon name="close" size={12} />
              </button>
            </li>
          )
        })}
        {rows.length > mostNamed && <li>+{rows.length - mostNamed}</li>}
      </ul>
    </div>
  )
}

function askedFields(doc: Described, { verb, asks }: MatchingDescribed): readonly DescribedField[] {
  const fields = doc.actions.find((one) => one.verb === verb)?.asks ?? []
  return asks.flatMap((name) => fields.find((field) => field.name === name) ?? [])
}

function currencyOf(rows: readonly Values[]): string | undefined {
  const value = rows[0]?.currency
  return typeof value === 'string' ? value : undefined
}

function idOf(row: Values): string {
  return String(row.id)
}
