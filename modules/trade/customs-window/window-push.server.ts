import type { FastifyInstance } from 'fastify'
import type { Json } from '../../../core/values/json.ts'
import { type Ctx, find, isSigned, now, reachOfAdapter, Refusal, systemContext } from '../../../server/module-api.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { customsWindow } from './customs-window-adapter.ts'
import { declarationNoIn } from './message-numbers.ts'
import { takeStates } from './take-states.server.ts'
import { stateIn, type WindowState } from './window-message.ts'

/** POST /api/trade/customs-window: states that the single window pushes, known by their signature alone. */
export function windowPush(app: FastifyInstance): void {
  // As text: what is signed is every byte of it.
  app.addContentTypeParser('application/customs-state+json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/api/trade/customs-window', { config: { public: true } }, async (request) => {
    const body = typeof request.body === 'string' ? request.body : ''
    const ctx = systemContext(app.pool, app.running, now(), 'the single window reports')
    const { settings } = await reachOfAdapter(ctx, customsWindow)
    const secret = settings['customsWindow.pushSecret'] ?? ''
    const signature = request.headers['x-window-signature']
    if (secret === '' || !isSigned(typeof signature === 'string' ? signature : undefined, body, secret, now()))
      throw new Refusal('trade.window-unsigned', {}, { status: 401 })
    const state = stateIn(read(body))
    if (state === null) throw new Refusal('request.malformed', {}, { status: 400 })
    await hear(ctx, state)
    return null
  })
}

/** What is told of a number that is not ours is passed over: the window need not say it again. */
async function hear(ctx: Ctx, state: WindowState): Promise<void> {
  const [record] = await find(ctx, customsDeclaration, { declareNo: declarationNoIn(state.clientNo) })
  if (record === undefined || record.windowKey === null) return
  await takeStates(ctx, record.id, { of: null, states: [state], isPush: true })
}

function read(text: string): Json {
  try {
    return JSON.parse(text) as Json // whatever JSON.parse answers is JSON
  } catch {
    return null
  }
}
