import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { isFinal, Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { extensionOf } from '../../platform/http/allowed-file-types.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { now } from '../../platform/process/clock.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { spool } from '../../records/files/spool-upload.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { idIn, titleOf } from '../export/export-job.ts'
import { withSheet } from '../read-spreadsheet/read-sheet.ts'
import { importById, type ImportRow, moveImport, noteStep } from './import-job-store.ts'
import { clearStagedRows, countsOf, stageRows } from './import-staging.ts'
import { listPagePathOf } from './list-page-path.ts'
import { lookUp } from './lookup-label-keys.ts'
import { makePlan } from './make-import-plan.ts'
import { rowValidatorOf } from './validate-rows.ts'
import { writeRows } from './write-rows.ts'

/** Reads and checks a file that was sent; a repetition begins anew. */
export function checkJob(files: Files): (ctx: Ctx, payload: Json) => Promise<void> {
  return (system, payload) =>
    asImporter(system, payload, 'checking', async (ctx, doc, row) => {
      const begun = now()
      await clearStagedRows(ctx.sql, row.id)
      const total = await check(ctx, files, doc, row)
      if (total === 0) throw new Refusal('import.no-rows')
      const { wrong } = await countsOf(ctx.sql, row.id)
      await withinTransaction(ctx, async (inside) => {
        if (!(await moveImport(inside.sql, row.id, ['checking'], 'checked', now(), { rows: total, total }))) return
        await tell(inside, begun, row, 'import.checked', { rows: total, wrong })
      })
    })
}

/** Makes records of the rows that are right; a repetition goes on where the last one ended. */
export function writeJob(): (ctx: Ctx, payload: Json) => Promise<void> {
  return (system, payload) =>
    asImporter(system, payload, 'writing', async (ctx, doc, row) => {
      const begun = now()
      await writeRows(ctx, doc, await makePlan(ctx, doc), row)
      const { done, wrong, right } = await countsOf(ctx.sql, row.id)
      await withinTransaction(ctx, async (inside) => {
        // What is still wrong may be put right: the import waits again.
        const next = wrong + right > 0 ? 'checked' : 'done'
        if (!(await moveImport(inside.sql, row.id, ['writing'], next, now()))) return
        await audited(inside, {
          verb: 'import',
          document: row.document,
          title: row.fileName,
          detail: { rows: done, file: row.fileHash },
        })
        await tell(inside, begun, row, 'import.done', { rows: done, wrong: wrong + right })
      })
    })
}

type Step = (ctx: Ctx, doc: AnyDocument, row: ImportRow) => Promise<void>

/** Does a step as its person, with the rights he has now. */
async function asImporter(system: Ctx, payload: Json, state: ImportRow['state'], step: Step): Promise<void> {
  const row = await importById(system.sql, idIn(payload))
  if (row === null || row.state !== state) return
  const actor = await loadActor(system.sql, row.person)
  const ctx = makeContext({ ...system, actor, lang: row.lang, unattended: true })
  const doc = ctx.running.documents.get(row.document)?.doc
  try {
    if (doc === undefined || !mayImport(ctx, doc)) throw new Refusal('permission.missing')
    await step(ctx, doc, row)
  } catch (error) {
    // A no is final; whatever else failed is tried again by the queue.
    if (!isFinal(error)) throw error
    await moveImport(ctx.sql, row.id, [state], 'failed', now(), { error: { code: error.code, params: error.params } })
  }
}

/** Whether the caller may import records of a document: it makes new ones. */
export function mayImport(ctx: Ctx, doc: AnyDocument): boolean {
  return mayDo(ctx, doc, 'dr') && mayDo(ctx, doc, 'xz')
}

/** Answers how many rows the file has; stops quietly when the import was. */
async function check(ctx: Ctx, files: Files, doc: AnyDocument, row: ImportRow): Promise<number> {
  const plan = await makePlan(ctx, doc)
  const file = await spool(files.folder, await files.storage.stream(row.fileKey))
  let count = 0
  try {
    const { asked, judge } = rowValidatorOf(ctx, doc, plan)
    await withSheet(
      { path: file.path, extension: extensionOf(row.fileName), asked },
      plan,
      (source, labels) => lookUp(ctx, source, labels),
      async ({ columns, pieces }) => {
        await moveImport(ctx.sql, row.id, ['checking'], 'checking', now(), { columns, rows: 0 })
        for await (const { rows, content } of pieces) {
          const verdicts = await judge(ctx, rows, row.fileHash)
          await stageRows(
            ctx.sql,
            row.id,
            content,
            rows.flatMap(({ row: number }, at) => {
              const verdict = verdicts[at]
              return verdict === undefined ? [] : [{ row: number, state: verdict.state, errors: verdict.errors }]
            }),
          )
          count += rows.length
          if (!(await noteStep(ctx.sql, row.id, 'checking', count))) throw new Refusal('import.closed')
        }
      },
    )
  } finally {
    await file.drop()
  }
  return count
}

// Whoever waited before the page needs no notice.
const longWait = 10_000

async function tell(
  ctx: Ctx,
  begun: number,
  { document, person }: ImportRow,
  event: string,
  counts: { rows: number; wrong: number },
): Promise<void> {
  if (now() - begun < longWait) return
  const url = listPagePathOf(ctx.running.modules, document)
  await notify(ctx, [person], {
    event,
    params: { ...counts, title: titleOf(ctx, document) },
    ...(url === null ? {} : { url }),
  })
}
