import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useHost } from '../field-services.ts'
import { Pager } from '../shared-inputs/pager.tsx'
import { Total } from './column-total.tsx'
import { wrongLines } from './edit-lines.ts'
import { LineCell } from './line-cell.tsx'
import type { LinesView } from './lines-view-props.ts'
import { editorWords } from './words.ts'
import css from './lines.module.css'

const shown = 20

/** Lines on a phone: one card each, labels above inputs, twenty at a time. */
export function LinesCards({
  id,
  lines,
  columns,
  totals,
  text,
  locked,
  inner,
  onPatch,
  onCopy,
  onRemove,
  onBlur,
}: LinesView) {
  const { say } = useHost()
  const [page, setPage] = usePage(lines.length, wrongLines(inner)[0])
  const from = (page - 1) * shown
  return (
    <div className={css.cards} id={id}>
      {lines.slice(from, from + shown).map((line, place) => {
        const at = from + place
        return (
          <section key={String(line.id)} className={css.card} aria-label={say(editorWords.row, { n: at + 1 })}>
            <header>
              <b>{say(editorWords.row, { n: at + 1 })}</b>
              {!locked && (
                <span>
                  <Button
                    look="quiet"
                    icon="copy"
                    aria-label={`${say(editorWords.copy)} ${at + 1}`}
                    onClick={() => onCopy(at)}
                  />
                  <Button
                    look="quiet"
                    danger
                    icon="trash"
                    aria-label={`${say(editorWords.remove)} ${at + 1}`}
                    onClick={() => onRemove(at)}
                  />
                </span>
              )}
            </header>
            {columns.map((column) => (
              <div key={column.name} className={joinClassNames(css.pair, locked && css.beside)}>
                <label htmlFor={`${id}-${at}-${column.name}`}>{column.label}</label>
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
              </div>
            ))}
          </section>
        )
      })}
      {lines.length > shown && <Pager page={page} size={shown} total={lines.length} onMove={setPage} />}
      {lines.length > 0 &&
        columns
          .filter(({ name }) => totals.includes(name))
          .map((column) => (
            <p key={column.name} className={css.sum}>
              {say(editorWords.total)} · {column.label}
              <b>
                <Total lines={lines} column={column} text={text} />
              </b>
            </p>
          ))}
    </div>
  )
}

// A line that is added, and the first wrong one once something is wrong, come into sight.
function usePage(
  count: number,
  firstWrong: number | undefined,
): readonly [page: number, setPage: (page: number) => void] {
  const [now, setNow] = useState({ page: 1, count, firstWrong })
  if (now.count !== count || now.firstWrong !== firstWrong) {
    const added = count === now.count + 1 ? count - 1 : undefined
    const sought = (firstWrong !== now.firstWrong ? firstWrong : undefined) ?? added
    setNow({ page: sought === undefined ? now.page : pageOf(sought), count, firstWrong })
  }
  return [Math.min(now.page, pageOf(Math.max(0, count - 1))), (page) => setNow({ page, count, firstWrong })]
}

function pageOf(at: number): number {
  return Math.floor(at / shown) + 1
}
