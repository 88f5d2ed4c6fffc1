import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '../../core/values/duration.ts'
import type { Words } from '../../core/values/language.ts'
import { say } from '../../core/words/format-message.ts'
import { answerWithEvents, eventText, Refusal } from '../../server/module-api.ts'
import { answer } from './answer-question.server.ts'
import { type AssistantState, longestQuestion } from './chat/conversation-types.ts'
import { assistant } from './connected-language-model.server.ts'
import { conversationOf, conversations, forget, messagesOf, questionsSince, usedToday } from './conversations.server.ts'
import { searchHelp } from './help/search-help.ts'
import { assistantRefusals } from './words/refusals.ts'

interface Body {
  readonly text?: unknown
  readonly conversation?: unknown
}

const config = { needs: 'znzs-ck' } as const
const perMinute = 8
const answering = new Set<string>()

/** The calls of the assistant. */
export function assistantRoutes(app: FastifyInstance): void {
  app.get('/api/assistant', { config }, async ({ ctx }): Promise<AssistantState> => {
    const endpoint = assistant()
    const left = endpoint === null ? 0 : Math.max(0, endpoint.dailyTokens - (await usedToday(ctx)))
    return {
      model: endpoint?.model ?? null,
      mayConfigure: ctx.actor.permissions.has('xtcs-ck'),
      conversations: await conversations(ctx),
      left,
    }
  })

  app.get<{ Querystring: { query?: string } }>('/api/assistant/help', { config }, async ({ ctx, query }) =>
    searchHelp(String(query.query ?? '').slice(0, 200), ctx.lang),
  )
  app.get<{ Params: { id: string } }>('/api/assistant/conversation/:id', { config }, ({ ctx, params }) =>
    messagesOf(ctx, params.id),
  )
  app.post<{ Params: { id: string } }>(
    '/api/assistant/conversation/:id/forget',
    { config },
    async ({ ctx, params }) => {
      await forget(ctx, params.id)
      return null
    },
  )

  app.post<{ Body: Body }>('/api/assistant/ask', { config: { ...config, long: true } }, ask)
}

async function ask(request: FastifyRequest<{ Body: Body }>, reply: FastifyReply): Promise<FastifyReply> {
  const { ctx, body } = request
  const endpoint = assistant()
  if (endpoint === null) throw new Refusal('assistant.off')
  const text = typeof body.text === 'string' ? body.text.trim() : ''
  if (text === '') throw new Refusal('assistant.empty')
  if (text.length > longestQuestion) throw new Refusal('assistant.long', { max: longestQuestion })
  if ((await questionsSince(ctx, ctx.now - minuteMs)) >= perMinute)
    throw new Refusal('assistant.often', {}, { status: 429 })
  if ((await usedToday(ctx)) >= endpoint.dailyTokens) throw new Refusal('assistant.spent', {}, { status: 429 })
  const me = ctx.actor.id
  if (answering.has(me)) throw new Refusal('assistant.busy', {}, { status: 409 })
  answering.add(me)
  try {
    const conversation = await conversationOf(ctx, typeof body.conversation === 'string' ? body.conversation : '', text)
    const stopped = new AbortController()
    const tell = streamed(reply, () => stopped.abort())
    tell('conversation', { id: conversation })
    const { message, failure } = await answer(
      ctx,
      endpoint,
      { conversation, text, signal: stopped.signal },
      { text: (piece) => tell('text', { piece }), reading: () => tell('reading', {}) },
    )
    tell('done', { message, failure: failure === null || stopped.signal.aborted ? null : said(request, failure) })
  } finally {
    answering.delete(me)
    if (reply.raw.headersSent) reply.raw.end()
  }
  return reply
}

function said(request: FastifyRequest, failure: unknown): string {
  if (!(failure instanceof Refusal)) request.log.error({ err: failure }, 'the assistant broke')
  const { code, params } = failure instanceof Refusal ? failure : new Refusal('assistant.broken')
  const words: Readonly<Record<string, Words>> = assistantRefusals
  return say(request.ctx.lang, (words[code] ?? assistantRefusals['assistant.broken'])[request.ctx.lang], params)
}

/** Takes the answer over as an event stream; whoever leaves stops it. */
function streamed(reply: FastifyReply, onLeave: () => void): (topic: string, data: object) => void {
  const raw = answerWithEvents(reply)
  raw.on('error', () => undefined)
  raw.once('close', onLeave)
  return (topic, data) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(eventText(topic, data))
  }
}
