import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { currentSession } from '../session/session.ts'
import type { Values } from './record-values.ts'

const shownFor = 3_000

const store = createStore<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))

/** Ids of rows that somebody else has just changed or made. */
export function useRecentlyChanged(): ReadonlySet<string> {
  return useStore(store, ({ ids }) => ids)
}

/** Compares a window of rows with what stood there before, read at `since`; what others did shows for a moment. */
export function noteRecentlyChanged(before: readonly Values[], since: number, after: readonly Values[]): void {
  const ids = changedByOthers(before, since, after, currentSession()?.user.userId ?? '')
  if (ids.length === 0) return
  store.setState(({ ids: known }) => ({ ids: new Set([...known, ...ids]) }))
  setTimeout(
    () => store.setState(({ ids: known }) => ({ ids: new Set([...known].filter((id) => !ids.includes(id))) })),
    shownFor,
  )
}

/** Rows whose version grew through another person, and rows another person made since. */
function changedByOthers(
  before: readonly Values[],
  since: number,
  after: readonly Values[],
  me: string,
): readonly string[] {
  const versions = new Map(before.map(({ id, ver }) => [id, ver]))
  return after
    .filter((row) => {
      const ver = versions.get(row.id ?? null)
      if (ver !== undefined) return ver !== row.ver && row.updateBy !== me
      return typeof row.createTime === 'number' && row.createTime > since && row.createBy !== me
    })
    .map(({ id }) => String(id))
}
