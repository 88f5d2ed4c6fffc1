import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { now } from '../../platform/process/clock.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { readableFile, requireEdit } from '../access.ts'
import { sendVersion } from '../download-version.ts'
import { actByPass } from '../frame-access-token.ts'
import { officeFile } from '../office-file-store.ts'
import { mostUploadBytes } from '../read-upload.ts'
import { bytesOf } from './admit-wps.ts'
import { ownId, wpsServer } from './wps-server.ts'
import { isOurContent } from './wps-signature.ts'
import { passOfUpload, takeUpload } from './wps-upload.ts'

const linked = { public: true } as const
const mostVersion = 999_999_999

/** The addresses that the server gets for bytes. It signs no call of these: each address is good for one thing, for minutes. */
export function wpsLinkRoutes(app: FastifyInstance, files: Files): void {
  app.get('/wps/content', { config: linked, compress: false }, async (request, reply) => content(request, reply, files))

  app.put('/wps/upload', { config: { ...linked, files: true }, bodyLimit: mostUploadBytes + 1 }, async (request) => {
    const ticket = ticketIn(request)
    const pass = await passOfUpload(request.server.pool, ticket, now())
    if (pass === null || !pass.mayEdit) throw new Refusal('office.server-token', {}, { status: 401 })
    await actByPass(request, pass)
    const file = await officeFile(request.ctx, pass.fileId)
    await requireEdit(request.ctx, file)
    await takeUpload(request.ctx, file, ticket, bytesOf(request))
    return {}
  })
}

async function content(request: FastifyRequest, reply: FastifyReply, files: Files): Promise<FastifyReply> {
  const input = readInput(request, request.query)
  const [file, person, sign] = [input.text('file'), input.text('person'), input.text('sign')]
  const version = input.whole('version', 1, mostVersion, 1)
  const until = Number(input.text('until'))
  input.finish()
  const { pool, running } = request.server
  const server = await wpsServer({ sql: pool, running })
  const [fileId, personId] = [ownId(file), ownId(person)]
  const link = { file, version, person, until }
  if (server === null || fileId === '' || personId === '' || !isOurContent(server, link, sign, now()))
    throw new Refusal('office.server-token', {}, { status: 401 })
  await actByPass(request, { fileId, personId, mayEdit: false })
  return sendVersion(request, reply, files, await readableFile(request.ctx, fileId), version)
}

function ticketIn(request: FastifyRequest): string {
  const input = readInput(request, request.query)
  const ticket = input.text('ticket')
  input.finish()
  return ticket
}
