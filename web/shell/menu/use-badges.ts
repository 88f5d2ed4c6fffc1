import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { onEvent } from '../../platform/http/event-stream.ts'
import { makeStale } from '../../platform/http/invalidate-queries.ts'
import { askCounts } from '../menu-counts.ts'
import type { MenuNode } from './menu-tree.ts'

/** How much the badge of an entry shows; of a folder, what is in it. */
export type BadgeOf = (node: MenuNode) => number

const key = ['badges']

/** The figures beside the entries of the menu, read together and again when an event says that one of them changed. */
export function useBadges(nodes: readonly MenuNode[]): BadgeOf {
  const badges = useMemo(() => badgesIn(nodes), [nodes])
  const codes = useMemo(() => [...new Set(badges.map(({ code }) => code))].sort(), [badges])
  useEffect(
    () =>
      onEvent('*', (event) => {
        const name = nameOf(event)
        if (name === 'all' || badges.some(({ renewedBy }) => renewedBy.includes(name))) makeStale({ queryKey: key })
      }),
    [badges],
  )
  const { data } = useQuery({
    queryKey: [...key, ...codes],
    enabled: codes.length > 0,
    queryFn: () => askCounts(codes),
  })
  return (node) =>
    data === undefined
      ? 0
      : [...new Set(badgesIn([node]).map(({ code }) => code))].reduce((sum, code) => sum + (data[code] ?? 0), 0)
}

function badgesIn(nodes: readonly MenuNode[]): NonNullable<MenuNode['entry']['menuBadge']>[] {
  return nodes.flatMap(({ entry, children }) => [...(entry.menuBadge ? [entry.menuBadge] : []), ...badgesIn(children)])
}

/** A topic, or of a document its name. */
function nameOf(event: unknown): string {
  const { topic, data } = event as {
    readonly topic: string
    readonly data: { readonly module?: string; readonly name?: string } | null
  } // what the stream's parser made
  return topic === 'document' ? `${data?.module}.${data?.name}` : topic
}
