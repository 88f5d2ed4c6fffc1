import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { originOf } from '../../platform/http/authenticate.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { now } from '../../platform/process/clock.ts'
import type { Sessions } from './create-sessions.ts'
import { changeByLink, personOfLink } from './password-link.ts'

// Guessing a link is hopeless; this keeps anybody from trying all the same.
const rateLimit = { max: 30, timeWindow: minuteMs }

/** A new password by a link, followed by whoever has the phone. */
export function passwordLinkRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.post('/api/system/user/resetLink/owner', { config: { public: true, rateLimit } }, async (request) => {
    const read = readInput(request, request.body)
    const token = read.text('token', { max: 64, required: true })
    read.finish()
    const { code } = await personOfLink(sessions.pool, token, now())
    return { userCode: code }
  })
  app.post('/api/system/user/resetByLink', { config: { public: true, rateLimit } }, async (request) => {
    const read = readInput(request, request.body)
    const token = read.text('token', { max: 64, required: true })
    const newPwd = read.secret('newPwd', { max: 256, required: true })
    read.finish()
    await changeByLink(sessions, token, newPwd, now(), originOf(request))
    return null
  })
}
