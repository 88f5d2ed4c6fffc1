import { useLayoutEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { dropPages, renewPage, showPage } from '../../platform/page/open-pages-store.ts'
import type { ResolvedPage } from './resolved-page.ts'

/** Brings the page of the address to the front; draws nothing itself, the page host does. */
export function ShowPage() {
  const { found, screen, left } = useLoaderData<ResolvedPage>()
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    const key = keyOf(found)
    showPage({ key, entry: found.entry, rest: found.rest, screen, place: { pathname, search, hash } })
    if (left === key) renewPage(key)
    else if (left !== null) dropPages(new Set([left]))
  }, [found, screen, left, pathname, search, hash])
  return null
}

/** One tab per path, and per fixed parameters where pages share a path. */
function keyOf({ entry, rest }: ResolvedPage['found']): string {
  const path = [entry.path, ...rest].join('/')
  const fixed = new URLSearchParams(
    Object.entries(entry.params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
    ),
  )
  return fixed.size > 0 ? `${path}?${fixed}` : path
}
