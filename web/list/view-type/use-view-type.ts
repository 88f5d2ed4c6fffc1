import { useCallback, useEffect, useRef, useState } from 'react'
import type { DescribedList } from '../../../core/description/described-document.ts'
import type { ListLayout } from '../../../core/description/list-layout.ts'
import { rowsViews, type RowsView } from '../../../core/description/rows-views.ts'
import { usePage, useTab } from '../../platform/page/page-context.ts'

const parameter = 'as'

interface Arranged {
  readonly layout: ListLayout
  readonly change: (patch: Partial<ListLayout>) => void
}

/**
 * What the rows of a list are shown as: what its address says, else what this person chose last, else what the list
 * opens in. The address tells it wherever it is not what everybody opens with, so that a link shows the same.
 */
export function useShownAs({ views }: DescribedList, { layout, change }: Arranged) {
  const { query, visible } = usePage()
  const { ask } = useTab()
  const usual = views?.opens ?? 'grid'
  const told = offered(views, query.get(parameter))
  const [led, setLed] = useState(told)
  const shown = led ?? offered(views, layout.as ?? null) ?? usual
  const seen = useRef(told)
  useEffect(() => {
    if (!visible || views === undefined) return
    const moved = told !== seen.current
    seen.current = told
    if (moved && told !== null && told !== shown) return setLed(told)
    const mine = shown === usual ? null : shown
    if (mine === told) return
    seen.current = mine
    const rest = [...query].filter(([name]) => name !== parameter)
    ask(new URLSearchParams(mine === null ? rest : [...rest, [parameter, mine]]).toString())
  }, [views, visible, told, shown, usual, query, ask])
  const onShown = useCallback(
    (as: RowsView) => {
      setLed(null)
      change({ as })
    },
    [change],
  )
  return { shown, onShown }
}

function offered(views: DescribedList['views'], asked: string | null): RowsView | null {
  return rowsViews.find((one) => one === asked && (one === 'grid' || views?.[one] !== undefined)) ?? null
}
