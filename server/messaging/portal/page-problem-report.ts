import type { FastifyInstance } from 'fastify'
import { readInput } from '../../platform/http/read-input.ts'

const longestStack = 4000

/** Takes a person's report of a page that broke and writes it to the log, beside who and where. */
export function problemRoute(app: FastifyInstance): void {
  app.post('/api/portal/problem', { config: { session: true } }, (request) => {
    const input = readInput(request, request.body)
    const problem = {
      id: input.text('id', { max: 64, required: true }),
      path: input.text('path', { max: 500 }),
      name: input.text('name', { max: 100 }),
      message: input.text('message', { max: 1000 }),
      stack: input.text('stack', { max: longestStack }),
    }
    input.finish()
    request.log.error({ requestId: request.id, userId: request.ctx.actor.id, problem }, 'a page broke')
    request.server.keepError(request, 'page', `${problem.name}: ${problem.message}`, problem.stack, problem.path)
    return { id: problem.id }
  })
}
