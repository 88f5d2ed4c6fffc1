import type { KeyboardEvent } from 'react'
import { useWords } from '../../../platform/session/use-words.ts'
import { sheetWords as words } from './words.ts'
import css from './sheet.module.css'

interface SheetLineProps {
  readonly name: string
  readonly text: string
  readonly isWriting: boolean
  /** The text has several looks, which typing over it loses. */
  readonly isRich: boolean
  /** What the validation of the cell offers. */
  readonly offered: readonly string[] | null
  readonly onDraft: (text: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onLeave: () => void
  readonly onChoose: (value: string) => void
}

/** What the chosen cell holds: its formula, or its value in full. */
export function SheetLine(props: SheetLineProps) {
  const { name, text, isWriting, isRich, offered, onDraft, onKey, onLeave, onChoose } = props
  const t = useWords()
  return (
    <>
      <div className={css.line}>
        <output className={css.name} aria-label={t(words.cell)}>
          {name}
        </output>
        {isWriting ? (
          <input
            className={css.typing}
            aria-label={`${t(words.formula)} ${name}`}
            autoComplete="off"
            value={text}
            onChange={({ target }) => onDraft(target.value)}
            onKeyDown={onKey}
            onBlur={onLeave}
          />
        ) : (
          <span className={css.reading}>{text}</span>
        )}
        {offered !== null && offered.length > 0 && (
          <select
            className={css.choice}
            aria-label={t(words.choose)}
            value={offered.includes(text) ? text : ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="" />
            {offered.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        )}
      </div>
      {isWriting && isRich && <p className={css.hint}>{t(words.rich, { cell: name })}</p>}
    </>
  )
}
