import { rowsViews, type RowsView } from '../../../core/description/rows-views.ts'
import type { IconName } from '../../../ui/icon-paths.ts'
import { Segments } from '../../../ui/segmented-control.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { ListAtWork } from '../use-list.ts'
import { shownAsWords } from './view-type-words.ts'

const icons: Readonly<Record<RowsView, IconName>> = {
  grid: 'list',
  board: 'layers',
  tree: 'tree',
  curve: 'trend',
  map: 'globe',
  gantt: 'gantt',
}

/** What the rows are shown as; stands in the toolbar of a list that has more than its grid. */
export function ShownAsChoice({ at }: { readonly at: ListAtWork }) {
  const t = useWords()
  const { views } = at.list
  if (views === undefined) return null
  const offered = rowsViews.filter((one) => one === 'grid' || views[one] !== undefined)
  return (
    <Segments
      label={t(shownAsWords.shownAs)}
      value={at.shown}
      segments={offered.map((value) => ({ value, label: t(shownAsWords[value]), icon: icons[value] }))}
      onChange={at.onShown}
    />
  )
}
