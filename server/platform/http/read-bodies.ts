import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { decodeForm } from './decode-form.ts'
import { endWhenIdle, tooSlow } from './idle-body.ts'
import { isSoundEncoded, isSoundJson, textOfBytes } from './valid-text.ts'

const maxDepth = 20
// RFC 2046 allows 70 characters; the reader of parts fails at a few thousand.
const tooLongBoundary = /boundary="?[^";]{71}/i

const usualPatience = 30_000

/**
 * Bodies are JSON or forms, and multipart where a route takes files; any other type is 415. One that is no file has
 * `patience` ms to arrive: who sends it byte by byte would hold a connection for ever. Of a file something has to come
 * every `patience` ms.
 */
export function readBodies(app: FastifyInstance, patience = usualPatience): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: string | Buffer) => {
      const text = textOfBytes(body)
      if (text === null || tooDeep(text)) throw malformed()
      if (text.trim() === '') return {}
      const value = await new Promise<unknown>(
        (resolve, reject) =>
          void parseJson(request, text, (error, parsed) => (error === null ? resolve(parsed) : reject(error))),
      )
      if (!isSoundJson(text, value)) throw malformed()
      return value
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: string | Buffer) => {
      const text = textOfBytes(body)
      if (text === null || !isSoundEncoded(text)) throw malformed()
      return decodeForm(text)
    },
  )
  app.addHook('onRequest', refuseUnreadable)
  app.addHook('preValidation', emptyBody)
  app.addHook('preParsing', (request, reply, payload, done) => {
    done(null, payload)
    if (!/^(application\/json|application\/x-www-form-urlencoded)/i.test(request.headers['content-type'] ?? ''))
      return endWhenIdle(request, reply, patience)
    const late = setTimeout(() => {
      reply.header('connection', 'close')
      // Told and not destroyed: with its stream the connection would be gone before the answer.
      payload.emit('error', tooSlow())
    }, patience)
    payload.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
}

function refuseUnreadable(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const type = request.headers['content-type'] ?? ''
  const multipart = /^\s*multipart\//i.test(type)
  if (multipart && !request.is404 && request.routeOptions.config.files !== true)
    return done(new Refusal('request.type', {}, { status: 415 }))
  done(!isSoundEncoded(request.url) || (multipart && tooLongBoundary.test(type)) ? malformed() : undefined)
}

/** A body that is missing, or null, is an empty one to every route. */
function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.method !== 'GET') request.body ??= {}
  done()
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}

/** Whether a JSON text nests deeper than any body of ours; found before the recursive parser runs. */
function tooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === backslash) at += 1
      else if (code === quote) quoted = false
    } else if (code === quote) quoted = true
    else if (code === openBrace || code === openBracket) depth += 1
    else if (code === closeBrace || code === closeBracket) depth -= 1
    if (depth > maxDepth) return true
  }
  return false
}

const quote = 34
const backslash = 92
const openBracket = 91
const closeBracket = 93
const openBrace = 123
const closeBrace = 125
