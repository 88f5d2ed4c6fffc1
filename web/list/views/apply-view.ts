import type { ListView } from '../../../core/description/list-view.ts'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { ListState } from '../list-state.ts'
import { queryOf } from './views-content.ts'

/** The list as a view has it; null has it as everybody does. */
export function applyView(now: ListState, to: ListView | null, asked: string, start: RowsQuery): ListState {
  if (to === null) return { ...now, query: start, view: null, followed: asked }
  return {
    ...now,
    query: queryOf(start.list, to.content, start.sort),
    view: { id: to.id, layout: to.content.layout },
    followed: asked,
  }
}
