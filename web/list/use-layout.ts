import { useCallback, useMemo, useState } from 'react'
import { useTable, type ColumnSizingState } from '@tanstack/react-table'
import type { Described, DescribedList } from '../../core/described.ts'
import type { Values } from '../data/record-values.ts'
import { useSession } from '../session/session.ts'
import { columnsOf, listFeatures } from './columns.ts'
import { ordered, plainLayout, readLayout, writeLayout, type Layout } from './layout-store.ts'

const noRows: Values[] = []

/** The columns of a list as this person arranged them, and ways to change that. */
export function useLayout(doc: Described, list: DescribedList) {
  const { user } = useSession()
  const key = `amur.columns.${user.userId}.${doc.module}.${doc.name}.${list.name}`
  const [layout, setLayout] = useState(() => readLayout(key))
  const change = useCallback((patch: Partial<Layout>) => setLayout((now) => {
    const next = { ...now, ...patch }
    writeLayout(key, next)
    return next
  }), [key])
  const columns = useMemo(() => columnsOf(doc, list), [doc, list])
  const names = useMemo(() => columns.map(({ id }) => id ?? ''), [columns])
  const columnOrder = useMemo(() => [...ordered(names, layout.order)], [names, layout.order])
  const columnVisibility = useMemo(() => Object.fromEntries(layout.hidden.map((name) => [name, false])), [layout.hidden])
  const table = useTable({
    features: listFeatures, columns, data: noRows, columnResizeMode: 'onChange',
    state: { columnOrder, columnVisibility, columnSizing: layout.widths },
    onColumnSizingChange: (updater) => setLayout((now) => {
      const widths: ColumnSizingState = typeof updater === 'function' ? updater({ ...now.widths }) : updater
      const next = { ...now, widths }
      writeLayout(key, next)
      return next
    }),
  })
  return { table, layout, columnOrder, change, reset: () => change(plainLayout) }
}
