import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compare } from '../../core/values/decimal.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { type MobileAppVersion, mobileAppVersion } from './mobile-app-version.ts'

const greatest = 1_000_000_000

/** Versions of a platform only rise; a published one stays as it is. */
export const mobileAppVersionRules = rules(mobileAppVersion, {
  check: async (ctx, version, before) => {
    if (before !== null && before.status !== '0') throw new Refusal('app.published')
    if (version.minVerCode !== null && compare(version.minVerCode, version.verCode) > 0)
      throw Refusal.atField('minVerCode', 'app.minAbove')
    await requireHigher(ctx, version)
  },
  on: {
    publish: async (ctx, version) => {
      await requireHigher(ctx, version)
      return { publishTime: ctx.now }
    },
  },
})

/** What an application asks at its start: whether something newer is there, and whether it may go on without it. */
export function mobileAppVersionRoutes(app: FastifyInstance): void {
  app.get('/api/system/app/latest', { config: { session: true } }, (request) => latest(request.ctx, asked(request)))
}

async function requireHigher(ctx: Ctx, { id, platform, verCode }: MobileAppVersion): Promise<void> {
  const last = (await published(ctx, platform)).find((other) => other.id !== id)
  if (last !== undefined && compare(verCode, last.verCode) <= 0)
    throw Refusal.atField('verCode', 'app.lower', { last: last.verCode })
}

/** The highest two: one of them may be the one that is asked about. */
function published(ctx: Ctx, platform: string): Promise<MobileAppVersion[]> {
  return find(
    ctx.withoutScope('the latest version of the application'),
    mobileAppVersion,
    { platform, status: '1' },
    { sort: ['-verCode'], limit: 2 },
  )
}

interface Asked {
  readonly platform: string
  readonly verCode: string
}

async function latest(ctx: Ctx, { platform, verCode }: Asked) {
  const [newest] = await published(ctx, platform)
  if (newest === undefined || compare(newest.verCode, verCode) <= 0) return { newer: '0', forced: '0' }
  const [file] = newest.packageFile ?? []
  const tooOld = newest.minVerCode !== null && compare(verCode, newest.minVerCode) < 0
  const notes = { zh: newest.notes, ru: newest.notesRu, en: newest.notesEn }[ctx.lang]
  return {
    newer: '1',
    forced: newest.forceUpdate === '1' || tooOld ? '1' : '0',
    verName: newest.verName,
    verCode: newest.verCode,
    notes,
    fileName: file?.fileName ?? '',
    filePath: file?.fileAdd ?? '',
    fileSize: file?.fileSize ?? null,
  }
}

function asked({ query }: FastifyRequest): Asked {
  const { platform, verCode } = Object.fromEntries(Object.entries(query ?? {}))
  if (
    typeof platform !== 'string' ||
    typeof verCode !== 'string' ||
    !/^\d{1,10}$/.test(verCode) ||
    Number(verCode) > greatest
  )
    throw new Refusal('request.malformed', {}, { status: 400 })
  return { platform, verCode }
}
