import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { readableFile, requireEdit } from '../access.ts'
import { noteRefused } from '../frame-access-token.ts'
import { officeFile } from '../office-file-store.ts'
import { editPassOf } from '../pass-of-request.ts'
import { mostUploadBytes } from '../read-upload.ts'
import { repeatableCall, wpsServerOf, wpsToken } from './admit-wps.ts'
import { formIn, jsonIn } from './wps-bodies.ts'
import { versionInfo } from './wps-file-info.ts'
import { saveForWps } from './wps-session.ts'
import {
  announceUpload,
  completedUpload,
  digestTypes,
  forgetUpload,
  noteUploaded,
  requireAnnounced,
  wrongUpload,
} from './wps-upload.ts'

const passed = { public: true } as const
// Beside the file stand a few short fields.
const mostForm = mostUploadBytes + 65_536
const sumLength = 64

/** How the server saves: in one call, or in three with the bytes sent to an address of their own. */
export function wpsSaveRoutes(app: FastifyInstance): void {
  app.post('/wps/v3/3rd/files/:id/upload', { config: { ...passed, files: true }, bodyLimit: mostForm }, (request) =>
    noting(request, async () => {
      const { bytes, fields } = await formIn(request)
      const input = readInput(request, fields)
      const size = input.whole('size', 0, mostUploadBytes + 1, bytes.length)
      const sha1 = input.text('sha1', { required: true, max: sumLength })
      input.finish()
      requireAnnounced(bytes, { size, digests: { sha1 } })
      return save(request, bytes)
    }),
  )

  app.get('/wps/v3/3rd/files/:id/upload/prepare', { config: passed }, async (request) => {
    await requireEdit(request.ctx, await officeFile(request.ctx, (await editPassOf(request)).fileId))
    return { digest_types: digestTypes }
  })

  app.post('/wps/v3/3rd/files/:id/upload/address', { config: passed }, (request) =>
    noting(request, async () => {
      await requireEdit(request.ctx, await officeFile(request.ctx, (await editPassOf(request)).fileId))
      const ticket = await announceUpload(request.ctx, wpsToken(request), announcedIn(request))
      const url = `${wpsServerOf(request).home}/wps/upload?ticket=${ticket}`
      return { method: 'PUT', url, headers: {}, params: {}, send_back_params: { ticket } }
    }),
  )

  app.post('/wps/v3/3rd/files/:id/upload/complete', { config: passed }, (request) =>
    noting(request, async () => {
      const { fileId } = await editPassOf(request)
      const input = readInput(request, jsonIn(request))
      const ticket = input.inner('send_back_params').text('ticket', { required: true })
      const status = input.inner('response').whole('status_code', 0, 999, 0)
      input.finish()
      const token = wpsToken(request)
      if (status < 200 || status > 299) {
        await forgetUpload(request.ctx, token, ticket)
        throw wrongUpload()
      }
      const done = await completedUpload(request.ctx, token, ticket)
      if ('version' in done) return versionInfo(request.ctx, await readableFile(request.ctx, fileId), done.version)
      const info = await save(request, done.bytes)
      await noteUploaded(request.ctx, ticket, info.version)
      return info
    }),
  )
}

async function save(request: FastifyRequest, bytes: Uint8Array) {
  const { ctx } = request
  const { fileId } = await editPassOf(request)
  const { number } = await saveForWps(ctx, repeatableCall(request), { token: wpsToken(request), fileId, bytes })
  return versionInfo(ctx, await readableFile(ctx, fileId), number)
}

/** Has what is refused to a save said in the frame. */
async function noting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal)
      await noteRefused(request.server.pool, wpsToken(request), {
        code: error.code,
        params: error.params,
        at: request.ctx.now,
      })
    throw error
  }
}

function announcedIn(request: FastifyRequest) {
  const input = readInput(request, jsonIn(request))
  const size = input.whole('size', 1, mostUploadBytes, 0)
  const sums = input.inner('digest')
  const given = digestTypes.map((type) => [type, sums.text(type, { max: sumLength })] as const)
  input.finish()
  if (size === 0) throw wrongUpload()
  return { size, digests: Object.fromEntries(given.filter(([, sum]) => sum !== '')) }
}
