import { isWatermarked } from '../../core/values/watermarked-pages.ts'
import type { Ctx } from '../platform/context/context.ts'
import { watermarkOf } from '../platform/settings/watermark.ts'

const page = '/officeBookView'

/** Under whose name the caller reads office files, `name code`; null where nothing has to stand across them. */
export async function readerMark(ctx: Ctx): Promise<string | null> {
  const pages = await watermarkOf(ctx)
  return pages !== null && isWatermarked(pages, page) ? `${ctx.actor.name} ${ctx.actor.code}` : null
}
