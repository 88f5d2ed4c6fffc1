import type { Ctx } from '../platform/context/context.ts'
import { readsMarked } from '../platform/settings/watermark.ts'
import { momentIn } from '../records/history/bilingual-text.ts'

const page = '/officeBookView'

/** Under whose name the caller reads office files, `name code`; null where nothing has to stand across them. */
export async function readerMark(ctx: Ctx): Promise<string | null> {
  return (await readsMarked(ctx, page)) ? `${ctx.actor.name} ${ctx.actor.code}` : null
}

/** The same with the moment of reading, as it stands across what is drawn at once. */
export async function readerLine(ctx: Ctx): Promise<string | null> {
  const mark = await readerMark(ctx)
  return mark === null ? null : `${mark} ${momentIn(ctx.now, ctx.lang)}`
}
