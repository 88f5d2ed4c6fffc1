import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type Links, linksAmong } from '../gantt/gantt-links.ts'
import { idOf } from '../schema/stored-record.ts'
import { page, type PageRequest } from './list-page.ts'
import { waysOf } from './map-tracks.ts'

/** The views that draw all rows of a list at once. */
type DrawnView = 'map' | 'gantt'

interface DrawnAnswer extends Awaited<ReturnType<typeof page>>, Partial<Links> {
  readonly ways?: Awaited<ReturnType<typeof waysOf>>
}

/** All rows of a list in one answer, as many as a map or a Gantt chart draws, with the ways of the one and what hangs together in the other. */
export async function drawn(ctx: Ctx, doc: AnyDocument, request: PageRequest, view: DrawnView): Promise<DrawnAnswer> {
  const answer = await page(ctx, doc, { ...request, drawn: true })
  const ids = answer.content.map(idOf)
  const { map, gantt } = doc.lists[request.list ?? 'main']?.views ?? {}
  if (view === 'gantt') return gantt === undefined ? answer : { ...answer, ...(await linksAmong(ctx, doc, gantt, ids)) }
  if (map?.way === undefined) return answer
  return { ...answer, ways: await waysOf(ctx, doc, map.way, ids) }
}
