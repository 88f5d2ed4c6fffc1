import { Badge, Button } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { DescribedField } from '../../core/described.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isSet } from '../data/rows.ts'
import { useWords } from '../session/use-words.ts'
import { ColumnSettings } from './column-settings.tsx'
import { FilterAdd, filteredOf, FilterChoice } from './filters-add.tsx'
import { FilterChips } from './filters-chips.tsx'
import { filterWords } from './filters-words.ts'
import css from './filters.module.css'
import { GroupButton, GroupChoice, isGrouped } from './groups-choice.tsx'
import { SearchForm } from './search-form.tsx'
import type { ListAtWork } from './use-list.ts'
import { listWords } from './words.ts'

const SortDialog = lazy(() => import('./sorting-dialog.tsx'))
const SortChoice = lazy(async () => ({ default: (await import('./sorting-dialog.tsx')).SortChoice }))

/** The tools of a list on a wide screen: conditions, order, groups, columns. */
export function ListTools({ at }: { readonly at: ListAtWork }) {
  const t = useWords()
  const [sorting, setSorting] = useState(false)
  const { doc, list, chosen, layout } = at
  return (
    <>
      {filteredOf(doc).length > 0 && <FilterAdd doc={doc} filters={chosen.filters} onFilter={at.onFilter} />}
      {doc.fields.some(({ sortable }) => sortable) && <Button type="text" icon={<Icon name="swap" size={16} />} onClick={() => setSorting(true)}>{t(listWords.sort)}</Button>}
      {isGrouped(doc) && <GroupButton doc={doc} group={chosen.group ?? []} onGroup={at.onGroup} />}
      <ColumnSettings doc={doc} list={list} layout={layout} />
      {sorting && <Suspense fallback={null}><SortDialog doc={doc} sort={chosen.sort} onOrder={at.onOrder} onClose={() => setSorting(false)} /></Suspense>}
    </>
  )
}

/** The same on a phone: one button, and a sheet with all of it. */
export function ListSheet({ at, search }: { readonly at: ListAtWork; readonly search: readonly DescribedField[] }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const { doc, chosen } = at
  const set = Object.values(chosen.filters).filter(isSet).length
  if (filteredOf(doc).length === 0) return null
  return (
    <>
      <Badge count={set} size="small" offset={[-6, 6]}>
        <Button type={set > 0 ? 'link' : 'text'} aria-expanded={open} aria-label={t(filterWords.sheet)} icon={<Icon name="filter" size={18} />} onClick={() => setOpen(true)} />
      </Badge>
      <Drawer open={open} title={t(filterWords.sheet)} onClose={() => setOpen(false)} footer={<Button type="primary" block onClick={() => setOpen(false)}>{t(filterWords.done)}</Button>}>
        <div className={css.sheet}>
          {search.length > 0 && <section><SearchForm fields={search} filters={chosen.filters} unfolded onUnfold={null} onSearch={at.onSearch} /></section>}
          <section>
            <h3>{t(filterWords.add)}</h3>
            <FilterChips doc={doc} filters={chosen.filters} without={new Set(search.map(({ name }) => name))} onFilter={at.onFilter} onClear={at.onReset} />
            <FilterChoice doc={doc} filters={chosen.filters} onFilter={at.onFilter} />
          </section>
          <section><h3>{t(listWords.sort)}</h3><Suspense fallback={null}><SortChoice doc={doc} sort={chosen.sort} onOrder={at.onOrder} /></Suspense></section>
          {isGrouped(doc) && <section><h3>{t(listWords.group)}</h3><GroupChoice doc={doc} group={chosen.group ?? []} onGroup={at.onGroup} /></section>}
        </div>
      </Drawer>
    </>
  )
}
