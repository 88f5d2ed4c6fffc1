import { isWatermarked } from '../../../core/values/watermarked-pages.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { watermarkOf } from '../../platform/settings/watermark.ts'
import { momentIn } from '../../records/history/bilingual-text.ts'

const page = '/officeBookView'
const none = { type: 0 } as const
const look = {
  fill_style: 'rgba(120, 120, 120, 0.25)',
  font: '16px sans-serif',
  rotate: -0.35,
  horizontal: 120,
  vertical: 100,
} as const

/** The watermark that the caller reads documents under, as the server draws it over them: who reads, and since when. */
export async function wpsWatermark(ctx: Ctx) {
  const pages = await watermarkOf(ctx)
  if (pages === null || !isWatermarked(pages, page)) return none
  return { type: 1, value: `${ctx.actor.name} ${ctx.actor.code} ${momentIn(ctx.now, ctx.lang)}`, ...look }
}
