import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { bodyOf } from '../documents/request-body.ts'
import { permitted } from '../documents/requested-record.ts'
import { viewsOf } from './read-views.ts'
import { givenContent } from './view-content.ts'
import { chooseView, type GivenView, removeView, saveLayout, saveView } from './write-views.ts'

interface Path {
  readonly module: string
  readonly thing: string
  readonly id: string
}

type Asked = FastifyRequest<{ Params: Path }>

const config = { session: true } as const

/** How people see the lists of a document: saved views, and the columns as each arranged them. */
export function viewRoutes(app: FastifyInstance): void {
  const at = '/api/:module/:thing'

  app.get<{ Params: Path; Querystring: { list?: string } }>(`${at}/views`, { config }, (request) => {
    const doc = permitted(request, 'ck')
    return viewsOf(request.ctx, doc, listOf(doc, request.query.list))
  })

  app.post<{ Params: Path }>(`${at}/views`, { config }, (request) => {
    const doc = permitted(request, 'ck')
    return saveView(request.ctx, doc, viewOf(request, doc))
  })

  app.delete<{ Params: Path }>(`${at}/views/:id`, { config }, async (request) => {
    await removeView(request.ctx, permitted(request, 'ck'), request.params.id)
    return null
  })

  app.post<{ Params: Path }>(`${at}/views/:id/choice`, { config }, async (request) => {
    const { pinned, usual } = bodyOf(request.body)
    await chooseView(request.ctx, permitted(request, 'ck'), request.params.id, {
      pinned: isYes(pinned),
      usual: isYes(usual),
    })
    return null
  })

  app.post<{ Params: Path }>(`${at}/layout`, { config }, (request) => {
    const doc = permitted(request, 'ck')
    const { list, layout } = bodyOf(request.body)
    return saveLayout(request.ctx, doc, listOf(doc, list), layout)
  })
}

function listOf(doc: AnyDocument, given: Json | undefined): string {
  const list = given ?? 'main'
  if (typeof list !== 'string' || !Object.hasOwn(doc.lists, list))
    throw new Refusal('request.unknown-list', { name: String(list) }, { status: 400 })
  return list
}

function viewOf(request: Asked, doc: AnyDocument): GivenView {
  const { id, ver, list, name, content, shares } = bodyOf(request.body)
  return {
    id: typeof id === 'string' && id !== '' ? id : null,
    ver: typeof ver === 'number' ? ver : null,
    list: listOf(doc, list),
    name: typeof name === 'string' ? name.trim() : '',
    content: givenContent(request.ctx, doc, content),
    shares: sharesOf(shares),
  }
}

function sharesOf(given: Json | undefined): GivenView['shares'] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) throw malformed()
  return given.map((share: Json) => {
    const { kind, target } = bodyOf(share)
    if ((kind !== 'role' && kind !== 'department') || typeof target !== 'string') throw malformed()
    return { kind, target }
  })
}

function isYes(given: Json | undefined): boolean {
  return given === true || given === '1'
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
