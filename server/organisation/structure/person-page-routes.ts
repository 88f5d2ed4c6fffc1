import type { FastifyInstance, FastifyRequest } from 'fastify'
import { person } from '../../../base/person.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { leftBy } from './handover.ts'
import { makeMain } from './make-main-post.ts'
import type { organisationTrees } from './organisation-tree.ts'
import { postsOf } from './person-posts.ts'
import { personRights } from './person-rights.ts'
import { askHandOver } from './request-handover.ts'

/**
 * What the page of users asks besides records: what a leaver holds, who takes it, what somebody may do, which post is
 * the main one.
 */
export function personPageRoutes(app: FastifyInstance, trees: ReturnType<typeof organisationTrees>): void {
  app.get('/api/system/organisation/handover', { config: { needs: 'yhgl-bj' } }, async (request) =>
    leftBy(request.ctx, await seen(request, request.query)),
  )
  app.post('/api/system/organisation/handover', { config: { needs: 'yhgl-bj' } }, async (request) => {
    const from = await seen(request, request.body)
    const read = readInput(request, request.body)
    const [to] = read.ids('toUserId', 1)
    const sort = read.choice('sort', ['', 'todo', 'draft', 'owned'] as const, '')
    const [document, field] = [read.text('document', { max: 100 }), read.text('field', { max: 100 })]
    read.finish()
    if (to === undefined) throw Refusal.atField('toUserId', 'handover.receiver')
    return askHandOver(request.ctx, from, to, sort === '' ? null : { sort, document, field })
  })
  app.get('/api/system/organisation/rights', { config: { needs: 'yhgl-ck' } }, async (request) => {
    const id = await seen(request, request.query)
    return personRights(request.ctx, await trees(request.ctx.sql), id)
  })
  app.get('/api/system/organisation/posts', { config: { needs: 'yhgl-ck' } }, async (request) => {
    const id = await seen(request, request.query)
    return postsOf(request.ctx, await trees(request.ctx.sql), id)
  })
  app.post('/api/system/organisation/mainPost', { config: { needs: 'yhgl-bj' } }, async (request) => {
    const read = readInput(request, request.body)
    const [id] = read.ids('id', 1)
    read.finish()
    if (id === undefined) throw new Refusal('record.missing', {}, { status: 404 })
    return makeMain(request.ctx, id)
  })
}

/** The person asked about, when the caller may see him at all. */
async function seen(request: FastifyRequest, from: unknown): Promise<string> {
  const read = readInput(request, from)
  const [id] = read.ids('userId', 1)
  read.finish()
  if (id === undefined || (await readRecord(request.ctx, person, id)) === null)
    throw new Refusal('record.missing', {}, { status: 404 })
  return id
}
