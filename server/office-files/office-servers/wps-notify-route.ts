import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { onceOnly } from '../../records/write/idempotent-request.ts'
import { readableFile } from '../access.ts'
import { passOf } from '../pass-of-request.ts'
import { repeatableCall } from './admit-wps.ts'
import { jsonIn } from './wps-bodies.ts'
import { ownId } from './wps-server.ts'
import { keepWpsLock, letGoOfWps } from './wps-session.ts'

const sessionClosed = 'session_close'
const mostType = 64

/**
 * What the server tells of a document that it has open: that people came and left, that something was exported, that its
 * session ended with the last version it had saved. The end lets go of the file; anything else is a sign of life.
 */
export function wpsNotifyRoute(app: FastifyInstance): void {
  app.post('/wps/v3/3rd/notify', { config: { public: true } }, async (request) => {
    const { fileId, mayEdit } = passOf(request)
    const input = readInput(request, jsonIn(request))
    const told = input.text('file_id', { required: true })
    const type = input.text('type', { required: true, max: mostType })
    input.finish()
    if (ownId(told) !== fileId) throw new Refusal('office.server-token', {}, { status: 401 })
    const { key, route } = repeatableCall(request)
    return onceOnly(request.ctx, key, route, null, async (inside) => {
      const file = await readableFile(inside, fileId)
      if (!mayEdit || file.access !== 'edit') return {}
      if (type === sessionClosed) await letGoOfWps(inside, fileId)
      else await keepWpsLock(inside, file)
      return {}
    })
  })
}
