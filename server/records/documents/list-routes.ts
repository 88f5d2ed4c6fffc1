import type { FastifyInstance } from 'fastify'
import { columnRowsOf } from '../../../core/values/column-rows.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isId } from '../../platform/database/is-id.ts'
import { drawn } from '../list/drawn-view-rows.ts'
import { totals } from '../list/list-totals.ts'
import { groups } from '../list/row-groups.ts'
import { branch } from '../tree/read-tree-level.ts'
import { bodyOf, pageRequestOf, texts } from './request-body.ts'
import { permitted } from './requested-record.ts'

interface Path {
  readonly module: string
  readonly thing: string
}

const config = { session: true } as const

/** What a list asks for beside its rows: sums over all of them, groups, levels of a tree, and all that is drawn. */
export function listRoutes(app: FastifyInstance): void {
  const at = '/api/:module/:thing'

  app.post<{ Params: Path }>(`${at}/totals`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const body = bodyOf(request.body)
    const { page: _, size: __, after: ___, ...wanted } = pageRequestOf(body)
    return totals(request.ctx, doc, { ...wanted, ...(body.ids === undefined ? {} : { ids: texts(body.ids) }) })
  })

  app.post<{ Params: Path }>(`${at}/branches`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const body = bodyOf(request.body)
    const parent = body.parent ?? null
    if (doc.parent === undefined || (parent !== null && !isId(parent)))
      throw new Refusal('request.malformed', {}, { status: 400 })
    return branch(request.ctx, doc, pageRequestOf(body), parent)
  })

  app.post<{ Params: Path }>(`${at}/drawn`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const body = bodyOf(request.body)
    const { page: _, size: __, after: ___, opened: ____, ...wanted } = pageRequestOf(body)
    const views = doc.lists[wanted.list ?? 'main']?.views ?? {}
    const view = (['map', 'gantt'] as const).find((one) => one === body.view && views[one] !== undefined)
    if (view === undefined) throw new Refusal('request.malformed', {}, { status: 400 })
    const { content, ...answer } = await drawn(request.ctx, doc, wanted, view)
    return { ...answer, ...columnRowsOf(content) }
  })

  app.post<{ Params: Path }>(`${at}/groups`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const { sort: _, dir: __, after: ___, ...wanted } = pageRequestOf(bodyOf(request.body))
    return groups(request.ctx, doc, wanted)
  })
}
