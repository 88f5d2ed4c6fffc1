import type { DescribedField } from '../../core/description/described-document.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useWords } from '../platform/session/use-words.ts'
import FilterChoice from './filters/add-filter.tsx'
import { FilterChips } from './filters/filters-chips.tsx'
import { filterWords } from './filters/filters-words.ts'
import { SearchForm } from './filters/search-form.tsx'
import { isGrouped } from './groups/groups-button.tsx'
import GroupChoice from './groups/groups-choice.tsx'
import { SortChoice } from './sorting/sorting-dialog.tsx'
import type { ListAtWork } from './use-list.ts'
import { listWords } from './words.ts'
import css from './filters/filters.module.css'

/** All that cuts and orders a list, on a phone. */
export default function ListToolsPhone({
  at,
  search,
  onClose,
}: {
  readonly at: ListAtWork
  readonly search: readonly DescribedField[]
  readonly onClose: () => void
}) {
  const t = useWords()
  const { doc, chosen } = at
  return (
    <Drawer
      open
      title={t(filterWords.sheet)}
      onClose={onClose}
      footer={
        <Button look="primary" block onClick={onClose}>
          {t(filterWords.done)}
        </Button>
      }
    >
      <div className={css.sheet}>
        {search.length > 0 && (
          <section>
            <SearchForm fields={search} filters={chosen.filters} unfolded onUnfold={null} onSearch={at.onSearch} />
          </section>
        )}
        <section>
          <h3>{t(filterWords.add)}</h3>
          <FilterChips
            doc={doc}
            filters={chosen.filters}
            without={new Set(search.map(({ name }) => name))}
            onFilter={at.onFilter}
            onClear={at.onReset}
          />
          <FilterChoice doc={doc} filters={chosen.filters} onFilter={at.onFilter} />
        </section>
        <section>
          <h3>{t(listWords.sort)}</h3>
          <SortChoice doc={doc} sort={chosen.sort} onOrder={at.onOrder} />
        </section>
        {isGrouped(doc) && (
          <section>
            <h3>{t(listWords.group)}</h3>
            <GroupChoice doc={doc} group={chosen.group ?? []} onGroup={at.onGroup} />
          </section>
        )}
      </div>
    </Drawer>
  )
}
