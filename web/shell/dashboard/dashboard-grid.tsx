import { lazy, Suspense, type CSSProperties } from 'react'
import type { CellInfo, DashboardDescribed } from '../../../core/api-types/dashboard.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Values } from '../../platform/data/record-values.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { WidgetCard } from '../home-page/widget-card.tsx'
import { CellCard } from './cell-card.tsx'
import { conditionsOfCell, unheededBy } from './cell-conditions.ts'
import { linesPerHeight } from './lines-per-height.ts'
import { ListCell } from './list-cell.tsx'
import { PlacedCell } from './placed-cell.tsx'
import { ReportCell } from './report-cell.tsx'
import { dashboardWords as words } from './words.ts'
import css from './dashboard.module.css'

const MapCell = lazy(async () => ({ default: (await import('./map-cell.tsx')).MapCell }))
const GanttCell = lazy(async () => ({ default: (await import('./gantt-cell.tsx')).GanttCell }))
const DiagramCell = lazy(async () => ({ default: (await import('./diagram-cell.tsx')).DiagramCell }))

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
  return (
    <PlacedCell place={cell}>
      <Shown cell={cell} values={values} />
      {note !== '' && <p className={css.note}>{note}</p>}
    </PlacedCell>
  )
}

function Shown({ cell, values }: Omit<CellProps, 'note'>) {
  if (cell.kind === 'widget')
    return (
      <WidgetCard
        widget={{ ...cell.widget, asked: conditionsOfCell(cell.with, values), lines: linesPerHeight(cell.h) }}
      />
    )
  if (cell.kind === 'report') return <ReportCell cell={cell} asked={conditionsOfCell(cell.with, values)} />
  if (cell.kind === 'list') return <ListCell cell={cell} values={values} lines={linesPerHeight(cell.h)} />
  return (
    <Suspense fallback={<Waiting label={cell.label} />}>
      {cell.kind === 'map' && <MapCell cell={cell} values={values} />}
      {cell.kind === 'gantt' && <GanttCell cell={cell} values={values} />}
      {cell.kind === 'diagram' && <DiagramCell cell={cell} />}
    </Suspense>
  )
}

/** The frame of a cell whose part is on its way. */
function Waiting({ label }: { readonly label: string }) {
  return (
    <CellCard label={label} opens="">
      <Skeleton lines={6} height={18} />
    </CellCard>
  )
}

function inReadingOrder(cells: readonly CellInfo[]): readonly CellInfo[] {
  return cells.toSorted((a, b) => a.y - b.y || a.x - b.x)
}
