import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { langsOfPrint, type PrintLang } from '../../../core/values/print-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readableOf } from '../../office-files/access.ts'
import { type OfficeFile, papersOfRecord } from '../../office-files/office-file-store.ts'
import { useRights } from '../../office-files/use-rights.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import type { FileRow } from '../../records/files/file-row.ts'
import { openableFile } from '../../records/files/openable-file.ts'
import { storedBytes } from '../../records/files/read-stored-file.ts'
import { redraw } from '../../records/files/redraw-picture.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { idOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { approvedPdf } from '../paper/approved-pdf.ts'
import { attachedOrder, orderOf } from '../paper/paper-order.ts'
import type { PaperOrder } from '../paper/paper-thread-messages.ts'
import { paperPdf } from '../paper/paper-thread.ts'
import { visibleFields } from '../print/make-print-document.ts'
import type { JoinPart, LeftOut, Named } from './join-thread-messages.ts'
import { joinedWords, type LeftReason } from './joined-words.ts'

const mostFiles = 200
const mostMb = 64
// Sharp on paper: 300 dots to an inch of an A4 page.
const longest = 3_500
const pictures = new Set(['png', 'jpg', 'jpeg', 'gif', 'bmp'])

type Part = JoinPart | LeftOut

/** A part as it was read, before it is drawn outside of the transaction. */
type Read = Named &
  (
    | { readonly reason: LeftReason }
    | { readonly paper: PaperOrder; readonly approved?: OfficeFile }
    | { readonly ext: string; readonly bytes: Uint8Array }
  )

interface Asked {
  readonly lang: PrintLang
  /** The line of the reader across the pages; null where he has no watermark there. */
  readonly reader: string | null
}

/** What of a record's papers and attachments the caller may read and print, in the order in which it is joined. */
export async function readParts(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  asked: Asked,
): Promise<readonly Read[]> {
  const { lang } = asked
  const document = mappingOf(doc).key
  const papers = await readableOf(ctx, await papersOfRecord(ctx, document, idOf(record)))
  const files = await attachedFiles(ctx, doc, record)
  if (papers.length + files.length > mostFiles) throw new Refusal('joined.files', { n: mostFiles })
  if (files.reduce((sum, { size }) => sum + Number(size), 0) > mostMb * 1024 * 1024)
    throw new Refusal('joined.bytes', { n: mostMb })
  const { mayPrint } = useRights(ctx)
  const read: Read[] = []
  for (const file of papers) {
    const named = { name: file.title, place: inLangs(lang, (one) => joinedWords.papers[one]) }
    if (!mayPrint) read.push({ ...named, reason: 'unprinted' })
    else if (file.officeType !== 'w') read.push({ ...named, reason: 'type' })
    else
      read.push({
        ...named,
        ...(await orReason(async () => ({
          paper: await orderOf(ctx, file, { ...asked, number: file.frozenVersion ?? file.version }),
          ...(file.frozenVersion === null ? {} : { approved: file }),
        }))),
      })
  }
  for (const file of files) {
    const named = { name: file.name, place: placeOf(ctx, doc, file, lang) }
    read.push({ ...named, ...(await orReason(() => attached(ctx, file, asked))) })
  }
  return read
}

/** Parts as PDF or picture, each drawn in a thread of its own. */
export async function drawParts(ctx: Ctx, read: readonly Read[]): Promise<readonly Part[]> {
  const parts: Part[] = []
  for (const one of read) {
    const { name, place } = one
    parts.push({ name, place, ...(await orReason(() => drawn(ctx, one))) })
  }
  return parts
}

type Drawn = Omit<JoinPart, keyof Named> | { readonly reason: LeftReason }

async function drawn(ctx: Ctx, read: Read): Promise<Drawn> {
  if ('reason' in read) return { reason: read.reason }
  if ('paper' in read && read.approved !== undefined)
    return { kind: 'pdf', bytes: await approvedPdf(ctx, read.approved, read.paper), marked: false }
  if ('paper' in read) return { kind: 'pdf', bytes: await paperPdf(read.paper), marked: true }
  if (read.ext === 'pdf') return { kind: 'pdf', bytes: read.bytes, marked: false }
  const picture = await redraw(Buffer.from(read.bytes), read.ext, longest)
  if (picture === null) return { reason: 'broken' }
  return { kind: ['jpg', 'jpeg'].includes(read.ext) ? 'jpg' : 'png', bytes: picture, marked: false }
}

async function attached(ctx: Ctx, { key, name, ext }: FileRow, asked: Asked) {
  if (ext === 'docx') return { paper: attachedOrder(name, await storedBytes(ctx, key), asked) }
  if (ext === 'pdf' || pictures.has(ext)) return { ext, bytes: await storedBytes(ctx, key) }
  return { reason: 'type' as const }
}

const reasonOf: Readonly<Record<string, LeftReason>> = {
  'file.gone': 'gone',
  'paper.changed': 'changed',
  'paper.unreadable': 'broken',
}

/** What was made of a file, or why nothing was: one bad file does not cost the others. */
async function orReason<T extends object>(make: () => Promise<T>): Promise<T | { readonly reason: LeftReason }> {
  try {
    return await make()
  } catch (error) {
    const reason = error instanceof Refusal ? reasonOf[error.code] : undefined
    if (reason === undefined) throw error
    return { reason }
  }
}

/** The files in fields and decisions of a record that the caller may open, signatures aside: those stand on the sheet. */
async function attachedFiles(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<readonly FileRow[]> {
  const shown = visibleFields(ctx, doc, record)
  const order = Object.keys(doc.fields)
  const found = await ctx.sql.query<{ key: string; field: string }>(sql`
    select key, field from engine.file where document = ${mappingOf(doc).key} and record_id = ${idOf(record)}::uuid
      and field not like '@signature:%' order by created, id limit ${mostFiles * 5}`)
  const place = (field: string) => (field.startsWith('@') ? order.length : order.indexOf(field.split('.', 1)[0] ?? ''))
  const files: FileRow[] = []
  for (const { key, field } of found.toSorted((one, other) => place(one.field) - place(other.field))) {
    if (!field.startsWith('@') && !shown.has(field.split('.', 1)[0] ?? '')) continue
    const file = await openableFile(ctx, key).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'record.missing') return null
      throw error
    })
    if (file !== null) files.push(file)
  }
  return files
}

function placeOf(ctx: Ctx, doc: AnyDocument, { field }: FileRow, lang: PrintLang): string {
  return inLangs(lang, (one) =>
    field === null || field.startsWith('@')
      ? joinedWords.opinions[one]
      : labelIn(makeContext({ ...ctx, lang: one }), doc, field),
  )
}

type One = ReturnType<typeof langsOfPrint>[number]

function inLangs(lang: PrintLang, of: (one: One) => string): string {
  return langsOfPrint(lang).map(of).join('\n')
}
