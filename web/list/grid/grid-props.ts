import type { ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { useLayout } from '../columns/use-layout.ts'
import type { GridInteractions } from './grid-interactions.ts'

/** What a grid is given. */
export interface GridProps {
  readonly doc: Described
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly layout: ReturnType<typeof useLayout>
  /** The first row in sight when the list was left. */
  readonly top: number
  readonly onTop: (top: number) => void
  readonly onSort: (name: string, several: boolean) => void
  readonly onOpen: (row: Values) => void
  /** Buttons of a row, and the width of their column; 0 for none. */
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth: number
  /** Choosing and changing rows; null for a list that is only read. */
  readonly work: GridInteractions | null
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}
