import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { useKept } from '../../../ui/page-memory.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { readGroups, type Group, type Groups } from '../../platform/data/row-groups-and-totals.ts'
import { rowsHere, rowsQuery, windowSize, type Asked } from '../../platform/data/row-windows.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import type { GroupLine, Windows } from '../grid/grid-windows-type.ts'
import { lineAt, linesOf, type Inner, type Outline } from './groups-outline.ts'

type Keys = readonly (string | null)[]

/** Groups read at once. */
const groupWindow = 200

/**
 * The lines of a grouped list: groups come in windows, open ones bring their own groups or rows, as far as they are in
 * sight.
 */
export function useGroupWindows(
  doc: Described,
  topic: readonly string[],
  query: RowsQuery,
  from: number,
  to: number,
  enabled: boolean,
): Omit<Windows, 'fresh'> {
  const lang = useLang()
  const [opened, setOpened] = useKept<ReadonlySet<string>>(`groups ${doc.name}.${query.list}`, () => new Set())
  const asked: Asked = { topic, query, lang }
  const tree = treeOf(asked, query.group?.length ?? 0, opened, [])
  const lines = Array.from({ length: to - from + 1 }, (_, at) =>
    tree === null ? null : lineIn(asked, tree, from + at),
  )
  const wanted = enabled ? neededBy(doc, asked, lines) : []
  const results = useQueries({ queries: wanted })
  // The answers themselves are read where the lines are: asking for `data` is what makes a new one draw the list anew.
  const error = results.find(({ data, error: failure }) => data === undefined && failure !== null)?.error ?? null
  const total = tree === null ? 0 : linesOf(tree.outline)
  const at = (index: number) => lines[index - from] ?? (tree === null ? null : lineIn(asked, tree, index))
  const readers = new Map<string, (index: number) => Values | undefined>()
  const row = (index: number) => {
    const line = at(index)
    if (line?.row == null) return undefined
    const key = JSON.stringify(line.within)
    const reader = readers.get(key) ?? rowsHere(inside(asked, line.within))
    readers.set(key, reader)
    return reader(line.row)
  }
  const toggle = (index: number) => {
    const line = at(index)
    if (line?.group) setOpened((now) => turned(now, JSON.stringify([...line.within, line.group?.key ?? null])))
  }
  const retry = useCallback(() => {
    for (const { refetch, isError } of results) if (isError) void refetch()
  }, [results])
  return {
    total,
    records: first(asked, [])?.rows ?? 0,
    approximate: false,
    totals: {},
    row,
    toggle,
    retry,
    waiting: tree === null && !error,
    stale: false,
    error: tree === null ? error : null,
    group: (index) => lineOf(at(index), query, opened),
    load: (begin, end) => Promise.resolve(Array.from({ length: end - begin + 1 }, (_, nr) => row(begin + nr))),
  }
}

/** The groups at one level as far as they are known. */
interface Tree {
  readonly outline: Outline
  readonly within: Keys
  readonly inner: ReadonlyMap<number, Tree | null>
}

interface FoundLine {
  /** Keys of the groups around it. */
  readonly within: Keys
  /** Null for a row, undefined while the group is on its way. */
  readonly group: Group | null | undefined
  readonly place: number
  readonly row: number | null
}

function treeOf(asked: Asked, levels: number, opened: ReadonlySet<string>, within: Keys): Tree | null {
  const start = first(asked, within)
  if (start === undefined) return null
  const open = new Map<number, Inner>()
  const inner = new Map<number, Tree | null>()
  for (let window = 0; opened.size > 0 && window * groupWindow < start.total; window += 1) {
    const groups = groupsAt(asked, within, window)?.groups ?? []
    groups.forEach((group, nr) => {
      const keys = [...within, group.key]
      if (!opened.has(JSON.stringify(keys))) return
      const place = window * groupWindow + nr
      if (keys.length === levels) return void open.set(place, group.count)
      const below = treeOf(asked, levels, opened, keys)
      inner.set(place, below)
      // A line stands for groups that are on their way.
      open.set(place, below?.outline ?? { count: 1, open: new Map() })
    })
  }
  return { outline: { count: start.total, open }, within, inner }
}

function lineIn(asked: Asked, tree: Tree, index: number): FoundLine | null {
  const line = lineAt(tree.outline, index)
  if (line === null) return null
  let level: Tree | null | undefined = tree
  let { within } = tree
  for (const [depth, place] of line.path.entries()) {
    const group: Group | undefined = level
      ? groupsAt(asked, level.within, Math.floor(place / groupWindow))?.groups[place % groupWindow]
      : undefined
    const isLast = depth === line.path.length - 1
    if (isLast && line.row === null) return { within, group, place, row: null }
    within = [...within, group?.key ?? null]
    if (isLast) return { within, group: null, place, row: line.row }
    level = level?.inner.get(place)
  }
  return null
}

function lineOf(
  line: FoundLine | null,
  { group: by = [] }: RowsQuery,
  opened: ReadonlySet<string>,
): GroupLine | undefined {
  if (!line?.group) return undefined
  return {
    group: line.group,
    by: by[line.within.length] ?? '',
    depth: line.within.length,
    open: opened.has(JSON.stringify([...line.within, line.group.key])),
  }
}

/** The windows of groups and rows that some lines show, each once; the first of all groups always. */
function neededBy(doc: Described, asked: Asked, lines: readonly (FoundLine | null)[]) {
  const found = new Map<string, ReturnType<typeof groupsQuery> | ReturnType<typeof rowsQuery>>([
    ['first', groupsQuery(doc, asked, [], 0)],
  ])
  for (const line of lines) {
    if (line === null) continue
    const window = Math.floor(line.row === null ? line.place / groupWindow : line.row / windowSize)
    const key = `${line.row === null ? 'groups' : 'rows'} ${JSON.stringify(line.within)} ${window}`
    if (key === 'groups [] 0' || found.has(key)) continue
    found.set(
      key,
      line.row === null
        ? groupsQuery(doc, asked, line.within, window)
        : rowsQuery(doc, inside(asked, line.within), window),
    )
  }
  return [...found.values()]
}

/** How one window of groups is read. */
export function groupsQuery(doc: Described, asked: Asked, within: Keys, window: number) {
  return {
    queryKey: groupsKey(asked, within, window),
    staleTime: 10_000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readGroups(doc, { ...asked.query, within }, { page: window + 1, size: groupWindow }, signal),
  }
}

function first(asked: Asked, within: Keys): Groups | undefined {
  return groupsAt(asked, within, 0)
}

function groupsAt(asked: Asked, within: Keys, window: number): Groups | undefined {
  return queryClient.getQueryData<Groups>(groupsKey(asked, within, window))
}

function groupsKey({ topic, query, lang }: Asked, within: Keys, window: number): readonly unknown[] {
  return [...topic, 'page', query, lang, 'groups', within, window]
}

/** The same question inside a group. */
function inside(asked: Asked, within: Keys): Asked {
  return { ...asked, query: { ...asked.query, within } }
}

function turned(opened: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(opened)
  if (!next.delete(key)) next.add(key)
  return next
}
