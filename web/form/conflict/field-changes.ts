import type { Described } from '../../../core/description/described-document.ts'
import type { Json } from '../../../core/values/json.ts'
import { http } from '../../platform/http/client.ts'

/** One change of one field of a record, latest first in an answer. */
export interface FieldChange {
  readonly at: number
  readonly ver: number
  readonly personName: string
  readonly verb: string
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
  /** The value before it, as it travels; worth something only where `whole`. */
  readonly old: Json
  readonly whole: boolean
}

interface Asked {
  readonly field?: string
  /** Only what came after this version. */
  readonly since?: number
}

/** What became of the fields of a record, as far as the reader reads them whole. */
export function fieldChanges(
  doc: Described,
  id: string,
  { field, since }: Asked,
  signal?: AbortSignal,
): Promise<readonly FieldChange[]> {
  return http.get(`/api/${doc.module}/${doc.name}/${id}/history`, {
    query: { field, since },
    quiet: true,
    ...(signal ? { signal } : {}),
  })
}
