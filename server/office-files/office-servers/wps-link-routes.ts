import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { now } from '../../platform/process/clock.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { readableFile, requireEdit } from '../access.ts'
import { sendVersion } from '../download-version.ts'
import { actByPass, passOfDigest } from '../frame-access-token.ts'
import { officeFile } from '../office-file-store.ts'
import { editPassOf } from '../pass-of-request.ts'
import { mostUploadBytes } from '../read-upload.ts'
import { bytesOf } from './admit-wps.ts'
import { wpsServer } from './wps-server.ts'
import { isOurContent } from './wps-signature.ts'
import { passOfUpload, takeUpload } from './wps-upload.ts'

const linked = { public: true } as const
const mostVersion = 999_999_999

/** The addresses that the server gets for bytes. It signs no call of these: each address is good for one thing, for minutes. */
export function wpsLinkRoutes(app: FastifyInstance, files: Files): void {
  app.get('/wps/content', { config: linked, compress: false }, async (request, reply) => content(request, reply, files))

  const upload = { config: { ...linked, files: true }, bodyLimit: mostUploadBytes + 1, onRequest: admitUpload } as const
  app.put('/wps/upload', upload, async (request) => {
    const { fileId } = await editPassOf(request)
    const file = await officeFile(request.ctx, fileId)
    await requireEdit(request.ctx, file)
    await takeUpload(request.ctx, file, ticketIn(request), bytesOf(request))
    return {}
  })
}

/** Nothing is read of bytes that nobody announced. */
async function admitUpload(request: FastifyRequest): Promise<void> {
  const pass = await passOfUpload(request.server.pool, ticketIn(request), now())
  if (pass === null) throw new Refusal('office.server-token', {}, { status: 401 })
  await actByPass(request, pass)
}

async function content(request: FastifyRequest, reply: FastifyReply, files: Files): Promise<FastifyReply> {
  const input = readInput(request, request.query)
  const link = {
    version: input.whole('version', 1, mostVersion, 1),
    pass: input.text('pass'),
    until: Number(input.text('until')),
  }
  const sign = input.text('sign')
  input.finish()
  const { pool, running } = request.server
  const server = await wpsServer({ sql: pool, running })
  const isOurs = server !== null && isOurContent(server, link, sign, now())
  const pass = isOurs ? await passOfDigest(pool, 'wps', Buffer.from(link.pass, 'hex')) : null
  if (pass === null || pass.ended) throw new Refusal('office.server-token', {}, { status: 401 })
  await actByPass(request, pass)
  return sendVersion(request, reply, files, await readableFile(request.ctx, pass.fileId), link.version)
}

function ticketIn(request: FastifyRequest): string {
  const input = readInput(request, request.query)
  const ticket = input.text('ticket')
  input.finish()
  return ticket
}
