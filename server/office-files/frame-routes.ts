import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../core/values/duration.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { contextOf } from '../identity/access/link-owner-context.ts'
import { redeem } from '../identity/ticket/one-time-tickets.ts'
import type { Ctx } from '../platform/context/context.ts'
import { readInput } from '../platform/http/read-input.ts'
import type { Routes } from '../platform/http/routes-type.ts'
import { now } from '../platform/process/clock.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { readableFile } from './access.ts'
import { sendVersion } from './download-version.ts'
import { type EditWindow, releaseLock, stateOf, takeLock } from './edit-lock.ts'
import { admitByPass, lastRefused, makePass, passMs } from './frame-access-token.ts'
import { officeFile, type OfficeFile, versionOf } from './office-file-store.ts'
import { serverFor } from './office-servers/office-server.ts'
import { branchCode, keepWpsLock } from './office-servers/wps-session.ts'
import { forgetLapsed } from './office-servers/wps-upload.ts'
import { passOf } from './pass-of-request.ts'
import { readUpload } from './read-upload.ts'
import { readerMark } from './reader-mark.ts'
import { saveVersion } from './save-version.ts'
import { useRights } from './use-rights.ts'

const opening = { public: true, rateLimit: { max: 120, timeWindow: minuteMs } } as const
const passed = { public: true } as const

/** The calls of the office frame: one by a ticket, good once; the others by the pass that it gets for it. */
export function frameRoutes(files: Files): Routes {
  return async (app: FastifyInstance) => {
    app.decorateRequest('officePass', null)

    app.post('/api/office/frame/open', { config: opening }, async (request) => openByTicket(request))

    await app.register(async (inner) => {
      inner.addHook('onRequest', admitByPass)

      inner.get('/api/office/frame/content', { config: passed, compress: false }, async (request, reply) => {
        const file = await fileOf(request)
        return sendVersion(request, reply, files, file, file.version)
      })

      inner.post('/api/office/frame/lock', { config: passed }, async (request) => {
        const { window, takeover } = lockInput(request)
        const { mayEdit, fileId } = passOf(request)
        if (!mayEdit) return stateOf(request.ctx, await officeFile(request.ctx, fileId), window.editId)
        return takeLock(request.ctx, fileId, window, takeover)
      })

      inner.post('/api/office/frame/release', { config: passed }, async (request) => {
        await releaseLock(request.ctx, passOf(request).fileId, lockInput(request).window.editId)
        return null
      })

      inner.post('/api/office/frame/state', { config: passed }, async (request) => stateWithServer(request))

      inner.post('/api/office/frame/save', { config: { public: true, files: true } }, async (request) => {
        const { mayEdit, fileId } = passOf(request)
        const { bytes, fields } = await readUpload(request)
        if (!mayEdit)
          throw new Refusal('office.read-only', { owner: (await fileOf(request)).ownerName }, { status: 403 })
        const input = readInput(request, fields)
        const [editId = ''] = input.ids('editId', 1)
        const basedOn = input.whole('basedOn', 1, 999_999_999, 1)
        const comment = input.text('comment')
        input.finish()
        return saveVersion(request.ctx, fileId, { bytes, editId, basedOn, comment })
      })
    })
  }
}

async function openByTicket(request: FastifyRequest) {
  const input = readInput(request, request.body)
  const ticket = input.text('ticket', { required: true })
  const fileId = input.text('fileId', { required: true })
  const officeType = input.text('officeType', { required: true })
  const appId = input.text('appId', { required: true })
  input.finish()
  const { personId, target } = await redeem(request.server.pool, 'office', ticket, now())
  const [ownFile = '', mode = '', origin = ''] = target.split(' ')
  if (ownFile !== fileId) throw new Refusal('office.other-file', {}, { status: 403 })
  const ctx = await contextOf(request, personId)
  const file = await readableFile(ctx, fileId)
  if (file.officeType !== officeType) throw new Refusal('office.other-type')
  const mayEdit = mode === 'edit' && file.access === 'edit'
  const until = ctx.now + passMs
  const pass = await makePass(ctx.sql, { fileId, personId, mayEdit, purpose: 'frame', appId, until }, ctx.now)
  await audited(ctx, { verb: 'office.open', title: file.title, detail: { officeFile: fileId, appId, origin, mayEdit } })
  return {
    pass,
    passMs,
    origin,
    mayEdit,
    ...useRights(ctx),
    server: await serverFor(ctx, { file, mayEdit, appId, pageOrigin: pageOriginOf(request) }),
    person: { id: personId, name: ctx.actor.name },
    watermark: await readerMark(ctx),
    file: await shownFile(ctx, file),
  }
}

/**
 * What became of a document that an office server has open: its version, the copy that its last save became beside
 * somebody else's version, and what was refused to it last. Whoever asks has the server's window open.
 */
async function stateWithServer(request: FastifyRequest) {
  const { ctx, server } = request
  const file = await fileOf(request)
  const { fileId, personId, mayEdit } = passOf(request)
  if (mayEdit && file.access === 'edit') await keepWpsLock(ctx, file)
  await forgetLapsed(ctx, fileId)
  const { version } = file
  const last = await lastRefused(server.pool, fileId, personId)
  if (last === null) return { version, branch: null, refused: null }
  const { code, params, at } = last
  if (code === branchCode) return { version, branch: { number: params['n'], at }, refused: null }
  const { msg: message } = server.saidRefusal(new Refusal(code, params), request)
  return { version, branch: null, refused: { code, at, message } }
}

/** Where the frame stands, as its browser knows it. */
function pageOriginOf({ headers: { origin }, protocol, host }: FastifyRequest): string {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : `${protocol}://${host}`
}

async function shownFile(ctx: Ctx, { id, title, officeType, extension, version }: OfficeFile) {
  const current = await versionOf(ctx, id, version)
  return { id, title, officeType, version, name: `${title}.${extension}`, size: current?.size ?? 0 }
}

function lockInput(request: FastifyRequest): { readonly window: EditWindow; readonly takeover: boolean } {
  const input = readInput(request, request.body)
  const [editId = ''] = input.ids('editId', 1)
  const [browser = null] = input.ids('browser', 1)
  const takeover = input.choice('takeover', ['0', '1'], '0') === '1'
  input.finish()
  if (editId === '') throw new Refusal('request.malformed', {}, { status: 400 })
  return { window: { editId, browser, agent: request.headers['user-agent'] ?? '' }, takeover }
}

function fileOf(request: FastifyRequest) {
  return readableFile(request.ctx, passOf(request).fileId)
}
