import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '../../platform/http/routes-type.ts'
import { fileRecordOf } from './file-record.ts'
import type { Files } from './file-store-interface.ts'
import { finishUpload } from './finish-upload.ts'
import { OwnUploads } from './tus-store.ts'
import { ownUploads } from './unfinished-upload-row.ts'

const path = '/api/dfs/resumable'
const mostListed = 50
/** Bodies of this type are left for the protocol's own server to read. */
const pieces = 'application/offset+octet-stream'

/**
 * Large files, piece by piece, by the open protocol tus 1.0: begin, ask how far it came, add, give up. Beside it
 * what the protocol does not know: which of one's uploads are unfinished, and making a file of one that came whole.
 */
export function resumableRoutes(files: Files): Routes {
  return (app: FastifyInstance) => {
    app.addContentTypeParser(pieces, (_request, _body, done) => done(null))
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerTus(request, reply, files)
    app.post(path, { config: { session: true, long: true } }, answer)
    app.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:id`,
      config: { session: true, long: true },
      handler: answer,
    })

    app.get(path, { config: { session: true } }, async ({ ctx }) => {
      const rows = await ownUploads(ctx, mostListed)
      return rows.map(({ id, name, size, received, created }) => ({
        id,
        fileName: name,
        fileSize: Number(size),
        received: Number(received),
        upTime: created,
      }))
    })

    app.post<{ Params: { id: string } }>(
      `${path}/:id/finish`,
      { config: { session: true } },
      async ({ ctx, params }) => {
        return fileRecordOf(await finishUpload(ctx, files, params.id))
      },
    )
  }
}

/** Lets the protocol's own server answer; what we refuse or broke leaves as it does everywhere else. */
async function answerTus(request: FastifyRequest, reply: FastifyReply, files: Files): Promise<FastifyReply> {
  let ours: unknown = null
  const server = new Server({
    path,
    datastore: new OwnUploads(request.ctx, files),
    relativeLocation: true,
    allowedOrigins: [],
    // Rows are locked where pieces are written, in every process alike.
    locker: { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) },
    onResponseError: (_request, error) => {
      ours = isProtocols(error) ? null : error
      return undefined
    },
  })
  const answer = await server.handleWeb(webRequest(request))
  if (ours !== null) throw ours
  for (const [name, value] of answer.headers)
    if (!/^(access-control|content-length)/.test(name)) reply.header(name, value)
  return reply.code(answer.status).send(request.method === 'HEAD' ? '' : await answer.text())
}

function isProtocols(error: object): boolean {
  return 'status_code' in error
}

function webRequest({ raw, method, headers }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const body =
    method === 'PATCH' && headers['content-type'] === pieces
      ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }
      : {} // two names of one type
  return new Request(`http://localhost${raw.url ?? ''}`, { method, headers: given, ...body } as RequestInit) // `duplex` is missing in the browser's types
}
