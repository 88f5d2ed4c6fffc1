import type { KeyboardEvent } from 'react'
import { linesIn } from '../../core/values/sub-table-lines.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { InputProps } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { narrowedColumns } from '../reference/fill-from-record.ts'
import { listOption } from '../shared-inputs/field-options.ts'
import { newLine, withCell, withCopy, wrongLines, type Line } from './edit-lines.ts'
import { LinesCards } from './lines-cards.tsx'
import { LinesGrid } from './lines-grid.tsx'
import { useLatestLines } from './use-latest-lines.ts'
import { usePaste } from './use-paste.ts'
import { useUndo } from './use-undo.ts'
import { editorWords } from './words.ts'
import css from './lines.module.css'

/**
 * The editor of a sub-table: a table, on a phone cards; lines are added, copied, removed and pasted from a spreadsheet.
 */
export default function LinesInput({
  id,
  value,
  field,
  record,
  disabled,
  error,
  text,
  inner = {},
  onChange,
  onInnerBlur = () => undefined,
}: InputProps) {
  const { say, phone } = useHost()
  const columns = narrowedColumns(field.columns ?? [], record)
  const lines = linesIn(value)
  const { undo, remember, forget } = useUndo(lines)
  const { latest, tell } = useLatestLines(lines)
  const put = (next: readonly Line[]) => {
    forget()
    tell(next)
    onChange(next.length === 0 ? null : [...next])
  }
  const putMany = (next: readonly Line[], said: string) => {
    put(next)
    remember(next, said)
  }
  const { paste, problems, busy } = usePaste({
    field,
    columns,
    lines,
    record,
    latest,
    putMany,
    text,
    touch: onInnerBlur,
  })
  const undoByKey = (event: KeyboardEvent) => {
    if (!undo || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    put(undo.lines)
  }
  const View = phone ? LinesCards : LinesGrid
  const wrong = wrongLines(inner).length
  return (
    <div className={css.lines} onKeyDown={undoByKey}>
      {problems.length > 0 && <PasteProblems problems={problems} />}
      {lines.length === 0 ? (
        <Empty small title={say(editorWords.none)} />
      ) : (
        <View
          id={id}
          label={field.label}
          lines={lines}
          columns={columns}
          totals={listOption(field, 'totals')}
          text={text}
          locked={disabled}
          inner={inner}
          // A reference says its choice and then what it fills, both before anything is drawn anew.
          onPatch={(at, patch) => put(withCell(latest(), at, patch))}
          onCopy={(at) => put(withCopy(lines, at, columns))}
          onRemove={(at) =>
            putMany(
              lines.filter((_, index) => index !== at),
              say(editorWords.removed, { n: at + 1 }),
            )
          }
          onAdd={() => put([...lines, newLine(columns)])}
          onBlur={(at, column) => onInnerBlur([at, column])}
          onPaste={paste}
        />
      )}
      {!disabled && (
        <footer className={css.foot}>
          <Button
            {...(lines.length === 0 ? { id } : {})}
            look="dashed"
            icon="plus"
            busy={busy}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => put([...lines, newLine(columns)])}
            onPaste={(event) => {
              if (paste(event.clipboardData.getData('text/plain'), lines.length, 0)) event.preventDefault()
            }}
          >
            {say(editorWords.add)}
          </Button>
          <span role="status">
            {undo ? (
              <UndoOffer said={undo.said} onUndo={() => put(undo.lines)} />
            ) : (
              !phone && <small>{say(editorWords.paste)}</small>
            )}
          </span>
          {wrong > 0 && <span className={css.wrong}>{say(editorWords.wrong, { n: wrong })}</span>}
        </footer>
      )}
    </div>
  )
}

function PasteProblems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <ul className={css.problems} role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}

function UndoOffer({ said, onUndo }: { readonly said: string; readonly onUndo: () => void }) {
  const { say } = useHost()
  return (
    <>
      {said}{' '}
      <Button look="link" size="small" title="Ctrl+Z" onClick={onUndo}>
        {say(editorWords.undo)}
      </Button>
    </>
  )
}
