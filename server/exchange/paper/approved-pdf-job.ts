import sql from 'sql-template-tag'
import { languageOf } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { loadActor } from '../../identity/access/actor.ts'
import { readableFile } from '../../office-files/access.ts'
import { type OfficeFile, officeFile } from '../../office-files/office-file-store.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { keepApprovedPdf } from './approved-pdf.ts'
import { orderOf } from './paper-order.ts'

/**
 * Draws the PDF of what an approval has bound as whoever made the paper reads it, in his language; where he may not read
 * it any more nothing is drawn ahead. A reader who sees less, or reads another language, has his own drawn when he asks
 * for it. What goes wrong is named by the paper and tried again; of a paper that cannot be drawn at all its maker is told.
 */
export const keepPdfJob: Job = {
  async run(ctx, payload) {
    const file = await officeFile(ctx, fileIdIn(payload))
    const his = await makerOf(ctx, file)
    if (his === null || file.frozenVersion === null) return
    try {
      await draw(his, file, file.frozenVersion)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'paper.unreadable')) throw named(file, error)
      await withinTransaction(ctx, (inside) => tellUndrawn(inside, file))
    }
  },
}

async function draw(his: Ctx, file: OfficeFile, version: number): Promise<void> {
  const asked = { number: version, lang: his.lang, reader: null }
  const order = await withinTransaction(his, (inside) => orderOf(inside, file, asked))
  await keepApprovedPdf(his, file, order)
}

/** Whoever made a paper, in the language in which he reads pages; null where he may not read it any more. */
async function makerOf(ctx: Ctx, { id, owner }: OfficeFile): Promise<Ctx | null> {
  const [habit] = await ctx.sql.query<{ lang: string | null }>(
    sql`select coalesce(page_lang, lang) as lang from engine.notice_habit where person = ${owner}::uuid`,
  )
  const his = makeContext({ ...ctx, actor: await loadActor(ctx.sql, owner), lang: languageOf(habit?.lang) })
  try {
    await readableFile(his, id)
    return his
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}

function fileIdIn(payload: Parameters<Job['run']>[1]): string {
  const id = typeof payload === 'object' && payload !== null && 'fileId' in payload ? payload['fileId'] : undefined
  if (typeof id !== 'string') throw new Error('no fileId in the order for a PDF')
  return id
}

function named({ id, title }: OfficeFile, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Error(`no PDF of “${title}” (${id}): ${why}`, { cause })
}

function tellUndrawn(ctx: Ctx, { id, title, owner }: OfficeFile): Promise<void> {
  return notify(ctx, [owner], { event: 'paper.undrawn', params: { title }, url: `/officeBookView?fileId=${id}` })
}
