import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { onceOnly } from '../../records/write/idempotent-request.ts'
import { readableFile } from '../access.ts'
import { digest } from '../frame-access-token.ts'
import { type OfficeFile, versionOf, versionsOf } from '../office-file-store.ts'
import { editPassOf, passOf } from '../pass-of-request.ts'
import { hasOwnName, renameFile } from '../rename-file.ts'
import { useRights } from '../use-rights.ts'
import { repeatableCall, wpsServerOf, wpsToken } from './admit-wps.ts'
import { jsonIn } from './wps-bodies.ts'
import { infoOf, peopleOf, versionInfo } from './wps-file-info.ts'
import { outsideId } from './wps-server.ts'
import { holdForWps, standOn } from './wps-session.ts'
import { signContent } from './wps-signature.ts'
import { wpsWatermark } from './wps-watermark.ts'

const passed = { public: true } as const
const linkMs = 10 * minuteMs
const mostVersions = 200
const mostPeople = 100

/** What the server asks of a file before and while it has it open. */
export function wpsFileRoutes(app: FastifyInstance): void {
  app.get('/wps/v3/3rd/files/:id', { config: passed }, async (request) => {
    const file = await fileOf(request)
    await standOn(request.ctx, wpsToken(request), file.version, true)
    return versionInfo(request.ctx, file, file.version)
  })

  app.get('/wps/v3/3rd/files/:id/download', { config: passed }, async (request) => {
    const file = await fileOf(request)
    const { key, route } = repeatableCall(request)
    // Once more, it does not move a window to what others saved since: a late save stays a copy beside theirs.
    await onceOnly(request.ctx, key, route, null, async (inside) => {
      await standOn(inside, wpsToken(request), file.version, false)
      return null
    })
    return linkTo(request, file, file.version)
  })

  app.get('/wps/v3/3rd/files/:id/permission', { config: passed }, async (request) => permission(request))

  app.get('/wps/v3/3rd/files/:id/watermark', { config: passed }, async (request) => {
    await fileOf(request)
    return wpsWatermark(request.ctx)
  })

  app.put('/wps/v3/3rd/files/:id/name', { config: passed }, async (request) => {
    const { fileId } = await editPassOf(request)
    const input = readInput(request, jsonIn(request))
    const name = input.text('name', { required: true })
    input.finish()
    const { key, route } = repeatableCall(request)
    return onceOnly(request.ctx, key, route, null, async (inside) => {
      await renameFile(inside, fileId, name)
      return {}
    })
  })

  app.get('/wps/v3/3rd/users', { config: passed }, async (request) => {
    const { user_ids: asked = [] } = request.query as { readonly user_ids?: string | readonly string[] } // one, or one by one
    return peopleOf(request.ctx, await fileOf(request), [asked].flat().slice(0, mostPeople))
  })

  versionRoutes(app)
}

interface OfVersion {
  readonly Params: { readonly version: string }
}

function versionRoutes(app: FastifyInstance): void {
  app.get('/wps/v3/3rd/files/:id/versions', { config: passed }, async (request) => {
    const file = await fileOf(request)
    const input = readInput(request, request.query)
    const offset = input.whole('offset', 0, 999_999_999, 0)
    const limit = input.whole('limit', 1, mostVersions, mostVersions)
    input.finish()
    const versions = await versionsOf(request.ctx, file.id)
    const created = versions.at(-1)?.savedAt ?? request.ctx.now
    return versions.slice(offset, offset + limit).map((version) => infoOf(file, version, created))
  })

  app.get<OfVersion>('/wps/v3/3rd/files/:id/versions/:version', { config: passed }, async (request) =>
    versionInfo(request.ctx, await fileOf(request), versionIn(request.params.version)),
  )

  app.get<OfVersion>('/wps/v3/3rd/files/:id/versions/:version/download', { config: passed }, async (request) =>
    linkTo(request, await fileOf(request), versionIn(request.params.version)),
  )
}

/** Whoever opens a file to change it takes its one lock; while somebody else has it, it is only read. */
async function permission(request: FastifyRequest) {
  const { ctx } = request
  const file = await fileOf(request)
  const mayEdit = passOf(request).mayEdit && file.access === 'edit'
  const { mayPrint, mayDownload } = useRights(ctx)
  const update = mayEdit && (await holdForWps(ctx, file.id)) ? 1 : 0
  return {
    user_id: outsideId(ctx.actor.id),
    read: 1,
    update,
    download: mayDownload ? 1 : 0,
    rename: update === 1 && hasOwnName(file) ? 1 : 0,
    history: 1,
    // Whoever changes a document moves its texts about.
    copy: mayDownload || update === 1 ? 1 : 0,
    print: mayPrint ? 1 : 0,
    // A file is made on our own page, by whoever may.
    saveas: 0,
    comment: update,
  }
}

async function linkTo(request: FastifyRequest, file: OfficeFile, version: number) {
  const { ctx } = request
  const kept = await versionOf(ctx, file.id, version)
  if (kept === undefined) throw new Refusal('office.no-version', {}, { status: 404 })
  const server = wpsServerOf(request)
  const link = { version, pass: digest(wpsToken(request)).toString('hex'), until: ctx.now + linkMs }
  const query = new URLSearchParams(Object.entries({ ...link, sign: signContent(server, link) }).map(asText))
  return { url: `${server.home}/wps/content?${query.toString()}`, digest: kept.sha256, digest_type: 'sha256' }
}

function asText([name, value]: readonly [string, string | number]): [string, string] {
  return [name, String(value)]
}

function versionIn(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Refusal('office.no-version', {}, { status: 404 })
  return Number(given)
}

function fileOf(request: FastifyRequest) {
  return readableFile(request.ctx, passOf(request).fileId)
}
