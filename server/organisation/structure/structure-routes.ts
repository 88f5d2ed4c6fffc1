import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDay } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { requirePermission } from '../../platform/http/require-permission.ts'
import { today } from '../../platform/process/clock.ts'
import { moveDepartment } from './move-department.ts'
import { movePreview } from './move-preview.ts'
import { structureOf } from './organisation-structure.ts'
import type { organisationTrees } from './organisation-tree.ts'
import { structureAt } from './structure-on-day.ts'

/**
 * What the page of units and departments asks besides records: the tree with its figures, what a move changes, the
 * move.
 */
export function structureRoutes(app: FastifyInstance, trees: ReturnType<typeof organisationTrees>): void {
  app.get('/api/system/organisation/structure', { config: { session: true } }, async (request, reply) => {
    // The page of people stands beside the tree too; whoever may open it needs no second permission for that.
    if (!request.ctx.actor.permissions.has('yhgl-ck')) requirePermission(request.ctx.actor, 'bmgl-ck')
    const tree = await trees(request.ctx.sql)
    return sendUnchanged(request, reply, `structure-${tree.version}-${request.ctx.lang}`)
      ? reply
      : structureOf(request.ctx, tree)
  })
  app.get('/api/system/organisation/structureAt', { config: { needs: 'bmgl-ck' } }, (request) => {
    const input = readInput(request, request.query)
    const day = input.text('day', { max: 10, required: true })
    input.finish()
    if (!isDay(day) || day > today()) throw Refusal.atField('day', 'structure.day')
    return structureAt(request.ctx, day)
  })
  app.get('/api/system/organisation/move', { config: { needs: 'bmgl-bj' } }, async (request) => {
    const { id, to } = readMove(request, request.query)
    return movePreview(request.ctx, await trees(request.ctx.sql), id, to)
  })
  app.post('/api/system/organisation/move', { config: { needs: 'bmgl-bj' } }, (request) =>
    moveDepartment(request.ctx, readMove(request, request.body)),
  )
}

function readMove(request: FastifyRequest, from: unknown) {
  const read = readInput(request, from)
  const [[id], [to], [before]] = [read.ids('id', 1), read.ids('to', 1), read.ids('before', 1)]
  const ver = read.whole('ver', 0, 1_000_000_000, 0)
  read.finish()
  if (id === undefined || to === undefined) throw new Refusal('request.malformed', {}, { status: 400 })
  return { id, to, ver, before: before ?? null }
}
