import type { AnyDocument } from '../../../core/description/document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { langsOfPrint, type PrintLang } from '../../../core/values/print-language.ts'
import { say as saying } from '../../../core/words/format-message.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { PrintRequest } from '../../records/documents/exported-columns.ts'
import { seenRecord } from '../../records/documents/requested-record.ts'
import { type Spooled, spool } from '../../records/files/spool-upload.ts'
import { textOf } from '../../records/schema/stored-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import type { Making } from '../export/export-file.ts'
import type { JoinPart, LeftOut } from '../joined/join-thread-messages.ts'
import { joined } from '../joined/join-thread.ts'
import { joinWordsIn } from '../joined/join-words-in.ts'
import { draw } from '../print/draw-in-worker.ts'
import { makeSheet } from '../print/make-print-document.ts'
import type { Sheet } from '../print/print-document.ts'
import { batchPrintWords as words } from './batch-print-words.ts'

/** What the audit line of a printed record says. */
interface Printed {
  readonly recordId: string
  readonly title: string
  readonly detail: { readonly lang: PrintLang }
}

export interface BatchPrint {
  readonly file: Spooled
  readonly rows: number
  /** The records that stand in the PDF. */
  readonly printed: readonly Printed[]
}

const mostPages = 2_000

/** The prints of chosen records as one PDF, each as its reader may see it; what is not in it is named on the last page. */
export async function makeBatchPrint(
  ctx: Ctx,
  folder: string,
  doc: AnyDocument,
  { ids, lang }: PrintRequest,
  { signal, onRows }: Making,
): Promise<BatchPrint> {
  const parts: JoinPart[] = []
  const left: LeftOut[] = []
  const printed: Printed[] = []
  let watermark: string | null = null
  for (const [at, id] of ids.entries()) {
    signal.throwIfAborted()
    const read = await readSheet(ctx, doc, id, lang)
    const made = read === null ? unseen(lang, at) : await drawn(read)
    if ('reason' in made) left.push(made)
    else {
      parts.push(made)
      printed.push({ recordId: id, title: made.place, detail: { lang } })
    }
    watermark = read?.sheet.watermark ?? watermark
    await onRows(at + 1)
  }
  const { bytes } = await joined({
    title: titleIn(ctx, doc, lang),
    sheet: null,
    parts,
    left,
    watermark,
    mostPages,
    said: joinWordsIn(lang, words.left, [words.number, words.name, words.reason]),
  })
  return { file: await spool(folder, only(bytes)), rows: printed.length, printed }
}

interface ReadSheet {
  readonly title: string
  readonly sheet: Sheet
}

/** The sheet of a record as its reader may see it; null when he may not see the record, or there is none. */
function readSheet(ctx: Ctx, doc: AnyDocument, id: string, lang: PrintLang): Promise<ReadSheet | null> {
  return withinTransaction(ctx, async (inside) => {
    const record = await seenRecord(inside, doc, id)
    return { title: textOf(record, doc.title), sheet: await makeSheet(inside, doc, record, lang) }
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'record.missing') return null
    throw error
  })
}

/** What is out of sight is told by its place among those chosen alone. */
function unseen(lang: PrintLang, at: number): LeftOut {
  const chosen = (one: Lang) => saying(one, words.chosen[one], { n: String(at + 1) })
  return { name: langsOfPrint(lang).map(chosen).join('\n'), place: '', reason: 'unseen' }
}

async function drawn({ title, sheet }: ReadSheet): Promise<JoinPart | LeftOut> {
  const named = { name: sheet.code ?? title, place: title }
  try {
    return { ...named, kind: 'pdf', bytes: await draw(sheet), marked: true }
  } catch {
    // One record that cannot be drawn does not cost the others.
    return { ...named, reason: 'undrawn' }
  }
}

function titleIn(ctx: Ctx, doc: AnyDocument, lang: PrintLang): string {
  const title = ctx.running.documents.get(`${doc.module}.${doc.name}`)?.words.title
  return langsOfPrint(lang)
    .map((one) => title?.[one] ?? doc.name)
    .join(' / ')
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
