import { Suspense, lazy, useState } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { isSet } from '../platform/data/read-rows.ts'
import { useWords } from '../platform/session/use-words.ts'
import { ColumnSettings } from './columns/column-settings.tsx'
import { filteredOf } from './filters/filter-modes.ts'
import { FilterButton } from './filters/filters-button.tsx'
import { filterWords } from './filters/filters-words.ts'
import { GroupButton, isGrouped } from './groups/groups-button.tsx'
import type { ListAtWork } from './use-list.ts'
import { listWords } from './words.ts'
import css from './filters/filters.module.css'

const SortDialog = lazy(() => import('./sorting/sorting-dialog.tsx'))
const ListToolsPhone = lazy(() => import('./list-tools-phone.tsx'))

/** The tools of a list on a wide screen: conditions, order, groups, columns. */
export function ListTools({ at }: { readonly at: ListAtWork }) {
  const t = useWords()
  const [sorting, setSorting] = useState(false)
  const { doc, chosen, layout } = at
  return (
    <>
      {filteredOf(doc).length > 0 && <FilterButton doc={doc} filters={chosen.filters} onFilter={at.onFilter} />}
      {doc.fields.some(({ sortable }) => sortable) && (
        <Button look="quiet" icon="swap" onClick={() => setSorting(true)}>
          {t(listWords.sort)}
        </Button>
      )}
      {isGrouped(doc) && <GroupButton doc={doc} group={chosen.group ?? []} onGroup={at.onGroup} />}
      <ColumnSettings doc={doc} layout={layout} />
      {sorting && (
        <Suspense fallback={null}>
          <SortDialog doc={doc} sort={chosen.sort} onOrder={at.onOrder} onClose={() => setSorting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same on a phone: one button, and a sheet with all of it. */
export function SheetButton({ at, search }: { readonly at: ListAtWork; readonly search: readonly DescribedField[] }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const set = Object.values(at.chosen.filters).filter(isSet).length
  if (filteredOf(at.doc).length === 0) return null
  return (
    <>
      <Button
        look={set > 0 ? 'link' : 'quiet'}
        aria-expanded={open}
        aria-label={t(filterWords.sheet)}
        icon="filter"
        onClick={() => setOpen(true)}
      >
        {set > 0 && <span className={css.set}>{set}</span>}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ListToolsPhone at={at} search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
