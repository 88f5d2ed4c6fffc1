import { Suspense, lazy, type ReactNode } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RowsQuery } from '../platform/data/read-rows.ts'
import type { Values } from '../platform/data/record-values.ts'
import { usePhone } from '../platform/data/use-phone.ts'
import type { Moves } from './board/board-moves.ts'
import { fieldsOf } from './columns/columns.ts'
import type { GridInteractions } from './grid/grid-interactions.ts'
import { Grid } from './grid/grid.tsx'
import type { ListAtWork } from './use-list.ts'

// A desk never shows them.
const Cards = lazy(() => import('./cards/cards.tsx').then((part) => ({ default: part.Cards })))
const Board = lazy(() => import('./board/board.tsx'))
const Tree = lazy(() => import('./tree/tree.tsx'))
const Gantt = lazy(() => import('./gantt/gantt.tsx'))
const MapRows = lazy(() => import('./map/map.tsx'))
const Curve = lazy(() => import('./curve/curve.tsx'))

interface RowsShownProps {
  readonly at: ListAtWork
  readonly doc: Described
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly top: number
  readonly onTop: (top: number) => void
  readonly onTotal: (total: number, approximate: boolean) => void
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth: number
  readonly moves: Moves | null
  readonly work: GridInteractions | null
  readonly label: string
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
}

/** The rows of a list as they are to be shown; a grid, on a phone cards, unless another view was chosen. */
export function RowsShown({ at, moves, actionsWidth, ...shared }: RowsShownProps) {
  const { shown, doc, list, layout } = at
  const { board, tree, curve, map, gantt } = list.views ?? {}
  const phone = usePhone()
  const other = () => {
    if (shown === 'board' && board && moves) return <Board {...shared} board={board} moves={moves} />
    if (shown === 'tree' && tree) return <Tree {...shared} tree={tree} fields={fieldsOf(doc, list)} />
    if (shown === 'curve' && curve) return <Curve {...shared} curve={curve} />
    if (shown === 'map' && map) return <MapRows {...shared} map={map} onFilter={at.onFilter} />
    if (shown === 'gantt' && gantt) return <Gantt {...shared} gantt={gantt} moves={moves} />
    return null
  }
  const view = other() ?? (phone ? <Cards {...shared} fields={fieldsOf(doc, list)} /> : null)
  if (view !== null) return <Suspense fallback={<Skeleton lines={8} height={20} />}>{view}</Suspense>
  return <Grid {...shared} layout={layout} onSort={at.onSort} actionsWidth={actionsWidth} />
}
