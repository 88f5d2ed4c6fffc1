import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readableFile } from '../../office-files/access.ts'
import { readerLine } from '../../office-files/reader-mark.ts'
import { printRight } from '../../office-files/use-rights.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { formOffset, formOffsets, removeFormOffset, saveFormOffset } from './form-offsets.ts'
import { testSheetWords } from './form-print-words.ts'
import { orderOf } from './paper-order.ts'
import { paperPdf } from './paper-thread.ts'

interface OfId {
  readonly Params: { readonly id: string }
}

const config = { needs: printRight } as const
const mostPrinterName = 60

/**
 * A paper on pre-printed or endless forms: where one's printers miss, kept for its template, and its pages moved by
 * that, or a sheet with rulers in their place.
 */
export function formPrintRoutes(app: FastifyInstance): void {
  app.get<OfId>('/api/office/file/:id/offset', { config }, async (request) =>
    formOffsets(request.ctx, await paperOf(request)),
  )

  app.post<OfId>('/api/office/file/:id/offset', { config }, async (request) =>
    saveFormOffset(request.ctx, await paperOf(request), bodyOf(request.body)),
  )

  app.post<OfId>('/api/office/file/:id/offset/remove', { config }, async (request) => {
    const file = await paperOf(request)
    const input = readInput(request, request.body)
    const printer = input.text('printer', { required: true, max: mostPrinterName })
    input.finish()
    await removeFormOffset(request.ctx, file, printer)
    return null
  })

  app.get<OfId>(
    '/api/office/file/:id/form',
    { config: { ...config, cookie: true }, compress: false },
    async (request, reply) => {
      const { name, bytes } = await formPdf(request)
      return reply
        .type('application/pdf')
        .header('content-disposition', attachmentHeader(plainName(`${name}.pdf`)))
        .send(bytes)
    },
  )
}

async function formPdf(request: FastifyRequest<OfId>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { ctx } = request
  const file = await paperOf(request)
  const input = readInput(request, request.query)
  const printer = input.text('printer', { max: mostPrinterName })
  const isTest = input.choice('test', ['0', '1'], '0') === '1'
  input.finish()
  const order = await withinTransaction(ctx, async (inside) => {
    const offset = await formOffset(inside, file, printer)
    const lines = isTest ? testSheetWords(ctx.lang, offset) : null
    const asked = { number: file.version, lang: ctx.lang, reader: await readerLine(inside) }
    return { ...(await orderOf(inside, file, asked)), parts: [], form: { ...offset, lines } }
  })
  const bytes = await paperPdf(order)
  const { document, recordId, title } = file
  if (!isTest)
    await audited(ctx, {
      verb: 'print',
      title,
      detail: { officeFile: file.id, version: file.version, printer },
      ...(document === null || recordId === null ? {} : { document, recordId }),
    })
  return { name: printer === '' ? title : `${title} ${printer}`, bytes }
}

/** The paper of a request; refuses what is no docx. */
async function paperOf({ ctx, params }: FastifyRequest<OfId>) {
  const file = await readableFile(ctx, params.id)
  if (file.officeType !== 'w') throw new Refusal('paper.type')
  return file
}
