import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basicCodes } from '../base/basic-permissions.ts'
import { makePerson } from '../server/identity/session/testing/people.ts'
import {
  call,
  type Page,
  signedIn,
  testServer,
  type TestServer,
} from '../server/identity/session/testing/test-server.ts'
import { compose } from '../server/main/compose-modules.ts'
import { messageRoutes } from '../server/messaging/message/message-routes.ts'
import { portalRoutes } from '../server/messaging/portal/portal-routes.ts'
import { adapterRoutes } from '../server/operate/adapter/adapter-routes.ts'
import { logRoutes } from '../server/operate/log/log-routes.ts'
import { timerRoutes } from '../server/operate/scheduled-jobs/scheduled-job-routes.ts'
import { onlineRoutes } from '../server/organisation/online/online-routes.ts'
import { settingRoutes } from '../server/organisation/settings/setting-routes.ts'
import { skinRoutes } from '../server/organisation/skin/skin-routes.ts'
import type { Routes } from '../server/platform/http/routes-type.ts'
import { dictionaryGroupRoutes } from '../server/records/dictionary/group-routes.ts'
import { describedRoutes } from '../server/records/documents/record-routes.ts'
import { storeWords } from '../server/records/words.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { servers } from './module-servers.ts'
import { modules } from './modules.ts'

/**
 * What each page of administration and of the system's own asks for when it opens; an empty one shows its reader's own
 * and asks for no right but the page's.
 */
const doors: Readonly<Record<string, string>> = {
  '/user': '/api/base/person/page',
  '/menu': '/api/base/menu/page',
  '/role': '/api/rights/roles',
  '/dept': '/api/base/department/page',
  '/dicType': '/api/system/dictionaryGroup',
  '/dicTypeUser': '/api/base/userEntry/page',
  '/pageelement': '/api/base/permission/page',
  '/gsdept': '/api/organisation/chart',
  '/datascope': '/api/base/dataScope/page',
  '/skin': '/api/system/skin',
  '/configs': '/api/base/config/page',
  '/version': '/api/system/versionNote/page',
  '/appVersion': '/api/system/appVersion/page',
  '/online': '/api/system/online/page',
  '/confnew': '/api/system/setting',
  '/myGroup': '/api/organisation/userGroup/page',
  '/deptgroup': '/api/organisation/deptGroup/page',
  '/accountRequest': '/api/system/accountRequest',
  '/logs': '/api/system/operationLog/page',
  '/schedule': '/api/schedule/entries',
  '/timerConfig': '/api/system/timer',
  '/adapters': '/api/system/adapter',
  '/questionnaire': '/api/questionnaire/questionnaire/page',
  '/accessCheck': '/api/rights/check/documents',
  '/msgOutbox': '/api/system/message/page',
  '/holiday': '/api/base/holiday/page',
  '/alertRule': '/api/base/alertRule/page',
  '/codeEntry': '/api/base/codeEntry/page',
  '/yjxxUser': '/api/base/alertEvent/page',
  '/alertAll': '/api/base/alertEvent/page',
  '/welcomeconfig': '/api/portal/home/owners',
  '/welcomesystem': '',
  '/welcomepersonal': '',
  '/msgUser': '',
  '/iframe': '',
  '/minzu': '',
  '/myAccount': '',
  '/reportCenter': '',
  '/chatGPT': '',
}

const { pool } = await freshDatabase()
const guarded: { readonly method: string; readonly url: string }[] = []
const pages = new Map<string, Page>()
let server: TestServer

/** The routes as they are, every one that asks for a permission noted that not everybody has. */
function noted(routes: Routes): Routes {
  return async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config?.needs !== undefined && !basicCodes.includes(config.needs) && method !== 'HEAD')
        guarded.push({ method: String(method), url })
    })
    await routes(app)
  }
}

beforeAll(async () => {
  const routes = [
    adapterRoutes,
    describedRoutes,
    dictionaryGroupRoutes,
    logRoutes({}),
    messageRoutes([]),
    onlineRoutes,
    portalRoutes(new Map()),
    settingRoutes,
    skinRoutes,
    timerRoutes({}),
    ...servers.flatMap(({ routes: own }) => own ?? []),
  ]
  server = await testServer(pool, {
    running: compose({ modules, servers }),
    routes: routes.map(noted),
    words: [storeWords, ...modules.map(({ refusals }) => refusals)],
  })
  await makePerson(pool, { code: 'nobody' })
  await makePerson(pool, {
    code: 'anybody',
    permissions: [...new Set(['appgl-ck', ...modules.flatMap((module) => module.pages.map(({ needs }) => needs))])],
  })
  for (const code of ['nobody', 'anybody']) pages.set(code, await signedIn(server.app, code))
})
afterAll(() => server.close())

const own = modules
  .filter(({ name }) =>
    ['organisation', 'rights', 'system', 'personal', 'schedule', 'assistant', 'portal', 'questionnaire'].includes(name),
  )
  .flatMap((module) => module.pages.map(({ path }) => path))

test('ACC-07 every page of administration and of the system is in the table of doors', () => {
  expect(own.filter((path) => doors[path] === undefined)).toEqual([])
  expect(Object.keys(doors).filter((path) => !own.includes(path))).toEqual([])
})

test.each(Object.entries(doors).filter(([, url]) => url !== ''))(
  'ACC-07 SES-09 behind %s nobody reads without its permission: 接口权限不足',
  async (_, url) => {
    const ask = async (who: string) =>
      call(
        server.app,
        pages.get(who) ?? { accessToken: '', refreshToken: '' },
        url,
        url.endsWith('/page') ? { method: 'POST', payload: { page: 1, size: 10 } } : {},
      )
    const answer = await ask('nobody')
    expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([403, null])
    expect((await ask('anybody')).statusCode, 'who has the permission is let in').not.toBe(403)
  },
)

test('ACC-07 every call that asks for a permission refuses who lacks it, before it reads what was sent', async () => {
  expect(guarded.length).toBeGreaterThan(50)
  for (const { method, url } of guarded) {
    const answer = await call(
      server.app,
      pages.get('nobody') ?? { accessToken: '', refreshToken: '' },
      url.replaceAll(/:\w+/g, 'x'),
      method === 'GET' ? {} : { method: 'POST', payload: { anything: ['at', 'all'] } },
    )
    expect([method, url, answer.statusCode]).toEqual([method, url, 403])
  }
})
