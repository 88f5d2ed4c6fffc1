import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveScope, giveRole, makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { commentRoutes } from '../comments/comment-routes.ts'
import { commentWords } from '../comments/words.ts'
import { describedRoutes } from '../documents/record-routes.ts'
import { historyRoutes } from '../history/history-routes.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { storeWords } from '../words.ts'
import { recentRoutes } from './recent-routes.ts'

let world: World
let server: TestServer
let clerk: Page
let stranger: Page

interface Answer {
  readonly code: string
  readonly data: never
  readonly msg: string
}

beforeAll(async () => {
  world = await makeWorld()
  const { a, b } = world.units
  const can = ['hc-ck', 'hc-xz', 'hc-bj', 'hc-sc']
  const clerkId = await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: a,
    deptId: world.departments.a1,
    permissions: can,
  })
  await giveScope(world.pool, await giveRole(world.pool, clerkId, 'clerk-scope', []), 'hygl', '3')
  await makePerson(world.pool, { code: 'stranger', unitId: b, deptId: world.departments.b1, permissions: can })
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes, historyRoutes, commentRoutes, recentRoutes],
    words: [storeWords, commentWords],
  })
  clerk = await signedIn(server.app, 'clerk')
  stranger = await signedIn(server.app, 'stranger')
})

afterAll(() => server.close())

test('opened and marked records are at hand, newest first, in the reader’s language, and only while he may read them', async () => {
  const first = await made('首航')
  const second = await made('二航')
  for (const id of [first, second, first]) await asked(clerk, 'POST', `/api/sea/voyage/${id}/visit`, {})
  await asked(clerk, 'POST', `/api/sea/voyage/${second}/favourite`, { on: '1' })
  await asked(clerk, 'POST', `/api/sea/voyage/${second}/follow`, { on: '1' })
  expect((await asked(clerk, 'POST', `/api/sea/voyage/${second}/visit`, {})).body).toMatchObject({
    code: '0',
    data: { following: true, favourite: true, comments: 0, changed: [] },
  })
  const kept = (await asked(clerk, 'GET', '/api/portal/records', null, { lang: 'ru' })).body.data as Kept
  expect(kept.recent.map(({ id }) => id)).toEqual([second, first])
  expect(kept.favourites).toMatchObject([
    {
      module: 'sea',
      name: 'voyage',
      id: second,
      label: 'ru 航次',
      title: '二航',
      number: expect.stringMatching(/^HC-/),
    },
  ])
  await asked(clerk, 'DELETE', `/api/sea/voyage/${second}`, null)
  const later = (await asked(clerk, 'GET', '/api/portal/records', null)).body.data as Kept
  expect([later.favourites.length, later.recent.map(({ id }) => id)]).toEqual([0, [first]])
})

test('to whoever may not read a record it has no past, no remarks and nothing to follow', async () => {
  const id = await made('三航')
  for (const [method, path] of [
    ['GET', 'history'],
    ['GET', 'comments'],
    ['POST', 'comments'],
    ['GET', 'mentionable'],
    ['POST', 'visit'],
    ['POST', 'follow'],
    ['POST', 'favourite'],
  ] as const) {
    const { status, body } = await asked(
      stranger,
      method,
      `/api/sea/voyage/${id}/${path}`,
      method === 'POST' ? { text: 'x' } : null,
    )
    expect([path, status, body.code]).toEqual([path, 404, 'record.missing'])
  }
  expect(
    (await asked(clerk, 'POST', `/api/sea/voyage/${id}/comments`, { text: ' ' }, { lang: 'ru' })).body,
  ).toMatchObject({ code: 'comment.empty', msg: 'Введите текст комментария' })
})

interface Kept {
  readonly favourites: readonly { id: string }[]
  readonly recent: readonly { id: string }[]
}

async function made(voyageName: string): Promise<string> {
  const { body } = await asked(clerk, 'POST', '/api/sea/voyage/save', { voyageName })
  return (body.data as { id: string }).id
}

async function asked(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload: object | null,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const answer = await call(server.app, page, url, { method, headers, ...(payload === null ? {} : { payload }) })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}
