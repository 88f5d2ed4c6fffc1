import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Described } from '../../../core/description/described-document.ts'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import { readTotals, type SumsAnswer, type Totals } from '../../platform/data/row-groups-and-totals.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useLang } from '../../platform/session/language.ts'
import type { Windows } from '../grid/grid-windows-type.ts'

const pause = 300

/** The columns that a list adds up. */
export function totalledOf(doc: Described, list: string): readonly string[] {
  return doc.lists.find(({ name }) => name === list)?.totals ?? []
}

/**
 * The sums of a whole list: those that came with its rows where they say everything, else asked for once rows are here.
 */
export function useTotals(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  windows: Windows,
): Totals | undefined {
  const names = totalledOf(doc, query.list)
  const grouped = (query.group ?? []).length > 0
  const enough =
    !grouped && !windows.approximate && names.every((name) => fieldNamed(doc.fields, name)?.in === undefined)
  const asked = useSums(doc, topic, query, null, names.length > 0 && !enough && !windows.waiting)
  return enough
    ? Object.fromEntries(Object.entries(windows.totals).map(([name, sum]) => [name, [{ in: null, sum }]]))
    : asked?.totals
}

/** The sums of some records; of none, or where the list adds nothing up, nothing is asked. */
export function useSumsOf(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  ids: readonly string[],
): SumsAnswer | undefined {
  // Scrolling asks for nothing.
  const text = useDebouncedValue(ids.join(), pause)
  const settled = text === '' ? [] : text.split(',')
  return useSums(doc, topic, query, settled, settled.length > 0 && totalledOf(doc, query.list).length > 0)
}

function useSums(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  ids: readonly string[] | null,
  enabled: boolean,
): SumsAnswer | undefined {
  // The order of rows changes no sum.
  const { list, param, filters } = query
  return useQuery({
    queryKey: [...topic, 'totals', list, ids === null ? { param, filters } : ids, useLang()],
    enabled,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readTotals(doc, { list, param, filters, sort: [] }, ids, signal),
  }).data
}
