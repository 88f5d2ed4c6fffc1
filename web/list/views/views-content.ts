import type { ListLayout } from '../../../core/description/list-layout.ts'
import type { ListView, ViewContent } from '../../../core/description/list-view.ts'
import { isSet, type RowsQuery } from '../../platform/data/read-rows.ts'

/** What a view of the list as it stands would hold. */
export function contentOf({ param, filters, sort, group = [] }: RowsQuery, layout: ListLayout): ViewContent {
  return {
    param,
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value))),
    sort,
    group,
    layout,
  }
}

/** The question that a view asks of its list. */
export function queryOf(
  list: string,
  { param, filters, sort, group }: ViewContent,
  usual: readonly string[],
): RowsQuery {
  return { list, param, filters, sort: sort.length > 0 ? sort : usual, group }
}

/** Whether the list stands otherwise than its view was saved. */
export function isChanged({ content }: ListView, now: ViewContent): boolean {
  return JSON.stringify(inOrder(content)) !== JSON.stringify(inOrder(now))
}

function inOrder({
  param,
  filters,
  sort,
  group,
  layout: { order, hidden, widths, pinned, dense, as },
}: ViewContent): unknown {
  const byName = (all: Readonly<Record<string, unknown>>) => Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))
  return [param, byName(filters), sort, group, order, hidden.toSorted(), byName(widths), pinned, dense, as ?? null]
}
