import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { post, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { companyLookup } from '../../platform/config/lookup-config.ts'
import { freshDatabase } from '../../testing/database.ts'
import { lookupRoutes } from './company-lookup-routes.ts'
import { lookupWords } from './words.ts'

const { pool } = await freshDatabase()
const key = 'q7Yt-93kd-Lw0x-Zp2m-Vb8n-Rc5j-Hs1f'
let server: TestServer
let without: TestServer

// The service outside: lets in whoever shows a fresh time and the digest of it with a name it knows.
const service = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://x').searchParams
  const [time, name] = [query.get('timestamp') ?? '', query.get('userName') ?? '']
  const good =
    createHmac('sha256', key)
      .update(time + name)
      .digest('hex') === query.get('sign') && Math.abs(Date.now() - Number(time)) < 60_000
  response.writeHead(good ? 200 : 403).end(`${name} ${query.get('keyword')}`)
})

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const { port } = service.address() as AddressInfo // it listens on a port
  const lookup = companyLookup({
    COMPANY_LOOKUP_URL: `http://127.0.0.1:${port}/search`,
    COMPANY_LOOKUP_KEY: key,
    COMPANY_LOOKUP_LEADER: 'group-leader',
    COMPANY_LOOKUP_ACCOUNTS: 'share-1, share-2,share-3',
  })
  server = await testServer(pool, { words: [lookupWords], routes: [lookupRoutes(lookup)] })
  without = await testServer(pool, { words: [lookupWords], routes: [lookupRoutes(undefined)] })
  await makePerson(pool, { code: 'leader', permissions: ['tyc-gsldzhgl'] })
  await makePerson(pool, { code: 'almost', permissions: ['tyc-gsldzhgl2'] })
})
afterAll(async () => {
  service.close()
  await Promise.all([server.close(), without.close()])
})

async function shownTo(code: string, times = 1): Promise<Set<string>> {
  const page = await signedIn(server.app, code)
  const seen = new Set<string>()
  for (let at = 0; at < times; at += 1) {
    const { data } = (await post(server.app, '/api/external/company', { keyword: '北陆海运' }, page)).json<{
      data: { address: string }
    }>()
    expect(data.address).not.toContain(key)
    const answer = await fetch(data.address)
    expect(answer.status).toBe(200)
    seen.add(await answer.text())
  }
  return seen
}

test('EXT-01 the leadership is shown in with its own account, everybody else with one of the shared at random, by an address the service accepts', async () => {
  expect(await shownTo('leader')).toEqual(new Set(['group-leader 北陆海运']))
  // Forty tosses leave out one of three once in three million runs.
  expect(await shownTo('almost', 40)).toEqual(new Set(['share-1 北陆海运', 'share-2 北陆海运', 'share-3 北陆海运']))
})

test('EXT-01 a name put in place of another is not accepted by the service', async () => {
  const page = await signedIn(server.app, 'almost')
  const { data } = (await post(server.app, '/api/external/company', { keyword: 'x' }, page)).json<{
    data: { address: string }
  }>()
  expect((await fetch(data.address.replace(/userName=share-\d/, 'userName=group-leader'))).status).toBe(403)
})

test('EXT-01 every look-up is in the audit with the account it used, and nobody looks up without a session or a service', async () => {
  const lines = await pool.query<{ title: string; account: string }>(
    sql`select title, detail::jsonb ->> 'account' as account from engine.audit where verb = 'external.company' and person_name = 'leader'`,
  )
  expect(lines).toEqual([{ title: '北陆海运', account: 'group-leader' }])
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/external/company', payload: { keyword: 'x' } })).statusCode,
  ).toBe(401)
  expect(
    (await post(without.app, '/api/external/company', { keyword: 'x' }, await signedIn(without.app, 'leader'))).json(),
  ).toMatchObject({ code: 'lookup.off', msg: expect.stringContaining('尚未配置') })
})

test('EXT-01 the settings are there together or not at all, and the key is no easy one', () => {
  expect(companyLookup({})).toBeUndefined()
  expect(() => companyLookup({ COMPANY_LOOKUP_URL: 'https://a.example' })).toThrow(/COMPANY_LOOKUP_KEY is missing/)
  expect(() =>
    companyLookup({
      COMPANY_LOOKUP_URL: 'javascript:1',
      COMPANY_LOOKUP_KEY: key,
      COMPANY_LOOKUP_LEADER: 'a',
      COMPANY_LOOKUP_ACCOUNTS: 'b',
    }),
  ).toThrow(/COMPANY_LOOKUP_URL/)
  expect(() =>
    companyLookup({
      COMPANY_LOOKUP_URL: 'https://a.example',
      COMPANY_LOOKUP_KEY: 'short',
      COMPANY_LOOKUP_LEADER: 'a',
      COMPANY_LOOKUP_ACCOUNTS: 'b',
    }),
  ).toThrow(/COMPANY_LOOKUP_KEY must/)
})
