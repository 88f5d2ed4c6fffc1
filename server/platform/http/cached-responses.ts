import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { success } from './envelope.ts'
import { langOf } from './request-language.ts'

const packed = promisify(gzip)

/** Sends an answer that many ask for, put into words and packed once; whoever cannot unpack gets it as it is. */
export type KeptAnswers = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  mark: string,
  make: () => T,
) => Promise<T | Buffer>

// Large answers alone are worth keeping: 24 of 350 KB are 8 MB.
const most = 24

/** Answers kept under marks that say all that they depend on, the language among it. */
export function keptAnswers(): KeptAnswers {
  const kept = new Map<string, Promise<Buffer>>()
  return async (request, reply, mark, make) => {
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return make()
    const known = kept.get(mark)
    const bytes = known ?? packed(JSON.stringify(success(langOf(request), make())))
    // The one asked for last goes last.
    kept.delete(mark)
    kept.set(mark, bytes)
    for (const old of kept.keys()) if (kept.size > most) kept.delete(old)
    bytes.catch(() => kept.delete(mark))
    reply
      .type('application/json; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('vary', 'lang, accept-encoding')
    return bytes
  }
}
