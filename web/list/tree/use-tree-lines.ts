import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { isSet, type RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import { levelQuery, levelWindow, type Level, type TreeNode } from './tree-rows.ts'

/** A record as a line of a tree. */
export interface RecordLine {
  readonly kind: 'row'
  readonly key: string
  readonly depth: number
  readonly row: Values
  readonly node: TreeNode
  readonly open: boolean
}

/** What stands for records that are on their way, or that were not asked for yet. */
interface OtherLine {
  readonly kind: 'wait' | 'more'
  readonly key: string
  readonly depth: number
  readonly parent: string | null
}

export type TreeLine = RecordLine | OtherLine

/** The lines of a tree as far as it was opened; a search opens the way to its hits. `without` leaves out a record and all below it. */
export function useTreeLines(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  without: string | null = null,
) {
  const lang = useLang()
  const isSearching = query.param !== '' || Object.values(query.filters).some(isSet)
  const [turned, setTurned] = useState<{ readonly query: RowsQuery; readonly ids: ReadonlySet<string> }>({
    query,
    ids: new Set(),
  })
  const [windows, setWindows] = useState<ReadonlyMap<string | null, number>>(new Map())
  const kept = turned.query === query || !isSearching ? turned.ids : new Set<string>()
  const asked = { doc, topic, query, lang }
  const wanted: { readonly parent: string | null; readonly window: number }[] = []
  const lines: TreeLine[] = []
  const walk = (parent: string | null, depth: number): void => {
    const many = windows.get(parent) ?? 1
    for (let window = 0; window < many; window += 1) {
      wanted.push({ parent, window })
      const level = queryClient.getQueryData<Level>(levelQuery(asked, parent, window).queryKey)
      if (level === undefined) return void lines.push({ kind: 'wait', key: `wait ${parent ?? ''}`, depth, parent })
      for (const row of level.rows) {
        const id = String(row.id)
        const node = level.nodes[id]
        if (node === undefined || id === without) continue
        const open = node.children > 0 && isSearching !== kept.has(id)
        lines.push({ kind: 'row', key: id, depth, row, node, open })
        if (open) walk(id, depth + 1)
      }
      if (window === many - 1 && level.total > many * levelWindow)
        lines.push({ kind: 'more', key: `more ${parent ?? ''}`, depth, parent })
    }
  }
  walk(null, 0)
  const results = useQueries({ queries: wanted.map(({ parent, window }) => levelQuery(asked, parent, window)) })
  const [top] = results
  // Asking every level for its data is what makes a new one draw the tree anew.
  const isBusy = results.some(({ data }) => data === undefined)
  return {
    lines,
    isBusy,
    waiting: top?.data === undefined && !top?.error,
    empty: top?.data?.total === 0,
    error: top?.data === undefined ? (top?.error ?? null) : null,
    retry: () => {
      for (const { refetch, isError } of results) if (isError) void refetch()
    },
    toggle: (id: string) => setTurned({ query, ids: toggled(kept, id) }),
    more: (parent: string | null) => setWindows((now) => new Map([...now, [parent, (now.get(parent) ?? 1) + 1]])),
  }
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
