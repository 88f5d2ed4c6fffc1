import { isWatermarked } from '../../../core/values/watermarked-pages.ts'
import type { Ctx } from '../context/context.ts'
import { readSettings } from './read-settings.ts'

const everything = '*'

/**
 * The pages that the caller reads under a watermark, `*` for all; null where his roles need none. The pages of records
 * are marked with those where their document is listed.
 */
export async function watermarkOf(ctx: Ctx): Promise<readonly string[] | null> {
  const said = await readSettings(ctx, ['watermark.roles', 'watermark.pages'])
  const roles = said['watermark.roles'].split(/[\s,，]+/u).filter((code) => code !== '')
  if (!roles.includes(everything) && !roles.some((code) => ctx.actor.roles.includes(code))) return null
  const pages = said['watermark.pages'].split(/\s+/u).filter((page) => page !== '')
  return pages.length === 0 ? null : [...pages, ...recordPages(ctx, pages)]
}

/** Whether the caller reads what stands on a page under a watermark, be it on the screen or on paper. */
export async function readsMarked(ctx: Ctx, path: string): Promise<boolean> {
  const pages = await watermarkOf(ctx)
  return pages !== null && isWatermarked(pages, path)
}

/** Pages of records of the documents that marked pages are about: a page needs a permission of its document. */
function recordPages({ running }: Ctx, marked: readonly string[]): readonly string[] {
  if (marked.includes(everything)) return []
  const needed = running.modules
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => isWatermarked(marked, path))
    .map(({ needs }) => needs)
  return [...running.documents.values()]
    .filter(({ doc }) => needed.some((needs) => needs.startsWith(`${doc.code}-`)))
    .map(({ doc }) => `/doc/${doc.module}/${doc.name}`)
}
