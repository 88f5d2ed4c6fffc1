import type { FastifyInstance } from 'fastify'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { documentOf } from '../../records/documents/requested-record.ts'
import { namesOf } from '../../records/read/load-reference-names.ts'
import { mayDo, requirePermission } from '../../records/read/require-permission.ts'
import { readPastedLines } from './read-pasted-lines.ts'

interface Path {
  readonly module: string
  readonly thing: string
  readonly field: string
}

const config = { session: true } as const
const mostRows = 2_000
const mostColumns = 100
const longestText = 4_000

/** Reads rows copied in a spreadsheet for whoever may write the document; nothing is stored. */
export function pasteRoutes(app: FastifyInstance): void {
  app.post<{ Params: Path }>('/api/:module/:thing/lines/:field', { config }, async (request) => {
    const { doc } = documentOf(request)
    if (!mayDo(request.ctx, doc, 'bj')) requirePermission(request.ctx, doc, 'xz')
    const { rows, columns = [], currency = null } = bodyOf(request.body)
    if (!Array.isArray(rows) || rows.length > mostRows) throw new Refusal('paste.too-many', { most: mostRows })
    const pasted = {
      rows: rows.map(textsIn),
      columns: textsIn(columns),
      currency: typeof currency === 'string' ? currency : null,
    }
    const { field } = request.params
    const read = await readPastedLines(request.ctx, doc, field, pasted)
    return { ...read, names: await namesOf(request.ctx, doc, [{ [field]: [...read.lines] }]) }
  })
}

function textsIn(value: Json): string[] {
  return Array.isArray(value) ? value.slice(0, mostColumns).map((one) => String(one ?? '').slice(0, longestText)) : []
}
