import { useTable } from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import type { Described, DescribedList } from '../../../core/description/described-document.ts'
import { plainLayout, type ListLayout } from '../../../core/description/list-layout.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { columnsOf, listFeatures } from './columns.ts'
import { ordered } from './layout-store.ts'
import type { LayoutAtWork } from './use-own-layout.ts'

const noRows: Values[] = []

/** The columns of a list as a person or a view arranged them, and ways to change that. */
export function useLayout(doc: Described, list: DescribedList, { layout, change: put }: LayoutAtWork) {
  const change = useCallback((patch: Partial<ListLayout>) => put((now) => ({ ...now, ...patch })), [put])
  const columns = useMemo(() => columnsOf(doc, list), [doc, list])
  const names = useMemo(() => columns.map(({ id }) => id ?? ''), [columns])
  const columnOrder = useMemo(() => [...ordered(names, layout.order)], [names, layout.order])
  const columnVisibility = useMemo(
    () => Object.fromEntries(layout.hidden.map((name) => [name, false])),
    [layout.hidden],
  )
  const table = useTable({
    features: listFeatures,
    columns,
    data: noRows,
    state: { columnOrder, columnVisibility },
  })
  return { table, layout, columnOrder, change, reset: () => change(plainLayout) }
}
