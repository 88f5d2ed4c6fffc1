import type { CSSProperties } from 'react'
import type { CellInfo, DashboardDescribed } from '../../../core/answers/dashboard.ts'
import { Empty } from '../../../ui/empty.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { WidgetCard } from '../welcome/widget-card.tsx'
import { InSight, useSight } from './in-sight.ts'
import { ListCell } from './list-cell.tsx'
import { ReportCell } from './report-cell.tsx'
import { toldOf, unheededBy } from './told.ts'
import { dashboardWords as words } from './words.ts'
import css from './dashboard.module.css'

interface BoardProps {
  readonly described: DashboardDescribed
  /** What its conditions say. */
  readonly values: Values
}

/** The cells of a dashboard in their places; on a phone one below the other. */
export function Board({ described, values }: BoardProps) {
  const t = useWords()
  const { cells, filters } = described
  if (cells.length === 0) return <Empty title={t(words.none)} note={t(words.noneNote)} />
  const rows = Math.max(...cells.map(({ y, h }) => y + h))
  return (
    <div
      className={css.board}
      style={{ '--rows': rows } as CSSProperties /* a custom property, which the type does not know */}
    >
      {inReadingOrder(cells).map((cell) => {
        const names = unheededBy(cell, filters, values)
        return (
          <Cell
            key={`${cell.x} ${cell.y}`}
            cell={cell}
            values={values}
            note={names.length === 0 ? '' : t(words.unheeded, { names: names.join(t(words.and)) })}
          />
        )
      })}
    </div>
  )
}

interface CellProps {
  readonly cell: CellInfo
  readonly values: Values
  /** Which of the conditions it does not heed. */
  readonly note: string
}

function Cell({ cell, values, note }: CellProps) {
  const [room, seen] = useSight()
  return (
    <div ref={room} className={css.cell} style={placeOf(cell)} data-wide={cell.w > 6 || undefined}>
      <InSight value={seen}>
        <Shown cell={cell} values={values} />
      </InSight>
      {note !== '' && <p className={css.note}>{note}</p>}
    </div>
  )
}

function Shown({ cell, values }: Omit<CellProps, 'note'>) {
  if (cell.kind === 'widget')
    return <WidgetCard widget={{ ...cell.widget, asked: toldOf(cell.with, values), lines: linesIn(cell.h) }} />
  return cell.kind === 'report' ? (
    <ReportCell cell={cell} asked={toldOf(cell.with, values)} />
  ) : (
    <ListCell cell={cell} values={values} lines={linesIn(cell.h)} />
  )
}

// A row of the grid with its gap, what a card takes around its lines, and a line.
const [rowHeight, aroundLines, lineHeight] = [68, 100, 57]

function linesIn(rows: number): number {
  return Math.max(1, Math.floor((rows * rowHeight - aroundLines) / lineHeight))
}

function inReadingOrder(cells: readonly CellInfo[]): readonly CellInfo[] {
  return cells.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

function placeOf({ x, y, w, h }: CellInfo): CSSProperties {
  // Custom properties, which the type does not know: where the page is narrow they are not looked at.
  return { '--column': `${x + 1} / span ${w}`, '--row': `${y + 1} / span ${h}`, '--height': h } as CSSProperties
}
