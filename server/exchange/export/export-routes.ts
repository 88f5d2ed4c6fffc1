import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { concurrencyLimiter } from '../../platform/process/concurrency-limiter.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import type { ExportRequest } from '../../records/documents/exported-columns.ts'
import { bodyOf, pageRequestOf, texts } from '../../records/documents/request-body.ts'
import { permitted } from '../../records/documents/requested-record.ts'
import {
  dropExport,
  endExport,
  type ExportRow,
  insertExport,
  noteRows,
  ownExport,
} from '../../records/exports/export-job-store.ts'
import { exportRights, stillMayExport } from '../../records/exports/export-rights.ts'
import { newFileKey } from '../../records/files/file-key.ts'
import { fileByKey } from '../../records/files/file-row.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { requireSpace } from '../../records/files/free-space.ts'
import { sendOriginal } from '../../records/files/send-file.ts'
import { pageQuery } from '../../records/list/list-page.ts'
import { pageRows } from '../../records/list/page-rows.ts'
import { seenMapping } from '../../records/list/visible-table.ts'
import { missing } from '../../records/read/record-refusals.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { makeExportFile, sheetName } from './export-file.ts'
import { mostRows } from './read-export-rows.ts'
import { watched } from './throttle-progress.ts'

interface Path {
  readonly module: string
  readonly thing: string
  readonly id: string
}
type Asked = FastifyRequest<{ Params: Path }>

const config = { session: true } as const
const inPassing = { session: true, background: true } as const

// More rows than this are made as a job (specification: export to spreadsheet).
const mostAtOnce = 50_000
const space = 64 * 1024 * 1024

/** Exports of lists: answered at once, or made in the background, watched, stopped and fetched. */
export function exportRoutes(files: Files): Routes {
  const inTurn = concurrencyLimiter(3, { waiting: 20, refusal: () => new Refusal('server.busy', {}, { status: 503 }) })
  return (app: FastifyInstance) => {
    const at = '/api/:module/:thing/export'

    app.post<{ Params: Path }>(at, { config, compress: false }, async (request, reply) => {
      const doc = permitted(request, 'dc')
      const { id, wanted } = exportOf(request)
      const { ctx } = request
      const mapping = await seenMapping(ctx, doc)
      const { total } = await pageRows(ctx, mapping, pageQuery(ctx, doc, mapping, { ...wanted, size: 1 }))
      if (total > mostRows) throw new Refusal('export.too-many', { most: mostRows })
      await requireSpace(files.folder, space, files.limits.reserveMb)
      return total > mostAtOnce
        ? exportLater(ctx, doc, wanted, id, total)
        : inTurn(() => exportNow(request, reply, files, doc, wanted, id, total))
    })

    app.get<{ Params: Path }>(`${at}/:id`, { config: inPassing }, async (request) => {
      // Asked a moment before it begins or after it was answered, there is nothing to tell.
      const found = await ownOrNot(request)
      return found === null
        ? null
        : {
            id: found.id,
            state: found.state,
            rows: found.rows,
            total: found.total,
            filePath: found.fileKey,
            error: found.error,
          }
    })

    app.post<{ Params: Path }>(`${at}/:id/cancel`, { config }, async (request) => {
      const found = await ownOrNot(request)
      if (found !== null) await endExport(request.ctx.sql, found.id, 'cancelled', request.ctx.now)
      return null
    })

    app.get<{ Params: Path }>(`${at}/:id/file`, { config, compress: false }, async (request, reply) => {
      const found = await ownOrNot(request)
      const doc = permitted(request, found?.request.print === undefined ? 'dc' : 'ck')
      if (found === null) throw missing()
      if (found.state !== 'ready' || found.fileKey === null) throw new Refusal('export.not-ready', {}, { status: 409 })
      if (!stillMayExport(request.ctx, doc, found.request, found.rights))
        throw new Refusal('export.rights-changed', {}, { status: 403 })
      const file = await fileByKey(request.ctx.sql, found.fileKey)
      if (file === null) throw new Refusal('export.gone', {}, { status: 404 })
      return sendOriginal(request, reply, files, file, found.fileName)
    })
  }
}

function exportOf(request: Asked): { id: string; wanted: ExportRequest } {
  const body = bodyOf(request.body)
  const columns = body.columns === undefined ? {} : { columns: texts(body.columns) }
  const { page: _, size: __, after: ___, ...list } = pageRequestOf(body)
  // The page names its export, so that it can ask how far it is.
  return {
    id: isId(body.id) ? body.id : newId(),
    wanted: { ...list, ...columns, format: body.format === 'csv' ? 'csv' : 'xlsx' },
  }
}

async function ownOrNot(request: Asked): Promise<ExportRow | null> {
  const { id, module, thing } = request.params
  const found = isId(id) ? await ownExport(request.ctx, id) : null
  return found?.document === `${module}.${thing}` ? found : null
}

async function exportNow(
  request: Asked,
  reply: FastifyReply,
  files: Files,
  doc: AnyDocument,
  wanted: ExportRequest,
  id: string,
  total: number,
): Promise<FastifyReply> {
  const { ctx } = request
  const row = newExport(ctx, doc, wanted, id, total)
  if (!(await insertExport(ctx, { ...row, fileKey: null }))) throw new Refusal('request.key-reused')
  const stop = new AbortController()
  // Whoever left does not want it any more.
  const left = () => stop.abort()
  reply.raw.once('close', left)
  try {
    const onRows = watched(stop, (rows) => noteRows(ctx.sql, id, rows))
    const { file, rows } = await makeExportFile(ctx, files.folder, doc, wanted, { signal: stop.signal, onRows })
    await audited(ctx, { verb: 'export', document: row.document, detail: { rows } })
    const bytes = createReadStream(file.path, { highWaterMark: 256 * 1024 })
    bytes.once('close', () => void file.drop())
    return await reply
      .type(allowedTypes[wanted.format ?? 'xlsx']?.mime ?? '')
      .header('content-length', file.size)
      .header('content-disposition', attachmentHeader(row.fileName))
      .send(bytes)
  } catch (error) {
    throw stop.signal.aborted ? new Refusal('export.stopped', {}, { status: 409 }) : error
  } finally {
    reply.raw.off('close', left)
    await dropExport(ctx.sql, id)
  }
}

/** Answers the path that the file will have. */
async function exportLater(
  ctx: Ctx,
  doc: AnyDocument,
  wanted: ExportRequest,
  id: string,
  total: number,
): Promise<Json> {
  const filePath = newFileKey(wanted.format ?? 'xlsx', ctx.now)
  const row = newExport(ctx, doc, wanted, id, total)
  await withinTransaction(ctx, async (inside) => {
    if (!(await insertExport(inside, { ...row, fileKey: filePath }))) throw new Refusal('request.key-reused')
    await audited(inside, { verb: 'export', document: row.document, detail: { rows: total } })
    await enqueue(inside, 'sheets.export', { id }, { queue: 'sheets' })
  })
  return { id, filePath, total }
}

function newExport(
  ctx: Ctx,
  doc: AnyDocument,
  request: ExportRequest,
  id: string,
  total: number,
): Omit<ExportRow, 'person' | 'lang' | 'state' | 'rows' | 'error' | 'fileKey'> {
  const fileName = plainName(`${sheetName(ctx, doc)}.${request.format ?? 'xlsx'}`)
  return { id, document: mappingOf(doc).key, request, total, rights: exportRights(ctx, doc, request), fileName }
}
