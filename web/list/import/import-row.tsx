import { useId, useRef, useState } from 'react'
import type { Words } from '../../../core/values/language.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import type { ImportColumn, ImportedRow, RowState } from './import-queries.ts'
import { importWords } from './words.ts'
import css from './import.module.css'

interface ImportRowProps {
  readonly id: string
  readonly index: number
  readonly start: number
  /** Undefined while it is on its way. */
  readonly row: ImportedRow | undefined
  readonly columns: readonly ImportColumn[]
  /** The cell the keyboard stands on, or -1. */
  readonly column: number
  readonly editing: boolean
  readonly onPoint: (column: number) => void
  readonly onEdit: (column: number) => void
  readonly onMend: (name: string, text: string) => void
  readonly onGiveUp: () => void
}

const stateWords: Readonly<Record<RowState, Words>> = {
  right: importWords.stateRight,
  wrong: importWords.stateWrong,
  there: importWords.stateThere,
  done: importWords.stateDone,
}

/** One row of the file: every cell with what is wrong in it, and how the row stands. */
export function ImportRow({
  id,
  index,
  start,
  row,
  columns,
  column,
  editing,
  onPoint,
  onEdit,
  onMend,
  onGiveUp,
}: ImportRowProps) {
  const t = useWords()
  const open = row?.state === 'right' || row?.state === 'wrong'
  return (
    <div className={css.row} role="row" aria-rowindex={index + 2} style={{ top: start }}>
      <div className={css.number} role="rowheader">
        {row?.row ?? '…'}
      </div>
      {columns.map((one, at) => {
        const text = row?.cells[one.name] ?? ''
        const error = row?.errors[one.name]
        if (editing && at === column && row !== undefined)
          return (
            <div key={one.name} className={css.cell} role="gridcell">
              <CellEditor
                text={text}
                column={one}
                label={t(importWords.edit, { label: one.label, row: row.row })}
                onDone={(next) => onMend(one.name, next)}
                onGiveUp={onGiveUp}
              />
            </div>
          )
        return (
          <div
            key={one.name}
            id={`${id}-${at}`}
            className={joinClassNames(
              css.cell,
              one.numeric && css.figure,
              error !== undefined && css.bad,
              at === column && css.focus,
            )}
            role="gridcell"
            aria-invalid={error !== undefined}
            aria-selected={at === column}
            onClick={() => (open && at === column ? onEdit(at) : onPoint(at))}
            onDoubleClick={() => {
              if (open) onEdit(at)
            }}
          >
            <span>{text}</span>
            {error !== undefined && <small title={error}>{error}</small>}
          </div>
        )
      })}
      <div className={css.status} role="gridcell">
        {row !== undefined && <span className={css[row.state]}>{t(stateWords[row.state])}</span>}
        {row?.errors[''] !== undefined && <small title={row.errors['']}>{row.errors['']}</small>}
      </div>
    </div>
  )
}

interface CellEditorProps {
  readonly text: string
  readonly column: ImportColumn
  readonly label: string
  readonly onDone: (text: string) => void
  readonly onGiveUp: () => void
}

function CellEditor({ text, column, label, onDone, onGiveUp }: CellEditorProps) {
  const [typed, setTyped] = useState(text)
  const list = useId()
  const ended = useRef(false)
  // Going out by a key takes the focus away as well: only the first of both counts.
  const end = (act: () => void) => {
    if (ended.current) return
    ended.current = true
    act()
  }
  return (
    <>
      <input
        autoFocus
        className={css.editor}
        value={typed}
        aria-label={label}
        list={column.choices === null ? undefined : list}
        maxLength={10_000}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => end(() => onDone(typed))}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(() => onDone(typed))
          if (event.key === 'Escape') end(onGiveUp)
        }}
      />
      {column.choices !== null && (
        <datalist id={list}>
          {column.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  )
}
