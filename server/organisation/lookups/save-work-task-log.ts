import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { readInput } from '../../platform/http/read-input.ts'

/** Keeps what people say they did to a work task: POST /api/worktasklog/save (DAT-08). */
export function worktaskLog(app: FastifyInstance): void {
  app.post('/api/worktasklog/save', { config: { session: true } }, async (request) => {
    const read = readInput(request, request.body)
    const content = read.text('actionConten', { max: 2_000, required: true })
    const type = read.text('actionType', { max: 50, required: true })
    const remarks = read.text('logRemarks', { max: 2_000 })
    const subordinate = read.text('subordinateId', { max: 64 })
    read.finish()
    const { actor, now, ip, requestId, sql: on } = request.ctx
    await on.query(sql`
      insert into engine.worktask_log (id, at, person_id, person_name, subordinate_id, action_type, action_content, remarks, ip, request_id)
      values (${v7()}, ${new Date(now)}, ${actor.id}::uuid, ${actor.name}, ${subordinate}, ${type}, ${content}, ${remarks}, ${ip}, ${requestId})`)
    return null
  })
}
