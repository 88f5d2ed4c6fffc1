import type { Described } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { queryClient } from '../http/query-client.ts'
import { sharedRows } from './keep-unchanged-rows.ts'
import { readRows, type Rows, type RowsQuery } from './read-rows.ts'
import { noteRecentlyChanged } from './recently-changed.ts'
import type { Values } from './record-values.ts'

/** Rows read at once; about two screens. */
export const windowSize = 50

const inFlight = 4

/** A question to a list; `topic` begins the keys under which events find what they make stale. */
export interface Asked {
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly lang: Lang
}

/** Numbers of the windows over a range of rows. */
export function windowsOf(from: number, to: number): readonly number[] {
  const first = Math.floor(Math.max(0, from) / windowSize)
  const last = Math.floor(Math.max(0, to) / windowSize)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** How one window of rows is read: by cursor where the window before is here and fresh, else by its number. */
export function rowsQuery(doc: Described, asked: Asked, window: number) {
  return {
    queryKey: keyOf(asked, window),
    staleTime: 10_000,
    structuralSharing: false,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const before = queryClient.getQueryState<Rows>(keyOf(asked, window))
      const read = await readRows(
        doc,
        asked.query,
        {
          page: window + 1,
          size: windowSize,
          after: cursorBefore(asked, window),
          columns: columnsOf(doc, asked.query.list),
        },
        signal,
      )
      if (before?.data !== undefined) noteRecentlyChanged(before.data.rows, before.dataUpdatedAt, read.rows)
      return sharedRows(before?.data, read)
    },
  }
}

/** What the rows of a list are asked for: its columns and those of its views, or all where its rows may be edited in place. */
function columnsOf({ lists }: Described, name: string): readonly string[] | undefined {
  const list = lists.find((one) => one.name === name)
  if (list === undefined || list.inline === true) return undefined
  return [...new Set([...list.columns, ...(list.views?.board?.card ?? [])])]
}

/** A window that is here. */
export function cached(asked: Asked, window: number): Rows | undefined {
  return queryClient.getQueryData<Rows>(keyOf(asked, window))
}

/** Rows of the windows that are here; asked for every row of every frame, so each window is looked up once. */
export function rowsHere(asked: Asked): (index: number) => Values | undefined {
  const here = new Map<number, Rows | undefined>()
  return (index) => {
    const window = Math.floor(index / windowSize)
    if (!here.has(window)) here.set(window, cached(asked, window))
    return here.get(window)?.rows[index % windowSize]
  }
}

/** The rows of a range, those that are not here read from the server. */
export async function loadRows(
  doc: Described,
  asked: Asked,
  from: number,
  to: number,
): Promise<readonly (Values | undefined)[]> {
  const read = new Map<number, Rows>()
  const next = windowsOf(from, to)[Symbol.iterator]()
  const work = async () => {
    for (const window of next) read.set(window, await queryClient.fetchQuery(rowsQuery(doc, asked, window)))
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return Array.from(
    { length: to - from + 1 },
    (_, at) => read.get(Math.floor((from + at) / windowSize))?.rows[(from + at) % windowSize],
  )
}

function keyOf({ topic, query, lang }: Asked, window: number): readonly unknown[] {
  return [...topic, 'page', query, lang, window]
}

function cursorBefore(asked: Asked, window: number): string | null {
  // A cursor of rows that have changed since would leave some out or show them twice.
  if (window === 0 || queryClient.getQueryState(keyOf(asked, window - 1))?.isInvalidated !== false) return null
  return cached(asked, window - 1)?.next ?? null
}
