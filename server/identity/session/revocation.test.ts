import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elapsed } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { endSessionsOf } from './end-session.ts'
import { giveRole, grant, makePerson, password } from './testing/people.ts'
import { call, type Page, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
let here: TestServer
let there: TestServer
const routes = [
  (app: FastifyInstance) => void app.get('/api/test/guarded', { config: { needs: 'test-ck' } }, async () => 'open'),
]

beforeAll(async () => {
  here = await testServer(pool, { routes })
  there = await testServer(pool, { routes })
})
afterAll(async () => {
  await here.close()
  await there.close()
})

const statusOf = async (server: TestServer, page: Page, url = '/api/system/user/allMyData') =>
  (await call(server.app, { ...page }, url)).statusCode

/** Milliseconds until the answer has this status; the test's own time limit ends a wait in vain. */
async function until(status: number, ask: () => Promise<number>): Promise<number> {
  const begun = elapsed()
  while ((await ask()) !== status) await new Promise((resolve) => setImmediate(resolve))
  return elapsed() - begun
}

test('a session begun on one process works on the other', async () => {
  await makePerson(pool, { code: 'twohomes' })
  const page = await signedIn(here.app, 'twohomes')
  expect(await statusOf(there, page)).toBe(200)
})

test('disabling a person ends his sessions on every process within a second', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await makePerson(pool, { code: `leaver${round}` })
    const page = await signedIn(here.app, `leaver${round}`)
    expect(await statusOf(there, page)).toBe(200)
    await pool.query(sql`update base.person set user_zt = '0' where id = ${id}`)
    expect(await until(401, () => statusOf(here, page))).toBeLessThan(1_000)
    expect(await until(401, () => statusOf(there, page))).toBeLessThan(1_000)
  }
})

test('signing out on one process is felt on the other within a second', async () => {
  await makePerson(pool, { code: 'outgoer' })
  const page = await signedIn(here.app, 'outgoer')
  expect(await statusOf(there, page)).toBe(200)
  await call(here.app, page, '/api/system/user/logout')
  expect(await statusOf(here, page)).toBe(401)
  expect(await until(401, () => statusOf(there, page))).toBeLessThan(1_000)
})

test('changing the password ends every other session within a second and keeps the one in use', async () => {
  await makePerson(pool, { code: 'changer' })
  const [mine, lost] = [await signedIn(here.app, 'changer'), await signedIn(there.app, 'changer')]
  expect(await statusOf(there, lost)).toBe(200)
  const answer = await post(
    here.app,
    '/api/system/user/password',
    { oldPwd: password, newPwd: 'Nine-grey-geese' },
    mine,
  )
  expect(answer.json()).toMatchObject({ code: '0' })
  expect(await until(401, () => statusOf(there, lost))).toBeLessThan(1_000)
  expect(await statusOf(here, mine)).toBe(200)
  await signedIn(here.app, 'changer', 'Nine-grey-geese')
})

test('SES-09 ACC-16 a missing permission is 403 接口权限不足, equal codes only', async () => {
  await makePerson(pool, { code: 'almost', permissions: ['test-c', 'test-ckk', 'TEST-CK', 'test'] })
  const page = await signedIn(here.app, 'almost')
  const answer = await call(here.app, page, '/api/test/guarded')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({
    code: 'permission.missing',
    data: null,
    msg: '接口权限不足',
    message: '接口权限不足',
  })
})

test('granting and taking away a permission is felt at the next requests, on both processes', async () => {
  const id = await makePerson(pool, { code: 'grantee' })
  const page = await signedIn(here.app, 'grantee')
  expect([await statusOf(here, page, '/api/test/guarded'), await statusOf(there, page, '/api/test/guarded')]).toEqual([
    403, 403,
  ])
  const roleId = await giveRole(pool, id, 'granted', [])
  await grant(pool, roleId, 'test-ck')
  expect(await until(200, () => statusOf(here, page, '/api/test/guarded'))).toBeLessThan(1_000)
  expect(await until(200, () => statusOf(there, page, '/api/test/guarded'))).toBeLessThan(1_000)
  await pool.query(sql`update base.role_member set del_flag = 1 where role_id = ${roleId}`)
  expect(await until(403, () => statusOf(here, page, '/api/test/guarded'))).toBeLessThan(1_000)
  expect(await until(403, () => statusOf(there, page, '/api/test/guarded'))).toBeLessThan(1_000)
})

test('the header permVer tells a page that rights have changed', async () => {
  const id = await makePerson(pool, { code: 'versioned' })
  const page = await signedIn(here.app, 'versioned')
  const version = async () => Number((await call(here.app, page, '/api/system/user/allMyData')).headers['permver'])
  const before = await version()
  expect(await version()).toBe(before)
  await giveRole(pool, id, 'versioned', ['x-ck'])
  let after = before
  while (after === before) after = await version()
  expect(after).toBeGreaterThan(before)
})

test('rights changed in a transaction that is rolled back change nothing', async () => {
  const [before] = await pool.query(sql`select version from engine.cache_version where name = 'access'`)
  const client = await pool.driver.connect()
  await client.query(`begin; update base.role set role_name = 'other'; rollback`)
  client.release()
  expect(await pool.query(sql`select version from engine.cache_version where name = 'access'`)).toEqual([before])
})

test('signing in changes nobody’s rights, so caches stay', async () => {
  await makePerson(pool, { code: 'quiet' })
  const [before] = await pool.query(sql`select version from engine.cache_version where name = 'access'`)
  await signedIn(here.app, 'quiet')
  expect(await pool.query(sql`select version from engine.cache_version where name = 'access'`)).toEqual([before])
})

test('a person holds no more sessions than allowed: the oldest ends', async () => {
  await makePerson(pool, { code: 'collector' })
  const few = await testServer(pool, { settings: { sessionsPerPerson: 2 } })
  const pages = [
    await signedIn(few.app, 'collector'),
    await signedIn(few.app, 'collector'),
    await signedIn(few.app, 'collector'),
  ]
  expect(await Promise.all(pages.map((page) => statusOf(few, page)))).toEqual([401, 200, 200])
  await few.close()
})

test('a device that was signed out from elsewhere is told by what and when; one whose time ran out is not', async () => {
  const id = await makePerson(pool, { code: 'twodevices' })
  for (const reason of ['forced', 'own', 'password', 'too-many'] as const) {
    const page = await signedIn(here.app, 'twodevices')
    await endSessionsOf(pool, id, reason, Date.parse('2026-11-22T08:00:00Z'))
    await until(401, () => statusOf(here, page))
    const answer = await call(here.app, page, '/api/system/user/allMyData')
    expect([answer.headers['sessionend'], answer.json().code]).toEqual([
      `${reason} ${Date.parse('2026-11-22T08:00:00Z')}`,
      'session.ended',
    ])
  }
  expect((await here.app.inject({ url: '/api/system/user/allMyData' })).headers['sessionend']).toBeUndefined()
})
