import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formModule } from '../../../core/form-design/draft.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { codeOf } from '../database/busy-errors.ts'
import { sourcedStack } from '../process/source-mapped-stack.ts'
import { Envelope } from './envelope.ts'
import { type RefusalWords, sayCode, sayErrors } from './refusal-text.ts'
import { langOf } from './request-language.ts'

const licenceStatus = 999

declare module 'fastify' {
  interface FastifyInstance {
    /** A refusal in the caller's language, for answers that tell of several records. */
    readonly saidRefusal: (
      refusal: Refusal,
      request: FastifyRequest,
    ) => Envelope<{ errors: Record<string, string> } | null>
  }
}

/** Turns whatever is thrown into the envelope: refusals with their words, anything else into a neutral 500. */
export function answerErrors(app: FastifyInstance, words: RefusalWords): void {
  app.decorate('saidRefusal', (refusal: Refusal, request: FastifyRequest) => envelopeOf(refusal, request, words))
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error) ?? changedForm(error, request)
    if (refusal === null) return answerBug(error, request, reply, words)
    if (refusal.status === licenceStatus) return answerLicence(refusal, request, reply, words)
    if (refusal.status === 503) reply.header('retry-after', '2')
    // A refusal with a cause stands for a fault that its reader cannot mend.
    if (refusal.status === 503 || refusal.cause !== undefined)
      request.log.warn({ requestId: request.id, err: refusal.cause ?? error }, refusal.code)
    return reply.code(refusal.status).send(envelopeOf(refusal, request, words))
  })
}

/** A refusal as it travels; `data.errors` names the wrong fields, other data stand beside. */
export function envelopeOf(
  refusal: Refusal,
  request: FastifyRequest,
  words: RefusalWords,
): Envelope<{ errors: Record<string, string> } | null> {
  const lang = langOf(request)
  const errors = sayErrors(words, lang, refusal)
  const data = Object.keys(errors).length === 0 ? null : { errors }
  return new Envelope(refusal.code, data, sayCode(words, lang, refusal.code, refusal.params))
}

/** A licence that does not hold travels as HTTP 500 with the status inside (SES-08). */
function answerLicence(
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  words: RefusalWords,
): FastifyReply {
  const message = sayCode(words, langOf(request), refusal.code, refusal.params)
  return reply.code(500).send(new Envelope(String(licenceStatus), null, message, { status: licenceStatus }))
}

// Column or table that is not there, value of another type: this process or page still knew the form as it was before.
const outdated = new Set(['42703', '42P01', '42804', '42883'])

function changedForm(error: Error, request: FastifyRequest): Refusal | null {
  const drawn =
    typeof request.params === 'object' &&
    request.params !== null &&
    'module' in request.params &&
    request.params.module === formModule
  if (!drawn || !outdated.has(codeOf(error))) return null
  request.server.running.forms?.learn().catch(() => undefined)
  return new Refusal('form.changed', {}, { status: 409 })
}

// Only messages written for people are shown: an unknown error says nothing but its number.
function answerBug(error: Error, request: FastifyRequest, reply: FastifyReply, words: RefusalWords): FastifyReply {
  request.log.error({ requestId: request.id, err: error }, 'unexpected')
  request.server.keepError(
    request,
    'server',
    `${error.name}: ${error.message}`,
    error.stack === undefined ? null : sourcedStack(error.stack),
  )
  const requestId = request.id
  const message = sayCode(words, langOf(request), 'server.error', { requestId })
  return reply.code(500).send(new Envelope('server.error', { requestId }, message))
}

function refusalOf(error: FastifyError | Error): Refusal | null {
  if (error instanceof Refusal) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Refusal('request.large', {}, { status })
  if (status === 415) return new Refusal('request.type', {}, { status })
  if (status === 503) return new Refusal('server.stopping', {}, { status })
  if (isMalformedMultipart(error)) return new Refusal('request.malformed', {}, { status: 400 })
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal('request.malformed', {}, { status: status === 414 ? 414 : 400 })
  return null
}

// The multipart reader throws these without a status.
const brokenMultipart = [
  'Unexpected end of',
  'Malformed part header',
  'Malformed content type',
  'Multipart: Boundary not found',
  'Part terminated early',
]

function isMalformedMultipart(error: Error): boolean {
  return brokenMultipart.some((phrase) => error.message.startsWith(phrase))
}
