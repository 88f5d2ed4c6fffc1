import { memo, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { useHost } from '../field-services.ts'
import { kindOf } from '../kinds.ts'
import type { Line } from './edit-lines.ts'
import { gridStep, type GridStep } from './grid-keys.ts'
import { LineCell } from './line-cell.tsx'
import type { LinesView } from './lines-view-props.ts'
import { editorWords } from './words.ts'
import css from './lines.module.css'

interface LineRowProps extends Pick<
  LinesView,
  'id' | 'columns' | 'text' | 'locked' | 'inner' | 'onPatch' | 'onPaste' | 'onBlur'
> {
  readonly line: Line
  readonly at: number
  readonly onStep: (step: GridStep, at: number, column: number) => void
  readonly onEnter: (at: number) => void
  readonly ref: Ref<HTMLTableRowElement>
}

/** One line of the table; drawn again only when something in it changed, since every row holds many inputs. */
export const LineRow = memo(
  function LineRow({
    id,
    line,
    at,
    columns,
    text,
    locked,
    inner,
    onPatch,
    onPaste,
    onBlur,
    onStep,
    onEnter,
    ref,
  }: LineRowProps) {
    const { say } = useHost()
    const keys = (event: KeyboardEvent, column: number) => {
      const step = gridStep(event, isWritten(columns[column]?.kind))
      if (step === null) return
      event.preventDefault()
      onStep(step, at, column)
    }
    const paste = (event: ClipboardEvent, column: number) => {
      if (onPaste(event.clipboardData.getData('text/plain'), at, column)) event.preventDefault()
    }
    return (
      <tr ref={ref} role="row" aria-rowindex={at + 2} data-index={at} onFocus={() => onEnter(at)}>
        <td role="rowheader" className={css.index} aria-label={say(editorWords.row, { n: at + 1 })}>
          {at + 1}
        </td>
        {columns.map((column, place) => (
          <td
            key={column.name}
            role="gridcell"
            aria-colindex={place + 2}
            onKeyDown={(event) => keys(event, place)}
            onPaste={(event) => paste(event, place)}
          >
            <LineCell
              id={`${id}-${at}-${column.name}`}
              line={line}
              column={column}
              text={text}
              locked={locked}
              error={inner[`${at}.${column.name}`] ?? null}
              onPatch={(patch) => onPatch(at, patch)}
              onBlur={() => onBlur(at, column.name)}
            />
          </td>
        ))}
        {!locked && (
          <td role="gridcell" className={css.acts}>
            <Button
              look="quiet"
              size="small"
              icon="copy"
              title={`${say(editorWords.copy)} (Ctrl+D)`}
              aria-label={`${say(editorWords.copy)} ${at + 1}`}
              onClick={() => onStep('copy', at, 0)}
            />
            <Button
              look="quiet"
              size="small"
              danger
              icon="trash"
              title={`${say(editorWords.remove)} (Ctrl+Delete)`}
              aria-label={`${say(editorWords.remove)} ${at + 1}`}
              onClick={() => onStep('remove', at, 0)}
            />
          </td>
        )}
      </tr>
    )
  },
  (before, after) =>
    Object.keys(after).every(
      (name) => name === 'inner' || Object.is(Reflect.get(before, name), Reflect.get(after, name)),
    ) && sameMessages(before, after),
)

function sameMessages(before: LineRowProps, { columns, inner, at }: LineRowProps): boolean {
  return columns.every(({ name }) => before.inner[`${at}.${name}`] === inner[`${at}.${name}`])
}

// Choices use the arrow keys themselves.
function isWritten(kind: string | undefined): boolean {
  return kind !== undefined && kindOf(kind).missing === 'kind.fill'
}
