import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { printLangs } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { permitted } from '../../records/documents/requested-record.ts'
import { insertExport } from '../../records/exports/export-job-store.ts'
import { exportRights } from '../../records/exports/export-rights.ts'
import { newFileKey } from '../../records/files/file-key.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { requireSpace } from '../../records/files/free-space.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { sheetName } from '../export/export-file.ts'

const most = 100
// What is named at all; beyond it no page of ours asks.
const mostNamed = 10_000
const space = 64 * 1024 * 1024

interface Path {
  readonly module: string
  readonly thing: string
}

/**
 * POST …/print/batch with `ids` and `lang`: the prints of these records as one PDF, made in the background. It is
 * watched, stopped and fetched as an export is.
 */
export function batchPrintRoutes(files: Files): Routes {
  return (app: FastifyInstance) => {
    app.post<{ Params: Path }>('/api/:module/:thing/print/batch', { config: { session: true } }, async (request) => {
      const { ctx } = request
      const doc = permitted(request, 'ck')
      const input = readInput(request, bodyOf(request.body))
      const ids = input.ids('ids', mostNamed)
      const lang = input.choice('lang', printLangs, ctx.lang)
      input.finish()
      if (ids.length === 0) throw new Refusal('batch-print.none')
      if (ids.length > most) throw new Refusal('batch-print.too-many', { most })
      await requireSpace(files.folder, space, files.limits.reserveMb)
      const wanted = { print: { ids, lang } }
      const id = newId()
      await withinTransaction(ctx, async (inside) => {
        await insertExport(inside, {
          id,
          document: mappingOf(doc).key,
          request: wanted,
          total: ids.length,
          rights: exportRights(ctx, doc, wanted),
          fileKey: newFileKey('pdf', ctx.now),
          fileName: plainName(`${sheetName(ctx, doc)}.pdf`),
        })
        await enqueue(inside, 'sheets.export', { id }, { queue: 'sheets' })
      })
      return { id, total: ids.length }
    })
  }
}
