import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { documentOf } from '../../records/documents/requested-record.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { receiveFiles } from '../../records/files/receive-files.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { sheetName } from '../export/export-file.ts'
import type { Book } from '../export/workbook-data.ts'
import { writeBook } from '../export/write-workbook.ts'
import { ownKey } from './already-imported.ts'
import { importColumns } from './import-columns.ts'
import { importById, type ImportRow, insertImport, moveImport, openImport } from './import-job-store.ts'
import { mayImport } from './import-job.ts'
import { clearStagedRows, countsOf, rowsOf } from './import-staging.ts'
import { type ImportView, importView, rowView } from './import-view.ts'
import { localizeRowErrors } from './localize-row-errors.ts'
import { makePlan } from './make-import-plan.ts'
import { sheetLimits } from './sheet-file-limits.ts'
import { templateWords } from './template-words.ts'
import { markedBook, templateBook } from './template-workbook.ts'
import { updateStagedRow } from './update-staged-row.ts'

interface Path {
  readonly module: string
  readonly thing: string
  readonly id: string
}
type Asked = FastifyRequest<{ Params: Path }>

const config = { session: true } as const
const inPassing = { session: true, background: true } as const
const window = 200
const mostMarked = 10_000

/** Imports: the template, the file, its rows with what is wrong, and the decision. */
export function importRoutes(files: Files): Routes {
  const small: Files = { ...files, limits: { ...files.limits, maxMb: sheetLimits.fileMb } }
  return (app: FastifyInstance) => {
    fileRoutes(app, small)
    rowRoutes(app)
    decisionRoutes(app)
  }
}

const at = '/api/:module/:thing/import'

function fileRoutes(app: FastifyInstance, small: Files): void {
  app.post<{ Params: Path }>(at, { config: { session: true, files: true } }, async (request) => {
    const doc = importable(request)
    const [file] = await receiveFiles(request, small, {
      extensions: ['xlsx', 'csv'],
      most: 1,
      tooBig: 'import.file-size',
    })
    if (file === undefined) throw new Refusal('file.none')
    const id = newId()
    await withinTransaction(request.ctx, async (ctx) => {
      await insertImport(ctx, {
        id,
        document: mappingOf(doc).key,
        fileKey: file.key,
        fileName: file.name,
        fileHash: file.sha256,
      })
      await enqueue(ctx, 'sheets.check', { id }, { queue: 'sheets' })
    })
    return { id }
  })

  app.get<{ Params: Path }>(`${at}/template`, { config, compress: false }, async (request, reply) => {
    const doc = importable(request)
    const { ctx } = request
    const name = sheetName(ctx, doc)
    return sendBook(
      reply,
      `${name} - ${templateWords.template[ctx.lang]}`,
      templateBook(name, await importColumns(ctx, doc, await makePlan(ctx, doc)), ctx.lang),
    )
  })

  // What waits for a decision is found again, also from another machine.
  app.get<{ Params: Path }>(`${at}/open`, { config }, async (request): Promise<ImportView | null> => {
    const doc = importable(request)
    const row = await openImport(request.ctx, mappingOf(doc).key)
    return row === null ? null : importView(request.ctx, doc, row)
  })

  app.get<{ Params: Path }>(`${at}/:id`, { config: inPassing }, async (request) => {
    const { doc, row } = await own(request)
    return importView(request.ctx, doc, row)
  })
}

function rowRoutes(app: FastifyInstance): void {
  app.get<{ Params: Path }>(`${at}/:id/rows`, { config }, async (request) => {
    const { doc, row } = await own(request)
    const input = readInput(request, request.query)
    const offset = input.whole('from', 0, sheetLimits.importRows, 0)
    const only = input.choice('only', ['', 'wrong'], '')
    input.finish()
    const rows = await rowsOf(request.ctx.sql, row.id, {
      offset,
      limit: window,
      ...(only === 'wrong' ? { state: 'wrong' } : {}),
    })
    return rows.map((one) => rowView(request.ctx, doc, one))
  })

  app.post<{ Params: Path }>(`${at}/:id/row`, { config }, async (request) => {
    const { doc, row } = await own(request)
    const { row: number, cells } = bodyOf(request.body)
    const mended = await updateStagedRow(request.ctx, doc, row, Number(number), textsIn(cells))
    return { row: rowView(request.ctx, doc, mended), counts: await countsOf(request.ctx.sql, row.id) }
  })

  app.get<{ Params: Path }>(`${at}/:id/marked`, { config, compress: false }, async (request, reply) => {
    const { doc, row } = await own(request)
    const { ctx } = request
    const { columns } = await importView(ctx, doc, row)
    const rows = await rowsOf(ctx.sql, row.id, { state: 'wrong', limit: mostMarked })
    const wrong = rows.map(({ row: number, key, cells, errors }) => ({
      key: key ?? ownKey(row.fileHash, number),
      cells,
      errors: localizeRowErrors(ctx, doc, errors),
    }))
    return sendBook(
      reply,
      `${row.fileName.replace(/\.[^.]*$/, '')} - ${templateWords.marked[ctx.lang]}`,
      markedBook(sheetName(ctx, doc), columns, ctx.lang, wrong),
    )
  })
}

function decisionRoutes(app: FastifyInstance): void {
  app.post<{ Params: Path }>(`${at}/:id/write`, { config }, async (request) => {
    const { doc, row } = await own(request)
    await withinTransaction(request.ctx, (ctx) => begin(ctx, doc, row))
    return importView(request.ctx, doc, await again(request.ctx, row.id))
  })

  app.post<{ Params: Path }>(`${at}/:id/cancel`, { config }, async (request) => {
    const { row } = await own(request)
    await withinTransaction(request.ctx, async (ctx) => {
      const { done } = await countsOf(ctx.sql, row.id)
      // What has become a record stays one; the rest is forgotten.
      await moveImport(ctx.sql, row.id, ['checking', 'checked', 'writing'], done > 0 ? 'done' : 'cancelled', ctx.now)
      if (done === 0) await clearStagedRows(ctx.sql, row.id)
    })
    return null
  })
}

function importable(request: Asked): AnyDocument {
  const { doc } = documentOf(request)
  if (!mayImport(request.ctx, doc)) throw new Refusal('permission.missing', {}, { status: 403 })
  return doc
}

async function own(request: Asked): Promise<{ doc: AnyDocument; row: ImportRow }> {
  const doc = importable(request)
  const { id } = request.params
  const row = isId(id) ? await importById(request.ctx.sql, id) : null
  if (row === null || row.person !== request.ctx.actor.id || row.document !== mappingOf(doc).key) throw missing()
  return { doc, row }
}

async function again(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = await importById(ctx.sql, id)
  if (row === null) throw missing()
  return row
}

async function begin(ctx: Ctx, { importWhole }: AnyDocument, { id }: ImportRow): Promise<void> {
  const { right, wrong } = await countsOf(ctx.sql, id)
  if (right === 0) throw new Refusal('import.nothing')
  if (importWhole === true && wrong > 0) throw new Refusal('import.whole', { rows: wrong }, { status: 409 })
  if (!(await moveImport(ctx.sql, id, ['checked'], 'writing', ctx.now, { rows: 0, total: right })))
    throw new Refusal('import.busy', {}, { status: 409 })
  await enqueue(ctx, 'sheets.write', { id }, { queue: 'sheets' })
}

function textsIn(cells: Json | undefined): Record<string, string> {
  if (typeof cells !== 'object' || cells === null || Array.isArray(cells))
    throw new Refusal('request.malformed', {}, { status: 400 })
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.slice(0, 10_000)]] : [])),
  )
}

async function sendBook(reply: FastifyReply, name: string, book: Book): Promise<FastifyReply> {
  const bytes = await writeBook(book)
  return reply
    .type(allowedTypes['xlsx']?.mime ?? '')
    .header('content-disposition', attachmentHeader(plainName(`${name}.xlsx`)))
    .send(bytes)
}
