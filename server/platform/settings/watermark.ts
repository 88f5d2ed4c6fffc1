import { isWatermarked } from '../../../core/values/watermarked-pages.ts'
import type { Ctx } from '../context/context.ts'
import { readSettings } from './read-settings.ts'

const everything = '*'

/** The pages that the caller reads under a watermark, `*` for all; null where his roles need none. */
export async function watermarkOf(ctx: Ctx): Promise<readonly string[] | null> {
  const said = await readSettings(ctx, ['watermark.roles', 'watermark.pages'])
  const roles = said['watermark.roles'].split(/[\s,，]+/u).filter((code) => code !== '')
  if (!roles.includes(everything) && !roles.some((code) => ctx.actor.roles.includes(code))) return null
  const pages = said['watermark.pages'].split(/\s+/u).filter((page) => page !== '')
  return pages.length === 0 ? null : pages
}

/** Whether the caller reads what stands on any of these pages under a watermark, be it on the screen or on paper. */
export async function readsMarked(ctx: Ctx, paths: readonly string[]): Promise<boolean> {
  const pages = await watermarkOf(ctx)
  return pages !== null && paths.some((path) => isWatermarked(pages, path))
}
