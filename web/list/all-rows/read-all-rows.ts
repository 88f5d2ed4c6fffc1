import type { Described } from '../../../core/description/described-document.ts'
import { recordsOf, type ColumnRows } from '../../../core/values/column-rows.ts'
import type { TaskLink } from '../../../core/values/critical-path.ts'
import { requestOf, type RowsQuery } from '../../platform/data/read-rows.ts'
import { recordOf, type Values } from '../../platform/data/record-values.ts'
import { rememberNames } from '../../platform/data/reference-names.ts'
import { gathered } from '../../platform/http/batched-calls.ts'

/** How one bar waits for another; `broken` where its days say otherwise. */
export interface DrawnLink extends TaskLink {
  readonly broken: boolean
}

interface DrawnAnswer extends ColumnRows {
  readonly totalElements: number
  readonly names?: Readonly<Record<string, string>>
  readonly ways?: Readonly<Record<string, readonly (readonly [lat: string, lng: string])[]>>
  readonly links?: readonly DrawnLink[]
  readonly slack?: Readonly<Record<string, number>>
}

/** All rows of a list that a map or a Gantt chart draws. */
export interface Drawn {
  readonly rows: readonly Values[]
  readonly total: number
  readonly ways: NonNullable<DrawnAnswer['ways']>
  readonly links: readonly DrawnLink[]
  readonly slack: Readonly<Record<string, number>>
}

/** How all rows of a list are read at once, with these columns. */
export function drawnQuery(
  doc: Described,
  asked: { readonly topic: readonly string[]; readonly query: RowsQuery; readonly lang: string },
  view: 'map' | 'gantt',
  columns: readonly string[],
) {
  const { topic, query, lang } = asked
  return {
    queryKey: [...topic, 'page', query, lang, view],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Drawn> => {
      const answer = await gathered<DrawnAnswer>(
        {
          method: 'POST',
          path: `/api/${doc.module}/${doc.name}/drawn`,
          body: { ...requestOf(query), view, columns: [...columns] },
        },
        signal,
      )
      rememberNames(answer.names)
      const { ways = {}, links = [], slack = {} } = answer
      const rows = recordsOf(answer).map((row) => recordOf(doc.fields, row as Values))
      return { rows, total: Number(answer.totalElements), ways, links, slack }
    },
  }
}
