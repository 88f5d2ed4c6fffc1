import { createHash } from 'node:crypto'
import { type PrintLang, langsOfPrint } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { type OfficeFile, versionOf } from '../../office-files/office-file-store.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { writers } from '../../records/history/bilingual-text.ts'
import { namesOf } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { approvalParts } from '../print/approval-parts.ts'
import type { SheetPart } from '../print/print-document.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { noteWords, notApproved } from './paper-words.ts'

interface Asked {
  readonly number: number
  readonly lang: PrintLang
  /** The line of its reader across the pages; null where he has no watermark there. */
  readonly reader: string | null
}

/** What the PDF of a version of an office file is drawn from. */
export async function orderOf(ctx: Ctx, file: OfficeFile, { number, lang, reader }: Asked): Promise<PaperOrder> {
  const version = await versionOf(ctx, file.id, number)
  if (version === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
  const bytes = await storedBytes(ctx, version.storedKey)
  const isApproved = file.frozenVersion === number
  if (isApproved && createHash('sha256').update(bytes).digest('hex') !== file.frozenSha256)
    throw new Refusal('paper.changed', {}, { status: 409 })
  return {
    bytes,
    title: file.title,
    mark: markOf(reader, file.templateSeries !== null && !isApproved),
    parts: isApproved ? await approvalOf(ctx, file, lang) : [],
    said: saidOf(lang),
  }
}

/** A docx that belongs to no office file: an attachment. */
export function attachedOrder(title: string, bytes: Uint8Array, { lang, reader }: Omit<Asked, 'number'>): PaperOrder {
  return { bytes, title, mark: markOf(reader, false), parts: [], said: saidOf(lang) }
}

function saidOf(lang: PrintLang): PaperOrder['said'] {
  const langs = langsOfPrint(lang)
  return Object.fromEntries(
    Object.entries(noteWords).map(([note, words]) => [note, langs.map((one) => words[one]).join('\n')]),
  ) as PaperOrder['said'] // every note of the table
}

/** What stands across the pages: that nobody has approved them, and the reader's name where he reads under a watermark. */
function markOf(reader: string | null, isOpen: boolean): string | null {
  const { zh, ru, en } = notApproved
  const parts = [...(isOpen ? [[zh, ru, en].join(' / ')] : []), ...(reader === null ? [] : [reader])]
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
