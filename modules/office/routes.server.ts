import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  attachmentHeader,
  change,
  type Ctx,
  fieldNodes,
  find,
  get,
  mayDo,
  Refusal,
  titleIn,
} from '../../server/module-api.ts'
import { generateDocument, type Paper, paperOf } from './generate-document.server.ts'
import { readBindings } from './placeholder-bindings.server.ts'
import { placeholderPage } from './placeholders.server.ts'
import { template, type Template } from './template.ts'
import { requireUsable, usableTemplates } from './usable-templates.server.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Path {
  readonly id: string
}

interface Asked {
  readonly document?: string
  readonly under?: string
  readonly record?: string
}

/** What the page of a template asks for. */
export function templateRoutes(app: FastifyInstance): void {
  const config = { needs: 'wdmb-ck' } as const

  app.get('/api/office/template/choices', { config }, ({ ctx: { running, lang } }) =>
    [...running.documents.values()].map(({ key, words, module }) => ({
      value: key,
      label: words.title[lang],
      group: module.label[lang],
    })),
  )

  app.get<{ Querystring: Asked }>('/api/office/template/fields', { config }, ({ ctx, query }) => {
    const doc = ctx.running.documents.get(query.document ?? '')?.doc
    if (doc === undefined) throw new Refusal('office.source', {}, { status: 404 })
    return fieldNodes(ctx, doc, query.under ?? '')
  })

  app.get<{ Params: Path }>('/api/office/template/:id/placeholders', { config }, async ({ ctx, params }) =>
    placeholderPage(ctx, await get(ctx, template, params.id)),
  )

  app.post<{ Params: Path }>(
    '/api/office/template/:id/placeholders',
    { config: { needs: 'wdmb-bj' } },
    async ({ ctx, params, body }) => saveBindings(ctx, params.id, body),
  )

  app.get<{ Params: Path }>('/api/office/template/:id/samples', { config }, async ({ ctx, params }) =>
    samplesOf(ctx, await get(ctx, template, params.id)),
  )

  app.get<{ Params: Path; Querystring: Asked }>(
    '/api/office/template/:id/preview',
    { config },
    async ({ ctx, params, query }, reply) => {
      const record = await get(ctx, template, params.id)
      return send(reply, await paperOf(ctx, record, query.record ?? ''))
    },
  )
}

/** What the page of any record asks for: the templates of its document, and a paper made by one of them and kept. */
export function paperRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Asked }>('/api/office/offered', { config: { session: true } }, async ({ ctx, query }) =>
    usableTemplates(ctx, query.document ?? ''),
  )

  app.post<{ Params: Path; Querystring: Asked }>(
    '/api/office/paper/:id',
    { config: { session: true } },
    async ({ ctx, params, query }) => generateDocument(ctx, await requireUsable(ctx, params.id), query.record ?? ''),
  )
}

const mostSamples = 50

/** The newest records that a template can be tried with, of those that the caller may see. */
async function samplesOf(ctx: Ctx, { source }: Template): Promise<readonly object[]> {
  const doc = ctx.running.documents.get(source)?.doc
  if (doc === undefined || !mayDo(ctx, doc, 'ck')) return []
  const records = await find(ctx, doc, {}, { sort: ['-createTime'], limit: mostSamples })
  return records.map((record) => ({
    value: record.id,
    label: [doc.number === undefined ? null : Reflect.get(record, doc.number.field), titleIn(ctx.lang, doc, record)]
      .filter((text) => typeof text === 'string' && text !== '')
      .join(' '),
  }))
}

function send(reply: FastifyReply, { bytes, name }: Paper): FastifyReply {
  return reply.type(docx).header('content-disposition', attachmentHeader(name)).send(Buffer.from(bytes))
}

async function saveBindings(ctx: Ctx, id: string, body: unknown): Promise<object> {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'bindings') : null
  const ver: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'ver') : null
  const record = await get(ctx, template, id)
  if (record.status !== 'draft' || record.ver !== ver) throw new Refusal('record.changed', {}, { status: 409 })
  const bindings = readBindings(given as Parameters<typeof readBindings>[0]) // JSON as the parser answers it
  const lines = bindings.map(({ mark, path, format, lang, equals }) => ({ mark, path, format, language: lang, equals }))
  await change(ctx, template, record, { bindings: lines }, { verb: 'update' })
  return placeholderPage(ctx, await get(ctx, template, id))
}
