import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { printLangs, type PrintLang, langsOfPrint } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readableFile } from '../../office-files/access.ts'
import { type OfficeFile, versionOf } from '../../office-files/office-file-store.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { watermarkOf } from '../../platform/settings/watermark.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { momentIn, writers } from '../../records/history/bilingual-text.ts'
import { namesOf } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { approvalParts } from '../print/approval-parts.ts'
import type { SheetPart } from '../print/print-document.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { paperPdf } from './paper-thread.ts'
import { noteWords, notApproved } from './paper-words.ts'

interface OfId {
  readonly Params: { readonly id: string }
}

const mostVersion = 999_999_999

/** A docx on paper: GET …/{id}/pdf?version=&lang= answers its PDF with the approval that bound it. */
export function paperPdfRoutes(app: FastifyInstance): void {
  app.get<OfId>(
    '/api/office/file/:id/pdf',
    { config: { session: true, cookie: true }, compress: false },
    async (request, reply) => {
      const { ctx } = request
      const file = await readableFile(ctx, request.params.id)
      const input = readInput(request, request.query)
      const number = input.whole('version', 1, mostVersion, file.version)
      const lang = input.choice('lang', printLangs, ctx.lang)
      input.finish()
      if (file.officeType !== 'w') throw new Refusal('paper.type')
      const bytes = await withinTransaction(ctx, (inside) => orderOf(inside, file, number, lang)).then(paperPdf)
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
        .send(bytes)
    },
  )
}

async function orderOf(ctx: Ctx, file: OfficeFile, number: number, lang: PrintLang): Promise<PaperOrder> {
  const version = await versionOf(ctx, file.id, number)
  if (version === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
  const bytes = await storedBytes(ctx, version.storedKey)
  const isApproved = file.frozenVersion === number
  if (isApproved && createHash('sha256').update(bytes).digest('hex') !== file.frozenSha256)
    throw new Refusal('paper.changed', {}, { status: 409 })
  const langs = langsOfPrint(lang)
  const inLangs = (words: (typeof noteWords)['heading']) => langs.map((one) => words[one]).join('\n')
  return {
    bytes,
    title: file.title,
    mark: await markOf(ctx, file.templateSeries !== null && !isApproved),
    parts: isApproved ? await approvalOf(ctx, file, lang) : [],
    said: Object.fromEntries(
      Object.entries(noteWords).map(([note, words]) => [note, inLangs(words)]),
    ) as PaperOrder['said'], // every note of the table
  }
}

/** What stands across the pages: that nobody has approved them, and the reader's name where he reads under a watermark. */
async function markOf(ctx: Ctx, isOpen: boolean): Promise<string | null> {
  const { zh, ru, en } = notApproved
  const reader = (await watermarkOf(ctx)) === null ? [] : [ctx.actor.name, ctx.actor.code, momentIn(ctx.now, ctx.lang)]
  const parts = [...(isOpen ? [[zh, ru, en].join(' / ')] : []), ...(reader.length > 0 ? [reader.join(' ')] : [])]
  return parts.length === 0 ? null : parts.join('\n')
}

/** The decisions on its record, the signatures under them and the mark of the approval, as its reader may see them. */
async function approvalOf(
  ctx: Ctx,
  { document, recordId }: OfficeFile,
  lang: PrintLang,
): Promise<readonly SheetPart[]> {
  const doc = ctx.running.documents.get(document ?? '')?.doc
  const record = doc === undefined || recordId === null ? null : await readRecord(ctx, doc, recordId)
  if (doc === undefined || record === null) return []
  const contexts = langsOfPrint(lang).map((one) => makeContext({ ...ctx, lang: one }))
  return approvalParts(await writers(contexts, (one) => namesOf(one, doc, [record])), doc, record)
}
