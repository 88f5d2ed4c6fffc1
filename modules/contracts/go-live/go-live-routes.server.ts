import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { type Ctx, find, isId, mayDo, Refusal, rows } from '../../../server/module-api.ts'
import { goLive } from './go-live.ts'
import { openingDocuments } from './opening-rows.server.ts'

/** A sort of rows of a go-live, with the page that lists and imports them. */
interface OpeningRows {
  readonly document: string
  readonly label: string
  readonly path: string
  readonly rows: number
  readonly posted: number
}

/** How far each sort of rows of a go-live is, for its steps. */
export function goLiveRoutes(app: FastifyInstance): void {
  app.get<{ Params: { readonly id: string } }>(
    '/api/contracts/go-live/:id/rows',
    { config: { needs: 'qcsx-ck' } },
    async ({ ctx, params }) => {
      const [of] = isId(params.id) ? await find(ctx, goLive, { id: params.id }, { limit: 1 }) : []
      if (of === undefined) throw new Refusal('record.missing', {}, { status: 404 })
      return rowsByDocument(ctx, of.id)
    },
  )
}

async function rowsByDocument(ctx: Ctx, id: string): Promise<readonly OpeningRows[]> {
  const pages = ctx.running.modules.flatMap((module) => module.pages)
  const found = openingDocuments(ctx).map(async (doc) => {
    const document = `${doc.module}.${doc.name}`
    const page = pages.find(({ list }) => list === document)
    if (page === undefined || !mayDo(ctx, doc, 'ck')) return []
    const [counted] = await ctx.sql.query<{ rows: number; posted: number }>(sql`
      select count(*)::int as rows, count(*) filter (where r.row_status = '1')::int as posted
      from (${rows(ctx, doc)}) r where r.go_live_id = ${id}::uuid`)
    return [{ document, label: page.label[ctx.lang], path: page.path, rows: 0, posted: 0, ...counted }]
  })
  return (await Promise.all(found)).flat()
}
