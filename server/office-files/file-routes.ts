import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../core/words/refusal.ts'
import { makeTicket } from '../identity/ticket/one-time-tickets.ts'
import { allowedOrigins } from '../platform/http/allowed-origins.ts'
import { readInput } from '../platform/http/read-input.ts'
import type { Routes } from '../platform/http/routes-type.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { readableFile } from './access.ts'
import { compareVersions } from './compare/compare-versions.ts'
import { createOfficeFile } from './create-office-file.ts'
import { sendVersion } from './download-version.ts'
import { stateOf } from './edit-lock.ts'
import { listGeneratedDocuments } from './generated-documents/list-generated-documents.ts'
import { listFiles } from './list-files.ts'
import { type OfficeFile, type OfficeVersion, versionsOf } from './office-file-store.ts'
import { serverEdits } from './office-servers/office-server.ts'
import type { OfficeType } from './office-type.ts'
import { readUpload } from './read-upload.ts'
import { restoreVersion } from './save-version.ts'
import { shareFile, sharesOf } from './share-file.ts'
import { downloadRight } from './use-rights.ts'

interface OfId {
  readonly Params: { readonly id: string }
}

const mostVersion = 999_999_999
const mostShares = 100
// Letters and spreadsheets; all else is only looked at, unless an office server edits it.
const editedByUs: ReadonlySet<OfficeType> = new Set(['w', 's'])

/** The calls of the pages that keep office files: list, upload, versions, and tickets for the frame. */
export function officeFileRoutes(files: Files): Routes {
  return (app: FastifyInstance) => {
    app.get('/api/office/file', { config: { needs: 'zxwd-ck' } }, async (request) => listFiles(request))

    app.post('/api/office/file', { config: { needs: 'zxwd-xz', files: true } }, async (request) => {
      const { name, bytes } = await readUpload(request)
      return { id: await createOfficeFile(request.ctx, { name, bytes }) }
    })

    app.get<OfId>('/api/office/file/:id', { config: { session: true } }, async ({ ctx, params }) => {
      const file = await readableFile(ctx, params.id)
      const versions = await versionsOf(ctx, file.id)
      const { holder, until } = stateOf(ctx, file, '')
      return {
        id: file.id,
        title: file.title,
        officeType: file.officeType,
        version: file.version,
        ownerName: file.ownerName,
        mayEdit: file.access === 'edit',
        editedHere: editedByUs.has(file.officeType) || (await serverEdits(ctx, file.extension)),
        shares: file.document === null && file.owner === ctx.actor.id ? await sharesOf(ctx, file.id) : null,
        lock: { holder, until },
        frozen: frozenIn(file),
        record: file.document === null ? null : { document: file.document, id: file.recordId },
        versions: versions.map(shownVersion),
      }
    })

    app.get<OfId>(
      '/api/office/file/:id/content',
      { config: { needs: downloadRight, cookie: true }, compress: false },
      async (request, reply) => {
        const file = await readableFile(request.ctx, request.params.id)
        return sendVersion(request, reply, files, file, versionIn(request, request.query, file.version))
      },
    )

    app.post<OfId>('/api/office/file/:id/restore', { config: { session: true } }, async (request) => {
      const file = await readableFile(request.ctx, request.params.id)
      return restoreVersion(request.ctx, file.id, versionIn(request, request.body, file.version))
    })
  }
}

/** Calls by which others see a file: what changed, who is let in, tickets for the frame. */
export function sharedFileRoutes(app: FastifyInstance): void {
  const origins = allowedOrigins(app.pool)

  app.get('/api/office/paper', { config: { session: true } }, async (request) => {
    const input = readInput(request, request.query)
    const document = input.text('document', { required: true })
    const record = input.text('record', { required: true })
    input.finish()
    return listGeneratedDocuments(request.ctx, document, record)
  })

  app.get<OfId>('/api/office/file/:id/compare', { config: { session: true } }, async (request) => {
    const file = await readableFile(request.ctx, request.params.id)
    const input = readInput(request, request.query)
    const [before, after] = [
      input.whole('before', 1, mostVersion, 1),
      input.whole('after', 1, mostVersion, file.version),
    ]
    input.finish()
    return compareVersions(request.ctx, file, before, after)
  })

  app.post<OfId>('/api/office/file/:id/share', { config: { session: true } }, async (request) => {
    const file = await readableFile(request.ctx, request.params.id)
    const input = readInput(request, request.body)
    const [readers, editors] = [input.ids('readers', mostShares), input.ids('editors', mostShares)]
    input.finish()
    return shareFile(request.ctx, file.id, { readers, editors })
  })

  app.post<OfId>('/api/office/file/:id/ticket', { config: { session: true } }, async (request) => {
    const { ctx } = request
    const file = await readableFile(ctx, request.params.id)
    const input = readInput(request, request.body)
    const mode = input.choice('mode', ['edit', 'read'], 'read')
    const origin = input.text('origin')
    input.finish()
    if (origin !== '' && !(await origins()).embedders.includes(origin)) throw new Refusal('office.origin', { origin })
    const target = `${file.id} ${mode} ${origin}`
    const token = await makeTicket(ctx.sql, { kind: 'office', personId: ctx.actor.id, target }, ctx.now)
    return { token, fileId: file.id, officeType: file.officeType }
  })
}

function frozenIn({ frozenVersion, frozenSha256, frozenAt }: OfficeFile) {
  return frozenVersion === null ? null : { version: frozenVersion, sha256: frozenSha256, at: frozenAt }
}

function shownVersion({ storedKey: _key, person: _person, digests: _digests, ...shown }: OfficeVersion) {
  return shown
}

function versionIn(request: FastifyRequest, from: unknown, otherwise: number): number {
  const input = readInput(request, from)
  const version = input.whole('version', 1, mostVersion, otherwise)
  input.finish()
  return version
}
