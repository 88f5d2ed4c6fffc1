import { Button } from 'antd'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { formatNumber } from '../../core/decimal.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHost } from '../host.ts'
import { numberOption } from '../parts/option.ts'
import { inputWords, linesWords } from '../parts/words.ts'
import { totalOf } from './edit-lines.ts'
import { LineCell } from './line-cell.tsx'
import css from './lines.module.css'
import type { LinesView } from './lines-view.ts'

/** Lines as a table: Enter goes down a column and opens a new line at its end, Ctrl+D copies, Ctrl+Delete removes. */
export function LinesTable({ id, lines, columns, totals, text, locked, inner, onPatch, onCopy, onRemove, onAdd, onPaste, onBlur }: LinesView) {
  const { say, lang } = useHost()
  const keys = (event: KeyboardEvent, at: number, column: number) => {
    if (event.ctrlKey && event.key.toLowerCase() === 'd') { event.preventDefault(); onCopy(at) }
    else if (event.ctrlKey && event.key === 'Delete') onRemove(at)
    else if (event.key === 'Enter' && !event.ctrlKey && !isOpen(event.target)) {
      event.preventDefault()
      if (at === lines.length - 1) onAdd()
      requestAnimationFrame(() => document.getElementById(`${id}-${at + 1}-${columns[column]?.name}`)?.focus())
    }
  }
  const paste = (event: ClipboardEvent, at: number, column: number) => {
    if (onPaste(event.clipboardData.getData('text/plain'), at, column)) event.preventDefault()
  }
  return (
    <div className={css.scroll}>
      <table className={css.table} id={id}>
        <thead>
          <tr>
            <th className={css.index}>{say(inputWords.index)}</th>
            {columns.map((column) => <th key={column.name} className={classes(column.numeric && css.right)}>{column.required === true && !locked && <i aria-hidden="true">*</i>}{column.label}</th>)}
            {!locked && <th className={css.acts} />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={String(line.id)}>
              <td className={css.index}>{at + 1}</td>
              {columns.map((column, place) => (
                <td key={column.name} style={{ minWidth: widthOf(column.kind) }} onKeyDown={(event) => keys(event, at, place)} onPaste={(event) => paste(event, at, place)}>
                  <LineCell id={`${id}-${at}-${column.name}`} line={line} column={column} text={text} locked={locked} error={inner[`${at}.${column.name}`] ?? null}
                    onPatch={(patch) => onPatch(at, patch)} onBlur={() => onBlur(at, column.name)} />
                </td>
              ))}
              {!locked && (
                <td className={css.acts}>
                  <Button type="text" size="small" icon={<Icon name="copy" size={15} />} title={`${say(linesWords.copy)} (Ctrl+D)`} aria-label={`${say(linesWords.copy)} ${at + 1}`} onClick={() => onCopy(at)} />
                  <Button type="text" size="small" danger icon={<Icon name="trash" size={15} />} title={`${say(linesWords.remove)} (Ctrl+Delete)`} aria-label={`${say(linesWords.remove)} ${at + 1}`} onClick={() => onRemove(at)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && lines.length > 0 && (
          <tfoot>
            <tr>
              <td className={css.index}>{say(linesWords.total)}</td>
              {columns.map((column) => <td key={column.name} className={css.right}>{totals.includes(column.name) && formatNumber(totalOf(lines, column.name), numberOption(column, 'digits', 2), lang)}</td>)}
              {!locked && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

// Enter inside an open list chooses there.
function isOpen(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.getAttribute('aria-expanded') === 'true' || target instanceof HTMLTextAreaElement)
}

function widthOf(kind: string): number {
  return { reference: 200, textarea: 200, attachment: 160, text: 150, money: 140, quantity: 130, date: 140, dateTime: 190 }[kind] ?? 120
}
