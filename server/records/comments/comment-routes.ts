import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { permitted, type RecordPath, recordOf } from '../documents/requested-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { onceOnly } from '../write/idempotent-request.ts'
import { withinTransaction } from '../write/within-transaction.ts'
import { commentsOf } from './comments.ts'
import { mentionable } from './find-mentionable-people.ts'
import { addComment, editComment, removeComment } from './write-comment.ts'

interface Path extends RecordPath {
  readonly comment: string
}

const config = { session: true } as const
// Read once, so that the refusal of write-comment.ts says what is too long, and not that of the call.
const body = 100_000

/** What people say about any record that they may read. */
export function commentRoutes(app: FastifyInstance): void {
  const at = '/api/:module/:thing/:id/comments'

  app.get<{ Params: Path }>(at, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    await recordOf(request, doc)
    return commentsOf(request.ctx, mappingOf(doc).key, request.params.id)
  })

  app.get<{ Params: Path; Querystring: { param?: string } }>(
    '/api/:module/:thing/:id/mentionable',
    { config },
    async (request) => {
      const doc = permitted(request, 'ck')
      return mentionable(request.ctx, doc, await recordOf(request, doc), String(request.query.param ?? '').slice(0, 60))
    },
  )

  app.post<{ Params: Path }>(at, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const record = await recordOf(request, doc)
    const text = textOf(request)
    return onceOnly(request.ctx, idempotencyKeyOf(request), `POST ${request.url}`, { text }, (ctx) =>
      withinTransaction(ctx, (inside) => addComment(inside, doc, record, text)),
    )
  })

  app.post<{ Params: Path }>(`${at}/:comment`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const record = await recordOf(request, doc)
    return changing(request, (ctx) => editComment(ctx, doc, record, commentOf(request), textOf(request)))
  })

  app.delete<{ Params: Path }>(`${at}/:comment`, { config }, async (request) => {
    const doc = permitted(request, 'ck')
    const record = await recordOf(request, doc)
    return changing(request, (ctx) => removeComment(ctx, doc, record, commentOf(request)))
  })
}

async function changing(request: FastifyRequest, work: (ctx: Ctx) => Promise<void>): Promise<null> {
  await withinTransaction(request.ctx, work)
  return null
}

/** What somebody wrote; write-comment.ts judges it. */
export function textOf(request: FastifyRequest): string {
  const input = readInput(request, request.body)
  const text = input.secret('text', { max: body })
  input.finish()
  return text
}

function commentOf({ params }: FastifyRequest<{ Params: Path }>): string {
  if (!isId(params.comment)) throw new Refusal('record.missing', {}, { status: 404 })
  return params.comment
}
