import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { isId } from '../platform/database/is-id.ts'
import { idempotencyKeyOf } from '../platform/http/idempotency-key.ts'
import { notify } from '../platform/outbox/notify.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { textOf } from '../records/comments/comment-routes.ts'
import { commentsOf } from '../records/comments/comments.ts'
import { remarkIn, rewriteComment, storeComment, takeBack } from '../records/comments/write-comment.ts'
import { missing } from '../records/read/record-refusals.ts'
import { onceOnly } from '../records/write/idempotent-request.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { readableFile } from './access.ts'
import type { OfficeFile } from './office-file-store.ts'

interface OfId {
  readonly Params: { readonly id: string }
}

interface OfComment {
  readonly Params: { readonly id: string; readonly comment: string }
}

const config = { session: true } as const
/** What remarks about files of no record stand under. */
const home = 'office.file'

/** What its readers say about a file of its own; about one of a record they say it there. */
export function fileCommentRoutes(app: FastifyInstance): void {
  const at = '/api/office/file/:id/comments'

  app.get<OfId>(at, { config }, async ({ ctx, params }) => commentsOf(ctx, home, (await ownFile(ctx, params.id)).id))

  app.post<OfId>(at, { config }, async (request) => {
    const file = await ownFile(request.ctx, request.params.id)
    const text = remarkIn(textOf(request))
    return onceOnly(request.ctx, idempotencyKeyOf(request), `POST ${request.url}`, { text }, (ctx) =>
      withinTransaction(ctx, (inside) => comment(inside, file, text)),
    )
  })

  app.post<OfComment>(`${at}/:comment`, { config }, async (request) => {
    const { ctx, params } = request
    const file = await ownFile(ctx, params.id)
    const text = remarkIn(textOf(request))
    await withinTransaction(ctx, async (inside) => {
      const { body } = await rewriteComment(inside, { document: home, recordId: file.id, id: commentOf(params) }, text)
      if (body !== text) await trace(inside, 'commentEdit', file, { before: body, text })
    })
    return null
  })

  app.delete<OfComment>(`${at}/:comment`, { config }, async ({ ctx, params }) => {
    const file = await ownFile(ctx, params.id)
    await withinTransaction(ctx, async (inside) => {
      const { body } = await takeBack(inside, home, file.id, commentOf(params))
      await trace(inside, 'commentRemove', file, { before: body })
    })
    return null
  })
}

function commentOf({ comment }: OfComment['Params']): string {
  if (!isId(comment)) throw missing()
  return comment
}

async function ownFile(ctx: Ctx, id: string): Promise<OfficeFile> {
  const file = await readableFile(ctx, id)
  if (file.document !== null) throw new Refusal('office.comment-record')
  return file
}

/** Says it, and tells everybody else who may open the file. */
async function comment(ctx: Ctx, file: OfficeFile, text: string): Promise<{ readonly id: string }> {
  const id = await storeComment(ctx, home, file.id, text)
  await trace(ctx, 'comment', file, { text })
  const shares = await ctx.sql.query<{ person: string }>(
    sql`select person from engine.office_share where file_id = ${file.id}::uuid`,
  )
  const people = [...new Set([file.owner, ...shares.map(({ person }) => person)])]
  await notify(
    ctx,
    people.filter((person) => person !== ctx.actor.id),
    {
      event: 'office.commented',
      params: { title: file.title, name: ctx.actor.name, text },
      url: `/officeBookView?fileId=${file.id}`,
    },
  )
  return { id }
}

function trace(ctx: Ctx, verb: string, { id, title }: OfficeFile, detail: Readonly<Record<string, string>>) {
  return audited(ctx, { verb, title, detail: { officeFile: id, ...detail } })
}
