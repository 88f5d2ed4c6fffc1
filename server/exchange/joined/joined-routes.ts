import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { printLangs } from '../../../core/values/print-language.ts'
import { readerLine } from '../../office-files/reader-mark.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { permitted, type RecordPath, recordOf } from '../../records/documents/requested-record.ts'
import { textOf } from '../../records/schema/stored-record.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { draw } from '../print/draw-in-worker.ts'
import { makeSheet } from '../print/make-print-document.ts'
import { drawParts, readParts } from './collect-parts.ts'
import { joined } from './join-thread.ts'
import { joinWordsIn } from './join-words-in.ts'
import { joinedWords } from './joined-words.ts'

const mostPages = 500

/** GET …/{id}/print/joined?lang=: the print of a record, its documents and its attachments as one PDF. */
export function joinedRoutes(app: FastifyInstance): void {
  app.get<{ Params: RecordPath }>(
    '/api/:module/:thing/:id/print/joined',
    { config: { session: true }, compress: false },
    async (request, reply) => {
      const { ctx } = request
      const doc = permitted(request, 'ck')
      const record = await recordOf(request, doc)
      const input = readInput(request, request.query)
      const lang = input.choice('lang', printLangs, ctx.lang)
      input.finish()
      const { sheet, read } = await withinTransaction(ctx, async (inside) => {
        const made = await makeSheet(inside, doc, record, lang)
        // Documents and sheet come as one: what has its reader's name across a part has it throughout.
        const reader = made.watermark ?? (await readerLine(inside))
        return {
          sheet: { ...made, watermark: reader },
          read: await readParts(inside, doc, record, { lang, reader }),
        }
      })
      const all = await drawParts(ctx, read)
      const title = [sheet.title.split('\n')[0], sheet.code].filter(Boolean).join(' ')
      const { bytes, pages, names } = await joined({
        title,
        // The pages are numbered through all parts, so not by the sheet.
        sheet: await draw({ ...sheet, pageOf: '' }),
        parts: all.filter((part) => 'bytes' in part),
        left: all.filter((part) => 'reason' in part),
        watermark: sheet.watermark,
        mostPages,
        said: joinWordsIn(lang, joinedWords.left, [joinedWords.file, joinedWords.place, joinedWords.reason]),
      })
      await audited(ctx, {
        verb: 'print',
        document: mappingOf(doc).key,
        recordId: request.params.id,
        title: textOf(record, doc.title),
        detail: {
          lang,
          pages,
          joined: names,
          pdf: createHash('sha256').update(bytes).digest('hex'),
        },
      })
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          attachmentHeader(plainName(`${sheet.code ?? (textOf(record, doc.title) || doc.name)}.pdf`)),
        )
        .send(Buffer.from(bytes))
    },
  )
}
