import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import type { Files } from '../../records/files/file-store-interface.ts'
import { readableFile } from '../access.ts'
import { sendVersion } from '../download-version.ts'
import { noteRefused } from '../frame-access-token.ts'
import { officeFile, versionOf } from '../office-file-store.ts'
import { editPassOf, passOf } from '../pass-of-request.ts'
import { mostUploadBytes } from '../read-upload.ts'
import { readerLine } from '../reader-mark.ts'
import { hasOwnName, renameFile } from '../rename-file.ts'
import { saveVersion } from '../save-version.ts'
import { useRights } from '../use-rights.ts'
import { admitWopi, header, wopiToken } from './admit-wopi.ts'
import { changeServerLock, editIdOf, lockTextOf } from './server-lock.ts'
import { fromUtf7 } from './utf-7.ts'

const passed = { public: true } as const

/** The calls of a WOPI server (Collabora, ONLYOFFICE): what a file is, its bytes, its lock, a save. */
export function wopiRoutes(files: Files): Routes {
  return (app: FastifyInstance) => {
    app.decorateRequest('officePass', null)
    app.addHook('onRequest', admitWopi)
    // A file comes as it is, whatever the server calls its type.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: string | Buffer) => body,
    )

    app.get('/wopi/files/:id', { config: passed }, fileInfo)

    app.post('/wopi/files/:id', { config: passed }, async (request, reply) => {
      const operation = operations[header(request, 'x-wopi-override')]
      if (operation === undefined) throw new Refusal('office.server-cannot', {}, { status: 501 })
      return operation(request, reply)
    })

    app.get('/wopi/files/:id/contents', { config: passed, compress: false }, async (request, reply) => {
      const file = await readableFile(request.ctx, passOf(request).fileId)
      const most = header(request, 'x-wopi-maxexpectedsize')
      const size = (await versionOf(request.ctx, file.id, file.version))?.size ?? 0
      if (/^\d{1,15}$/.test(most) && size > Number(most)) throw new Refusal('request.large', {}, { status: 412 })
      reply.header('x-wopi-itemversion', String(file.version))
      return sendVersion(request, reply, files, file, file.version)
    })

    app.post('/wopi/files/:id/contents', { config: passed, bodyLimit: mostUploadBytes + 1 }, async (request, reply) => {
      if (header(request, 'x-wopi-override') !== 'PUT') throw new Refusal('office.server-cannot', {}, { status: 501 })
      return putFile(request, reply)
    })
  }
}

type Operation = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** What may be done with a file, by X-WOPI-Override; files are not made or deleted from outside. */
const operations: Readonly<Record<string, Operation>> = {
  LOCK: (request, reply) => {
    const next = lockIn(request)
    const old = header(request, 'x-wopi-oldlock')
    const over =
      old === '' ? (current: string) => current === '' || current === next : (current: string) => current === old
    return lock(request, reply, { over, next })
  },
  REFRESH_LOCK: (request, reply) => {
    const next = lockIn(request)
    return lock(request, reply, { over: (current) => current === next, next })
  },
  UNLOCK: (request, reply) => {
    const held = lockIn(request)
    return lock(request, reply, { over: (current) => current === held, next: null })
  },
  RENAME_FILE: rename,
  GET_LOCK: async (request, reply) => {
    const file = await readableFile(request.ctx, passOf(request).fileId)
    return reply.header('x-wopi-lock', lockTextOf(file, request.ctx.now)).send('')
  },
}

async function lock(
  request: FastifyRequest,
  reply: FastifyReply,
  change: Parameters<typeof changeServerLock>[2],
): Promise<FastifyReply> {
  const { fileId } = await editPassOf(request)
  const inTheWay = await changeServerLock(request.ctx, fileId, change)
  if (inTheWay !== null) return reply.code(409).header('x-wopi-lock', inTheWay).send('')
  const { version } = await officeFile(request.ctx, fileId)
  return reply.header('x-wopi-itemversion', String(version)).send('')
}

/** Calls the file otherwise; the name comes without its extension. */
async function rename(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { ctx } = request
  const { fileId } = await editPassOf(request)
  const file = await officeFile(ctx, fileId)
  const stands = lockTextOf(file, ctx.now)
  if (stands !== '' && stands !== header(request, 'x-wopi-lock'))
    return reply.code(409).header('x-wopi-lock', stands).send('')
  const name = fromUtf7(header(request, 'x-wopi-requestedname')) ?? ''
  try {
    await renameFile(ctx, fileId, `${name}.${file.extension}`)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'office.name') throw error
    // A header holds no Chinese; its reader is told by the server in words of its own.
    return reply.code(400).header('x-wopi-invalidfilenameerror', error.code).send('')
  }
  const { title } = await officeFile(ctx, fileId)
  return reply.type('application/json').send(JSON.stringify({ Name: title }))
}

// 409 means one thing in this protocol, that another lock stands in the way, and 422 means nothing.
const statuses: Readonly<Record<number, number>> = { 409: 403, 422: 400 }

async function putFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { ctx, body } = request
  const { pool } = request.server
  const token = wopiToken(request)
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  try {
    const { fileId } = await editPassOf(request)
    const held = header(request, 'x-wopi-lock')
    const { number } = await saveVersion(ctx, fileId, { bytes, editId: editIdOf(held), basedOn: null, comment: '' })
    await noteRefused(pool, token, null)
    const { savedAt } = (await versionOf(ctx, fileId, number)) ?? { savedAt: ctx.now }
    return reply
      .header('x-wopi-itemversion', String(number))
      .type('application/json')
      .send(JSON.stringify({ LastModifiedTime: new Date(savedAt).toISOString() }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await noteRefused(pool, token, { code: error.code, params: error.params, at: ctx.now })
    if (error.code === 'office.lock-lost')
      reply.header('x-wopi-lock', lockTextOf(await officeFile(ctx, passOf(request).fileId), ctx.now))
    else throw new Refusal(error.code, error.params, { status: statuses[error.status] ?? error.status })
    throw error
  }
}

async function fileInfo(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { ctx } = request
  const { fileId, mayEdit, pageOrigin } = passOf(request)
  const file = await readableFile(ctx, fileId)
  const current = await versionOf(ctx, fileId, file.version)
  const mark = await readerLine(ctx)
  const writes = mayEdit && file.access === 'edit'
  const { mayPrint, mayDownload } = useRights(ctx)
  const info = {
    BaseFileName: `${file.title}.${file.extension}`,
    OwnerId: file.owner,
    Size: current?.size ?? 0,
    SHA256: Buffer.from(current?.sha256 ?? '', 'hex').toString('base64'),
    Version: String(file.version),
    LastModifiedTime: new Date(current?.savedAt ?? ctx.now).toISOString(),
    UserId: ctx.actor.id,
    UserFriendlyName: ctx.actor.name,
    UserCanWrite: writes,
    ReadOnly: !writes,
    UserCanNotWriteRelative: true,
    UserCanRename: writes && hasOwnName(file),
    DisablePrint: !mayPrint,
    HidePrintOption: !mayPrint,
    DisableExport: !mayDownload,
    HideExportOption: !mayDownload,
    // Within the document one copies all the same.
    DisableCopy: !mayDownload,
    SupportsLocks: true,
    SupportsGetLock: true,
    SupportsExtendedLockLength: true,
    SupportsUpdate: true,
    SupportsRename: true,
    SupportsDeleteFile: false,
    ...(mark === null ? {} : { WatermarkText: mark }),
    ...(pageOrigin ? { PostMessageOrigin: pageOrigin } : {}),
  }
  return reply.type('application/json').send(JSON.stringify(info))
}

const longestLock = 1_024

/** The text that the server calls its lock by: what may stand in a header and is not empty. */
function lockIn(request: FastifyRequest): string {
  const text = header(request, 'x-wopi-lock')
  if (text === '' || text.length > longestLock || !/^[\u0020-\u007e]+$/.test(text))
    throw new Refusal('office.server-lock', {}, { status: 400 })
  return text
}
