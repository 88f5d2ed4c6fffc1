import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useStable } from '../../ui/use-stable-callback.ts'
import { useHost } from '../field-services.ts'
import { inputWords } from '../shared-inputs/words.ts'
import { Total } from './column-total.tsx'
import { wrongLines } from './edit-lines.ts'
import type { GridStep } from './grid-keys.ts'
import { LineRow } from './line-row.tsx'
import type { LinesView } from './lines-view-props.ts'
import { useLineWindow } from './use-line-window.ts'
import { editorWords } from './words.ts'
import css from './lines.module.css'

/** Lines as a table; keys go from cell to cell, and of many lines only those in sight are drawn. */
export function LinesGrid({ id, label, lines, columns, totals, text, locked, inner, onAdd, ...acts }: LinesView) {
  const { say } = useHost()
  const { area, windowed, drawn, below, measure, keep } = useLineWindow(lines.length, wrongLines(inner)[0])
  const cell = (at: number, column: number) => document.getElementById(`${id}-${at}-${columns[column]?.name}`)
  const go = (at: number, column: number) => {
    // Drawn at once, so that there is something to focus.
    flushSync(() => keep(at))
    // Without lines the button that adds one carries the id.
    const found = cell(at, column) ?? document.getElementById(id)
    found?.focus()
  }
  const sideways = (at: number, column: number, right: 1 | -1) => {
    for (let place = column + right; place >= 0 && place < columns.length; place += right) {
      const found = cell(at, place)
      if (found) return found.focus()
    }
  }
  const step = (taken: GridStep, at: number, column: number) => {
    if (taken === 'copy') {
      flushSync(() => acts.onCopy(at))
      return go(at + 1, column)
    }
    if (taken === 'remove') {
      flushSync(() => acts.onRemove(at))
      return go(Math.min(at, lines.length - 2), column)
    }
    if ('right' in taken) return sideways(at, column, taken.right)
    if ('to' in taken) return go(taken.to === 'first' ? 0 : lines.length - 1, column)
    if (taken.down === 1 && at === lines.length - 1) flushSync(onAdd)
    go(Math.max(0, taken.down === 1 ? at + 1 : Math.min(at + taken.down, lines.length - 1)), column)
  }
  const rows = {
    onPatch: useStable(acts.onPatch),
    onPaste: useStable(acts.onPaste),
    onBlur: useStable(acts.onBlur),
    onStep: useStable(step),
    onEnter: keep,
  }
  const last = columns.length + 2
  return (
    <div
      ref={area}
      className={joinClassNames(css.scroll, windowed && css.windowed)}
      {...(locked ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <table
        className={css.table}
        id={id}
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={locked ? last - 1 : last}
        aria-readonly={locked}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            <th role="columnheader" className={css.index}>
              {say(inputWords.index)}
            </th>
            {columns.map((column) => (
              <th
                key={column.name}
                role="columnheader"
                style={{ minWidth: widthOf(column.kind) }}
                className={joinClassNames(column.numeric && css.right)}
              >
                {column.required === true && !locked && <i aria-hidden="true">*</i>}
                {column.label}
              </th>
            ))}
            {!locked && (
              <th role="columnheader" className={css.acts}>
                <span className="sr-only">{say(editorWords.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {drawn.map(({ at, above }) => {
            const line = lines[at]
            return (
              line && (
                <Fragment key={String(line.id)}>
                  {above > 0 && <Room height={above} />}
                  <LineRow ref={measure} {...{ id, line, at, columns, text, locked, inner }} {...rows} />
                </Fragment>
              )
            )
          })}
          {below > 0 && <Room height={below} />}
        </tbody>
        {totals.length > 0 && lines.length > 0 && <Totals {...{ lines, columns, totals, text, locked }} />}
      </table>
    </div>
  )
}

/** Stands for the lines that are not drawn. */
function Room({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td className={css.room} style={{ height }} />
    </tr>
  )
}

function Totals({
  lines,
  columns,
  totals,
  text,
  locked,
}: Pick<LinesView, 'lines' | 'columns' | 'totals' | 'text' | 'locked'>) {
  const { say } = useHost()
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <td role="rowheader" className={css.index}>
          {say(editorWords.total)}
        </td>
        {columns.map((column) => (
          <td key={column.name} role="gridcell" className={css.right}>
            {totals.includes(column.name) && <Total lines={lines} column={column} text={text} />}
          </td>
        ))}
        {!locked && <td role="gridcell" />}
      </tr>
    </tfoot>
  )
}

function widthOf(kind: string): number {
  return (
    { reference: 200, textarea: 200, attachment: 160, text: 150, money: 140, quantity: 130, date: 140, dateTime: 190 }[
      kind
    ] ?? 120
  )
}
