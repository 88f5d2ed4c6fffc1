import { useCallback, type PointerEvent } from 'react'
import type { Laid } from './column-layout.ts'
import type { GridProps } from './grid-props.ts'
import { dragEdge, moveColumn, resetColumn, widenColumn } from './move-and-resize-columns.ts'

type Layout = GridProps['layout']

/** What the pointer does to columns: moves them, takes hold of their edges, gives them their usual width. */
export function useColumnPointer(layout: Layout, columns: readonly Laid[]) {
  const onMove = useCallback(
    (name: string, onto: string) => {
      moveColumn(layout, name, onto)
    },
    [layout],
  )
  const onEdge = useCallback(
    (name: string, event: PointerEvent<HTMLElement>) => dragEdge(layout, columns, name, event),
    [layout, columns],
  )
  const onReset = useCallback((name: string) => resetColumn(layout, name), [layout])
  return { onMove, onEdge, onReset }
}

/** What the keyboard does to the column it stands on. */
export function columnKeys(
  layout: Layout,
  columns: readonly Laid[],
  onSort: GridProps['onSort'],
  onMoved: (column: number) => void,
) {
  const nameAt = (column: number) => columns[column]?.field.name ?? ''
  return {
    sort: (column: number, several: boolean) => {
      if (columns[column]?.field.sortable) onSort(nameAt(column), several)
    },
    move: (column: number, by: -1 | 1) => {
      if (moveColumn(layout, nameAt(column), nameAt(column + by))) onMoved(column + by)
    },
    widen: (column: number, by: -1 | 1) => widenColumn(layout, nameAt(column), columns[column]?.width ?? 0, by),
  }
}
