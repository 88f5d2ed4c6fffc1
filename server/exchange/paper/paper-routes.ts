import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type PrintLang, printLangs } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readableFile } from '../../office-files/access.ts'
import type { OfficeFile } from '../../office-files/office-file-store.ts'
import { readerLine } from '../../office-files/reader-mark.ts'
import { downloadRight } from '../../office-files/use-rights.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { joined } from '../joined/join-thread.ts'
import { joinWordsIn } from '../joined/join-words-in.ts'
import { joinedWords } from '../joined/joined-words.ts'
import { approvedPdf } from './approved-pdf.ts'
import { orderOf } from './paper-order.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { paperPdf } from './paper-thread.ts'

interface OfId {
  readonly Params: { readonly id: string }
}

const mostVersion = 999_999_999
// As many as a docx may have; it was drawn already.
const mostPages = 5_000

/** A docx on paper: GET …/{id}/pdf?version=&lang= answers its PDF with the approval that bound it. */
export function paperPdfRoutes(app: FastifyInstance): void {
  app.get<OfId>(
    '/api/office/file/:id/pdf',
    { config: { needs: downloadRight, cookie: true }, compress: false },
    async (request, reply) => {
      const { ctx } = request
      const file = await readableFile(ctx, request.params.id)
      const input = readInput(request, request.query)
      const number = input.whole('version', 1, mostVersion, file.version)
      const lang = input.choice('lang', printLangs, ctx.lang)
      input.finish()
      if (file.officeType !== 'w') throw new Refusal('paper.type')
      const order = await withinTransaction(ctx, async (inside) =>
        orderOf(inside, file, { number, lang, reader: await readerLine(inside) }),
      )
      const bytes = number === file.frozenVersion ? await frozenPdf(ctx, file, order, lang) : await paperPdf(order)
      await audited(ctx, {
        verb: 'download',
        title: file.title,
        detail: { officeFile: file.id, version: number, pdf: createHash('sha256').update(bytes).digest('hex') },
        ...(file.document === null || file.recordId === null
          ? {}
          : { document: file.document, recordId: file.recordId }),
      })
      const part = number === file.version ? '' : ` v${number}`
      return reply
        .type('application/pdf')
        .header('content-disposition', attachmentHeader(plainName(`${file.title}${part}.pdf`)))
        .send(Buffer.from(bytes))
    },
  )
}

/** The kept PDF of what was approved, under the watermark of whoever reads so. */
async function frozenPdf(ctx: Ctx, file: OfficeFile, order: PaperOrder, lang: PrintLang): Promise<Uint8Array> {
  const bytes = await approvedPdf(ctx, file, order)
  const { mark, title } = order
  if (mark === null) return bytes
  const part = { name: title, place: '', kind: 'pdf', bytes, marked: false } as const
  const said = joinWordsIn(lang, joinedWords.left, [joinedWords.file, joinedWords.place, joinedWords.reason])
  return (await joined({ title, sheet: null, parts: [part], left: [], watermark: mark, mostPages, said })).bytes
}
