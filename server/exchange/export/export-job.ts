import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { isFinal, Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { now } from '../../platform/process/clock.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import type { ExportRequest } from '../../records/documents/exported-columns.ts'
import { endExport, exportById, type ExportRow, noteRows } from '../../records/exports/export-job-store.ts'
import { stillMayExport } from '../../records/exports/export-rights.ts'
import { insertFiles } from '../../records/files/file-row.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { type BatchPrint, makeBatchPrint } from '../batch-print/make-batch-print.ts'
import { makeExportFile, type MadeSheet, type Making } from './export-file.ts'
import { watched } from './throttle-progress.ts'

/** Makes the file of an export in the background and tells its person; a repetition begins it anew. */
export function exportJob(files: Files): (ctx: Ctx, payload: Json) => Promise<void> {
  return async (system, payload) => {
    const found = await exportById(system.sql, idIn(payload))
    if (found === null || found.state !== 'running') return
    const ctx = makeContext({ ...system, actor: await loadActor(system.sql, found.person), lang: found.lang })
    try {
      await make(ctx, files, found)
    } catch (error) {
      // A no is final; whatever else failed is tried again by the queue.
      if (!isFinal(error)) throw error
      await fail(ctx, found, error.code)
    }
  }
}

/** The id that a job of ours was handed. */
export function idIn(payload: Json): string {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : null
  if (typeof id !== 'string') throw new Error('the job has no id')
  return id
}

async function make(
  ctx: Ctx,
  files: Files,
  { id, document, request, rights, fileKey, fileName }: ExportRow,
): Promise<void> {
  const doc = ctx.running.documents.get(document)?.doc
  if (doc === undefined || fileKey === null || !stillMayExport(ctx, doc, request, rights))
    throw new Refusal('export.rights-changed')
  const stop = new AbortController()
  const making = { signal: stop.signal, onRows: watched(stop, (count) => noteRows(ctx.sql, id, count)) }
  const made = await makeFile(ctx, files.folder, doc, request, making).catch((error: unknown) =>
    stop.signal.aborted ? null : Promise.reject(error),
  )
  if (made === null) return
  const { file, rows, printed = [] } = made
  try {
    await files.storage.put(fileKey, file.path)
    const ext = request.print === undefined ? (request.format ?? 'xlsx') : 'pdf'
    await withinTransaction(ctx, async (inside) => {
      const ended = await endExport(inside.sql, id, 'ready', now(), { rows })
      if (!ended) return
      await insertFiles(inside, [
        {
          id: newId(),
          key: fileKey,
          name: fileName,
          ext,
          size: file.size,
          type: allowedTypes[ext]?.mime ?? '',
          sha256: file.sha256,
        },
      ])
      for (const line of printed) await audited(inside, { verb: 'print', document, ...line })
      await notify(inside, [ctx.actor.id], {
        event: request.print === undefined ? 'export.ready' : 'batchPrint.ready',
        params: { rows, title: titleOf(inside, document) },
        url: `/api/${document.replace('.', '/')}/export/${id}/file`,
      })
    })
  } finally {
    await file.drop()
  }
}

/** A list as a spreadsheet, or chosen records on paper. */
function makeFile(
  ctx: Ctx,
  folder: string,
  doc: AnyDocument,
  request: ExportRequest,
  making: Making,
): Promise<MadeSheet & Partial<Pick<BatchPrint, 'printed'>>> {
  return request.print === undefined
    ? makeExportFile(ctx, folder, doc, request, making)
    : makeBatchPrint(ctx, folder, doc, request.print, making)
}

function fail(ctx: Ctx, { id, document, request }: ExportRow, code: string): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    if (!(await endExport(inside.sql, id, 'failed', now(), { error: code }))) return
    await notify(inside, [ctx.actor.id], {
      event: request.print === undefined ? 'export.failed' : 'batchPrint.failed',
      params: { title: titleOf(inside, document) },
    })
  })
}

/** What a document is called, for a notice that is read in any language. */
export function titleOf({ running }: Ctx, document: string): Json {
  const { zh = document, ru = document, en = document } = running.documents.get(document)?.words.title ?? {}
  return { zh, ru, en }
}
