import type { FastifyInstance } from 'fastify'
import type { Lang } from '../../../core/values/language.ts'
import { langOf } from './request-language.ts'
import { serverWords } from './words.ts'

/** An answer that is an envelope already; everything else a handler returns becomes its `data`. */
export class Envelope<T = unknown> {
  readonly code: string
  readonly data: T
  readonly msg: string
  readonly message: string

  constructor(code: string, data: T, message: string, more: Readonly<Record<string, unknown>> = {}) {
    this.code = code
    this.data = data
    this.msg = message
    this.message = message
    Object.assign(this, more)
  }
}

/** The envelope of a call that succeeded; `more` stands beside `data` (the refresh token `pra` of sign-in). */
export function success(lang: Lang, data: unknown, more?: Readonly<Record<string, unknown>>): Envelope {
  return new Envelope('0', data, serverWords['server.done'][lang], more)
}

/** Puts what handlers return into the envelope; streams, buffers and texts pass as they are. */
export function wrapAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, payload instanceof Envelope ? payload : success(langOf(request), payload))
  })
}
