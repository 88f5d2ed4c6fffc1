import { Button } from 'antd'
import { formatNumber } from '../../core/decimal.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHost } from '../host.ts'
import { numberOption } from '../parts/option.ts'
import { linesWords } from '../parts/words.ts'
import { totalOf } from './edit-lines.ts'
import { LineCell } from './line-cell.tsx'
import css from './lines.module.css'
import type { LinesView } from './lines-view.ts'

/** Lines on a phone: one card each, labels above inputs. */
export function LinesCards({ id, lines, columns, totals, text, locked, inner, onPatch, onCopy, onRemove, onBlur }: LinesView) {
  const { say, lang } = useHost()
  return (
    <div className={css.cards} id={id}>
      {lines.map((line, at) => (
        <section key={String(line.id)} className={css.card} aria-label={say(linesWords.row, { n: at + 1 })}>
          <header>
            <b>{say(linesWords.row, { n: at + 1 })}</b>
            {!locked && (
              <span>
                <Button type="text" icon={<Icon name="copy" size={16} />} aria-label={`${say(linesWords.copy)} ${at + 1}`} onClick={() => onCopy(at)} />
                <Button type="text" danger icon={<Icon name="trash" size={16} />} aria-label={`${say(linesWords.remove)} ${at + 1}`} onClick={() => onRemove(at)} />
              </span>
            )}
          </header>
          {columns.map((column) => (
            <div key={column.name} className={css.pair}>
              <label htmlFor={`${id}-${at}-${column.name}`}>{column.label}</label>
              <LineCell id={`${id}-${at}-${column.name}`} line={line} column={column} text={text} locked={locked} error={inner[`${at}.${column.name}`] ?? null}
                onPatch={(patch) => onPatch(at, patch)} onBlur={() => onBlur(at, column.name)} />
            </div>
          ))}
        </section>
      ))}
      {lines.length > 0 && columns.filter(({ name }) => totals.includes(name)).map((column) => (
        <p key={column.name} className={css.sum}>{say(linesWords.total)} · {column.label}<b>{formatNumber(totalOf(lines, column.name), numberOption(column, 'digits', 2), lang)}</b></p>
      ))}
    </div>
  )
}
