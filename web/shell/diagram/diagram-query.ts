import type { DiagramDescribed, DiagramNow } from '../../../core/api-types/diagram.ts'
import type { Lang } from '../../../core/values/language.ts'
import { gathered } from '../../platform/http/batched-calls.ts'

/** What is asked anew every few seconds while somebody looks at it. */
export const often = 5_000

/** How a diagram is drawn, in a language. */
export function diagramQuery(module: string, name: string, lang: Lang) {
  return {
    queryKey: ['diagram', module, name, 'described', lang],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      gathered<DiagramDescribed>({ method: 'GET', path: `/api/diagram/${module}/${name}` }, signal),
  }
}

/** What it shows of a record now. */
export function diagramNowQuery(module: string, name: string, of: string, lang: Lang) {
  return {
    queryKey: ['diagram', module, name, of, lang],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      gathered<DiagramNow>({ method: 'GET', path: `/api/diagram/${module}/${name}/${of}` }, signal),
  }
}
