import type { FastifyRequest } from 'fastify'
import { type Lang, languageOf } from '../../../core/values/language.ts'

/** The language a request is answered in: header `lang`, else the cookie of that name, else zh. */
export function langOf(request: FastifyRequest): Lang {
  return languageOf(request.headers['lang'] ?? request.cookies['lang'])
}
