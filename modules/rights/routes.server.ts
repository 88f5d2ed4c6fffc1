import type { FastifyInstance } from 'fastify'
import {
  asPerson,
  audited,
  type Ctx,
  explainRecord,
  isId,
  permissionCatalogue,
  Refusal,
  rowsOfScope,
  rowsSeenBy,
  rowsToAskAbout,
  viewAs,
} from '../../server/module-api.ts'
import { accessRequests, askAccess, decideAccess } from './access-request.server.ts'
import { requirePeople } from './administrator-reach.server.ts'
import { decideGrant, settleSheet, type Verdict, verdicts, waitingOf } from './grant-request.server.ts'
import { grantableBy } from './grantable-permissions.server.ts'
import { moveMenu } from './move-menu.server.ts'
import { readSheet, roleCodes, roleLines } from './read-role.server.ts'
import { bodyOf, documentOf, sheetOf, textOf } from './request-body.server.ts'

const reading = { needs: 'jsgn-ck' } as const
const asking = { needs: 'qxzc-ck' } as const

/** The calls of the pages over roles and over why somebody sees something. */
export function rightsRoutes(app: FastifyInstance): void {
  roleRoutes(app)
  accessRoutes(app)
  checkRoutes(app)
  scopeRoutes(app)
}

function roleRoutes(app: FastifyInstance): void {
  app.get('/api/rights/catalogue', { config: reading }, async ({ ctx }) => {
    const [catalogue, grantable] = await Promise.all([permissionCatalogue(ctx), grantableBy(ctx)])
    return { ...catalogue, grantable: grantable === '*' ? ['*'] : [...grantable] }
  })
  app.get('/api/rights/roles', { config: reading }, ({ ctx }) => roleLines(ctx))
  app.get('/api/rights/codes', { config: reading }, ({ ctx }) => roleCodes(ctx))
  app.get<{ Params: { id: string } }>('/api/rights/roles/:id', { config: reading }, ({ ctx, params }) =>
    readSheet(ctx, params.id),
  )

  app.post('/api/rights/roles/save', { config: { session: true } }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    const id = textOf(given, 'id')
    requireCode(ctx, id === '' ? 'jsgn-xz' : 'jsgn-bj')
    return settleSheet(ctx, id === '' ? null : id, Number(given.ver ?? 0), sheetOf(given))
  })
  app.get<{ Params: { id: string } }>('/api/rights/roles/:id/request', { config: reading }, ({ ctx, params }) =>
    waitingOf(ctx, params.id),
  )
  app.post<{ Params: { id: string; verdict: string } }>(
    '/api/rights/requests/:id/:verdict',
    { config: { needs: 'jsgn-bj' } },
    ({ ctx, params }) => decideGrant(ctx, params.id, verdictOf(params.verdict)),
  )
}

function accessRoutes(app: FastifyInstance): void {
  app.post('/api/rights/access', { config: { session: true } }, ({ ctx, body }) => {
    const given = bodyOf(body)
    return askAccess(ctx, textOf(given, 'path'), textOf(given, 'reason'))
  })
  app.get('/api/rights/access', { config: { needs: 'yhgl-sq' } }, ({ ctx }) => accessRequests(ctx))
  app.post<{ Params: { id: string; verdict: string } }>(
    '/api/rights/access/:id/:verdict',
    { config: { needs: 'yhgl-sq' } },
    ({ ctx, params, body }) => {
      const given = bodyOf(body)
      const isGrant = params.verdict === 'grant'
      const roleId = isGrant ? textOf(given, 'roleId') : null
      if (!isId(params.id) || (!isGrant && params.verdict !== 'refuse') || (roleId !== null && !isId(roleId)))
        throw new Refusal('route.unknown', {}, { status: 404 })
      return decideAccess(ctx, params.id, roleId, textOf(given, 'note'))
    },
  )

  app.post('/api/rights/menu/move', { config: { needs: 'cdgl-bj' } }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    return moveMenu(ctx, {
      id: textOf(given, 'id'),
      ver: Number(given.ver ?? 0),
      to: textOf(given, 'to') || null,
      before: textOf(given, 'before') || null,
    })
  })
}

/** Why somebody sees a record, and what he sees. */
function checkRoutes(app: FastifyInstance): void {
  app.post('/api/rights/check/record', { config: asking }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    const doc = documentOf(ctx, given)
    const { him, line } = await asked(ctx, given)
    const id = textOf(given, 'id')
    const explained = await explainRecord(ctx, him, doc, id)
    await audited(ctx, { verb: 'accessCheck', document: `${doc.module}.${doc.name}`, recordId: id, ...line })
    return explained
  })

  app.post('/api/rights/check/view', { config: asking }, async ({ ctx, body }) => {
    const { him, line } = await asked(ctx, bodyOf(body))
    await audited(ctx, { verb: 'viewAs', ...line })
    return viewAs(ctx, him)
  })

  app.post('/api/rights/check/rows', { config: asking }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    const doc = documentOf(ctx, given)
    const { him, line } = await asked(ctx, given)
    await audited(ctx, { verb: 'viewAs', document: `${doc.module}.${doc.name}`, ...line })
    return rowsSeenBy(ctx, him, doc, textOf(given, 'param'))
  })

  app.post('/api/rights/check/choose', { config: asking }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    return rowsToAskAbout(ctx, documentOf(ctx, given), textOf(given, 'param'))
  })

  app.get('/api/rights/check/documents', { config: asking }, async ({ ctx }) =>
    [...ctx.running.documents.values()].map(({ key, doc, words }) => ({
      key,
      label: words.title[ctx.lang],
      scope: doc.scope,
    })),
  )
}

function scopeRoutes(app: FastifyInstance): void {
  app.post('/api/rights/tryScope', { config: { needs: 'sjqx-ck' } }, async ({ ctx, body }) => {
    const given = bodyOf(body)
    const doc = documentOf(ctx, given)
    const { him, line } = await asked(ctx, given)
    await audited(ctx, { verb: 'viewAs', document: `${doc.module}.${doc.name}`, ...line })
    return rowsOfScope(ctx, him, doc, textOf(given, 'scope'))
  })

  app.get<{ Querystring: { code?: string } }>(
    '/api/rights/scopeDocuments',
    { config: { needs: 'sjqx-ck' } },
    async ({ ctx, query }) =>
      [...ctx.running.documents.values()]
        .filter(({ doc }) => doc.scope === query.code)
        .map(({ key, words }) => ({ key, label: words.title[ctx.lang] })),
  )
}

async function asked(ctx: Ctx, body: ReturnType<typeof bodyOf>) {
  const id = textOf(body, 'person')
  const [him] = await requirePeople(ctx, [id])
  return { him: await asPerson(ctx, id), line: { title: him?.userName ?? '', detail: { person: id } } }
}

function verdictOf(given: string): Verdict {
  const verdict = verdicts.find((one) => one === given)
  if (verdict === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  return verdict
}

function requireCode({ actor }: Ctx, code: string): void {
  if (!actor.permissions.has(code)) throw new Refusal('permission.missing', { code }, { status: 403 })
}
