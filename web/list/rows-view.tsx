import type { ReactNode } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import { formatNumber } from '../../core/values/decimal.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Values } from '../platform/data/record-values.ts'
import { fieldNamed } from '../platform/data/use-described.ts'
import { usePhone } from '../platform/data/use-phone.ts'
import { ErrorState } from '../platform/page/error-state.tsx'
import { useLang } from '../platform/session/language.ts'
import { useWords } from '../platform/session/use-words.ts'
import type { Moves } from './board/board-moves.ts'
import { FilterChips } from './filters/filters-chips.tsx'
import { searchedFirst, SearchForm } from './filters/search-form.tsx'
import type { GridInteractions } from './grid/grid-interactions.ts'
import { ListTools, SheetButton } from './list-tools.tsx'
import { RowsShown } from './rows-view-switch.tsx'
import { Toolbar } from './toolbar.tsx'
import type { ListAtWork } from './use-list.ts'
import { ShownAsChoice } from './view-type/view-type-choice.tsx'
import { ViewsMenu } from './views/views-menu.tsx'
import { viewWords } from './views/views-words.ts'
import { listWords } from './words.ts'
import css from './rows-view.module.css'

interface RowsViewProps {
  readonly at: ListAtWork
  /** Beginning of the query keys: `['doc', module, name]` or what events call it. */
  readonly topic: readonly string[]
  readonly onOpen: (row: Values) => void
  readonly onRefresh: () => void
  /** Shown when there is nothing at all; a search without a hit is said by the list itself. */
  readonly empty: ReactNode
  readonly actions?: (row: Values, active: boolean) => ReactNode
  readonly actionsWidth?: number
  /** Where its records may be moved on a board; a list that has none is a grid. */
  readonly moves?: Moves | null
  /** Choosing and changing rows, and the bars that go with it, which stand between the tools and the rows. */
  readonly work?: GridInteractions | null
  readonly bar?: ReactNode
  /** Stands beside another list: there is no room for a form, conditions are chosen by the filter. */
  readonly beside?: boolean
}

/** Search form, tools and rows of a list: a grid, on a phone cards. */
export function RowsView({
  at,
  topic,
  onOpen,
  onRefresh,
  empty,
  actions = nothing,
  actionsWidth = 0,
  moves = null,
  work = null,
  bar = null,
  beside = false,
}: RowsViewProps) {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const { doc, list, query, chosen, unfolded, counted, views } = at
  const search = list.search
    .map((name) => fieldNamed(doc.fields, name))
    .filter((field): field is DescribedField => field !== undefined && field.filter !== 'none')
  // A condition that the form itself shows is not said twice.
  const inForm = new Set(phone || beside ? [] : searchedFirst(search, unfolded).map(({ name }) => name))
  const nothingFound = (
    <Empty title={t(listWords.noneFound)} note={t(listWords.noneFoundNote)}>
      <Button onClick={at.onReset}>{t(listWords.reset)}</Button>
    </Empty>
  )
  const shared = {
    doc,
    topic,
    query,
    top: at.top,
    onTop: at.onTop,
    onTotal: at.onTotal,
    onOpen,
    actions,
    work,
    label: list.label,
    empty: at.cut ? nothingFound : empty,
    failed: (error: Error, retry: () => void) => <ErrorState error={error} onRetry={retry} />,
  }
  const total = counted
    ? t(counted.approximate ? listWords.about : listWords.total, { n: formatNumber(String(counted.total), null, lang) })
    : ''
  return (
    <>
      {!phone && !beside && (
        <SearchForm
          fields={search}
          filters={chosen.filters}
          unfolded={unfolded}
          onUnfold={at.onUnfold}
          onSearch={at.onSearch}
        />
      )}
      <section className={css.sheet}>
        <Toolbar
          param={query.param}
          onParam={at.onParam}
          total={total}
          topic={topic}
          onRefresh={onRefresh}
          lead={views && <ViewsMenu at={at} views={views} />}
        >
          <ShownAsChoice at={at} />
          {phone ? <SheetButton at={at} search={search} /> : <ListTools at={at} />}
        </Toolbar>
        {at.gone && (
          <p className={css.gone} role="status">
            <Icon name="info" size={15} />
            {t(viewWords.gone)}
          </p>
        )}
        <FilterChips doc={doc} filters={chosen.filters} without={inForm} onFilter={at.onFilter} onClear={at.onReset} />
        {bar}
        <RowsShown {...shared} at={at} moves={moves} actionsWidth={actionsWidth} />
      </section>
    </>
  )
}

function nothing(): ReactNode {
  return null
}
