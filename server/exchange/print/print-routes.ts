import type { FastifyInstance } from 'fastify'
import { printLangs } from '../../../core/values/print-language.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { permitted, type RecordPath, recordOf } from '../../records/documents/requested-record.ts'
import { textOf } from '../../records/schema/stored-record.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { draw } from './draw-in-worker.ts'
import { makeSheet } from './make-print-document.ts'

/**
 * A record on paper: GET …/{id}/print?lang= answers its PDF in one language, or in Chinese with another; …/print/head
 * what stands above it.
 */
export function printRoutes(app: FastifyInstance): void {
  app.get<{ Params: RecordPath }>(
    '/api/:module/:thing/:id/print/head',
    { config: { session: true } },
    async (request) => {
      const { ctx } = request
      const doc = permitted(request, 'ck')
      const record = await recordOf(request, doc)
      const { owner, title } = await withinTransaction(ctx, (inside) => makeSheet(inside, doc, record, ctx.lang))
      return { owner, title }
    },
  )

  app.get<{ Params: RecordPath }>(
    '/api/:module/:thing/:id/print',
    { config: { session: true } },
    async (request, reply) => {
      const { ctx } = request
      const doc = permitted(request, 'ck')
      const record = await recordOf(request, doc)
      const input = readInput(request, request.query)
      const lang = input.choice('lang', printLangs, ctx.lang)
      input.finish()
      const sheet = await withinTransaction(ctx, (inside) => makeSheet(inside, doc, record, lang))
      const bytes = await draw(sheet)
      const title = textOf(record, doc.title)
      await audited(ctx, {
        verb: 'print',
        document: mappingOf(doc).key,
        recordId: request.params.id,
        title,
        detail: { lang },
      })
      return reply
        .type('application/pdf')
        .header('content-disposition', attachmentHeader(plainName(`${sheet.code ?? (title || doc.name)}.pdf`)))
        .send(bytes)
    },
  )
}
