import type { Described } from '../../../core/description/described-document.ts'
import { requestOf, type RowsQuery } from '../../platform/data/read-rows.ts'
import { recordOf, type Values } from '../../platform/data/record-values.ts'
import { rememberNames } from '../../platform/data/reference-names.ts'
import { http } from '../../platform/http/client.ts'

/** What a tree knows of a record beside its row. */
export interface TreeNode {
  readonly children: number
  readonly hit: boolean
  /** Its parent is out of the reader's sight, so that it stands at the top. */
  readonly apart: boolean
  readonly rolled: string | null
}

/** One window of one level. */
export interface Level {
  readonly rows: readonly Values[]
  readonly total: number
  readonly nodes: Readonly<Record<string, TreeNode>>
}

/** Records of a level that are read at once. */
export const levelWindow = 100

interface Asked {
  readonly doc: Described
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly lang: string
}

/** How one window of a level is read; `parent` is null at the top. */
export function levelQuery({ doc, topic, query, lang }: Asked, parent: string | null, window: number) {
  return {
    queryKey: [...topic, 'page', query, lang, 'branch', parent, window],
    staleTime: 10_000,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Level> => {
      const answer = await http.post<{
        content: readonly Values[]
        totalElements: number
        nodes: Level['nodes']
        names?: Readonly<Record<string, string>>
      }>(
        `/api/${doc.module}/${doc.name}/branches`,
        { ...requestOf(query), parent, page: window + 1, size: levelWindow },
        { signal, quiet: true },
      )
      rememberNames(answer.names)
      return {
        rows: answer.content.map((row) => recordOf(doc.fields, row)),
        total: answer.totalElements,
        nodes: answer.nodes,
      }
    },
  }
}
