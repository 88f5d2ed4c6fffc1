import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { GatheredAnswer, GatheredCall } from '../../../core/api-types/batched-calls.ts'
import { setCredential } from '../../identity/session/credential.ts'
import { hashPassword } from '../../identity/session/password-hash.ts'
import { testClock } from '../../identity/session/testing/test-clock.ts'
import { type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { describedRoutes } from '../../records/documents/record-routes.ts'
import { portalRoutes } from './portal-routes.ts'

const password = 'Steppe-wind-77'
let world: GroupWorld
let server: TestServer
let pages: Readonly<Record<string, Page>>

beforeAll(async () => {
  testClock(worldNow)
  world = await groupWorld()
  const widgets = new Map([['finance.balances', async () => [{ label: 'balance', value: '5' }]]])
  server = await testServer(world.pool, { running: world.running, routes: [portalRoutes(widgets), describedRoutes] })
  const hash = await hashPassword(password)
  const entered = ['findir', 'hr'].map(async (code) => {
    await setCredential(world.pool, world.person(code), hash, worldNow)
    return [code, await signedIn(server.app, code, password)] as const
  })
  pages = Object.fromEntries(await Promise.all(entered))
})
afterAll(() => server.close())

const balances: GatheredCall = { method: 'GET', path: '/api/portal/widget/finance/balances?a=1' }
const contracts: GatheredCall = {
  method: 'POST',
  path: '/api/contracts/contract/page',
  body: { page: 1, size: 5, parameters: {} },
}

function send(who: string, calls: unknown, headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/portal/answers',
    headers: { ...pages[who], ...headers },
    payload: { calls },
  })
}

async function answers(who: string, calls: readonly GatheredCall[]): Promise<readonly GatheredAnswer[]> {
  const { payload } = await send(who, calls)
  const told = payload.matchAll(/^data: (.*)$/gm)
  return [...told].map(([, data = '']) => JSON.parse(data) as GatheredAnswer).toSorted((a, b) => a.at - b.at)
}

test('each of the calls is answered as it would be by itself', async () => {
  const [first, second, ...others] = await answers('findir', [balances, contracts])
  expect(others).toEqual([])
  expect(first).toMatchObject({ at: 0, status: 200, body: { code: '0', data: [{ value: '5' }] } })
  const alone = await server.app.inject({
    method: 'POST',
    url: contracts.path,
    headers: { ...pages['findir'] },
    payload: { page: 1, size: 5, parameters: {} },
  })
  expect(second).toMatchObject({ at: 1, status: 200, body: alone.json() })
})

test('what the caller may not read is refused to him alone, the rest is answered', async () => {
  const [refused, unknown, mine] = await answers('hr', [
    contracts,
    balances,
    { ...contracts, path: '/api/base/person/page' },
  ])
  expect([refused?.status, unknown?.status, mine?.status]).toEqual([403, 404, 200])
})

test.each([
  [[{ method: 'POST', path: '/api/contracts/contract/save', body: {} }]],
  [[{ method: 'GET', path: '/api/rights/codes' }]],
  [[{ method: 'POST', path: '/api/portal/answers', body: { calls: [] } }]],
  [[{ method: 'GET', path: '/api/portal/widget/../../rights/codes' }]],
  [[{ method: 'DELETE', path: '/api/portal/widget/finance/balances' }]],
  [[{ method: 'GET', path: 'http://elsewhere/api/portal/widget/finance/balances' }]],
  [Array.from({ length: 25 }, () => balances)],
  ['none'],
])('a call that does more than read, or too many of them, are refused as a whole: %j', async (calls) => {
  expect((await send('findir', calls)).statusCode).toBe(400)
})

test('without a session nothing is answered', async () => {
  expect((await send('nobody', [balances])).statusCode).toBe(401)
})
