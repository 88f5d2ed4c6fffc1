import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListLayout } from '../../../core/description/list-layout.ts'
import type { ListView, ListViews, ViewContent, ViewShare } from '../../../core/description/list-view.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useLang } from '../../platform/session/language.ts'
import { reloadSession } from '../../platform/session/session.ts'

/** A view to be saved; without an id a new one. */
interface SavedView {
  readonly id: string | null
  readonly ver: number | null
  readonly name: string
  readonly content: ViewContent
  readonly shares: readonly Pick<ViewShare, 'kind' | 'target'>[]
}

/** The views of one list, and what may be done to them. */
export interface ViewsAtWork {
  /** Undefined while they are on their way. */
  readonly known: ListViews | undefined
  readonly sendLayout: (layout: ListLayout) => Promise<{ readonly at: number }>
  readonly save: (view: SavedView) => Promise<{ readonly id: string }>
  readonly remove: (view: ListView) => Promise<void>
  readonly choose: (view: Pick<ListView, 'id' | 'pinned' | 'usual'>) => Promise<void>
}

/** Reads the views of a list that are offered to the reader, and his columns. */
export function useViews(module: string, name: string, list: string): ViewsAtWork {
  const lang = useLang()
  const { data, error } = useQuery({
    queryKey: ['views', module, name, list, lang],
    staleTime: minuteMs,
    queryFn: ({ signal }) =>
      http.get<ListViews>(`/api/${module}/${name}/views`, { query: { list }, signal, quiet: true }),
  })
  // Without them the list works as well.
  const known = data ?? (error ? none : undefined)
  return useMemo(() => ({ known, ...callsOf(module, name, list) }), [known, module, name, list])
}

const none: ListViews = { views: [], layout: null }

function callsOf(module: string, name: string, list: string): Omit<ViewsAtWork, 'known'> {
  const at = `/api/${module}/${name}`
  const changed = async () => {
    await queryClient.invalidateQueries({ queryKey: ['views', module, name, list] })
    // What is pinned stands in the menu, which comes with the session.
    void reloadSession().catch(() => null)
  }
  return {
    sendLayout: (layout) => http.post(`${at}/layout`, { list, layout }, { quiet: true }),
    save: async (view) => {
      const saved = await http.post<{ id: string }>(`${at}/views`, { list, ...view }, { quiet: true })
      await changed()
      return saved
    },
    remove: async ({ id }) => {
      await http.del(`${at}/views/${id}`, { quiet: true })
      await changed()
    },
    choose: async ({ id, pinned, usual }) => {
      await http.post(`${at}/views/${id}/choice`, { pinned, usual }, { quiet: true })
      await changed()
    },
  }
}
