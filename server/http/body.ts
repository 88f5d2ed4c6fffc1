import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../core/refusal.ts'
import { decodeForm } from './form.ts'

const maxDepth = 20

const usualPatience = 30_000

/**
 * Bodies are JSON or forms, and multipart where a route takes files; any other type is 415. One that is no file has
 * `patience` ms to arrive: who sends it byte by byte would hold a connection for ever.
 */
export function readBodies(app: FastifyInstance, patience = usualPatience): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (tooDeep(text)) return done(new Refusal('request.malformed', {}, { status: 400 }))
    if (text.trim() === '') return done(null, {})
    return void parseJson(request, text, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, body: string | Buffer) => decodeForm(String(body)))
  app.addHook('onRequest', refuseFiles)
  app.addHook('preParsing', (request, reply, payload, done) => {
    done(null, payload)
    if (!/^(application\/json|application\/x-www-form-urlencoded)/i.test(request.headers['content-type'] ?? '')) return
    const late = setTimeout(() => {
      reply.header('connection', 'close')
      // Told and not destroyed: with its stream the connection would be gone before the answer.
      payload.emit('error', new Refusal('request.slow', {}, { status: 408 }))
    }, patience)
    payload.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
  })
}

function refuseFiles(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const type = request.headers['content-type'] ?? ''
  const unwanted = !request.is404 && /^\s*multipart\//i.test(type) && request.routeOptions.config.files !== true
  done(unwanted ? new Refusal('request.type', {}, { status: 415 }) : undefined)
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
