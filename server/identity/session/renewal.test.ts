import fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { makePerson } from './testing/people.ts'
import { hour, minute, second, testClock } from './testing/test-clock.ts'
import { call, type Page, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'seasales' })
})
afterAll(() => server.close())

const ask = (page: Page) => call(server.app, page, '/api/system/user/allMyData')
const signIn = () => signedIn(server.app, 'seasales')

/** A page that stays as it is, whatever the answer brings. */
const askAs = async (page: Page) => ask({ ...page })

async function sessionOf(page: Page) {
  const [row] = await pool.query<{ generation: number; ended: boolean; reason: string | null }>(sql`
    select generation, ended_at is not null as ended, end_reason as reason from engine.session where id = ${page.refreshToken.split('.')[0]}::uuid`)
  return row
}

test('SES-12 a live access token is enough, and brings no new pair', async () => {
  const page = await signIn()
  clock.pass(14 * minute)
  const answer = await call(
    server.app,
    { accessToken: page.accessToken, refreshToken: '' },
    '/api/system/user/allMyData',
  )
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('accesstoken')
})

test('SES-12 a request whose access token has run out is carried out and its answer carries the new pair', async () => {
  const page = await signIn()
  const before = { ...page }
  clock.pass(15 * minute + second)
  const answer = await ask(page)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.myInfoData.userCode).toBe('seasales')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['accesstoken']).not.toBe(before.accessToken)
  expect(answer.headers['refreshtoken']).not.toBe(before.refreshToken)
  expect((await ask(page)).headers).not.toHaveProperty('accesstoken')
})

test('SES-12 without the refresh token a run-out access token is 401 登录超时，请重新登录', async () => {
  const page = await signIn()
  clock.pass(15 * minute + second)
  const answer = await askAs({ ...page, refreshToken: '' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'session.ended', data: null, msg: '登录超时，请重新登录' })
})

test('SES-12 the refresh token alone opens nothing', async () => {
  const page = await signIn()
  clock.pass(15 * minute + second)
  expect((await askAs({ ...page, accessToken: '' })).statusCode).toBe(401)
})

test('SES-12 the spent token within 10 s yields the same successor', async () => {
  const page = await signIn()
  clock.pass(15 * minute + second)
  const first = await askAs(page)
  clock.pass(9 * second)
  const again = await askAs(page)
  expect(again.headers['accesstoken']).toBe(first.headers['accesstoken'])
  expect(again.headers['refreshtoken']).toBe(first.headers['refreshtoken'])
  expect((await sessionOf(page))?.generation).toBe(2)
})

test('SES-12 the spent token later than 10 s ends the family, and the security log says so', async () => {
  const page = await signIn()
  const stolen = { ...page }
  clock.pass(15 * minute + second)
  await ask(page)
  clock.pass(10 * second + 1)
  expect((await askAs(stolen)).statusCode).toBe(401)
  expect(await sessionOf(page)).toEqual({ generation: 2, ended: true, reason: 'reuse' })
  expect((await ask(page)).statusCode).toBe(401)
  const [line] = await pool.query(sql`select outcome, way, account from engine.sign_in_log order by id desc limit 1`)
  expect(line).toMatchObject({ outcome: 'reuse', way: 'token' })
  const [audit] = await pool.query(sql`select verb, document, title, person from engine.audit order by id desc limit 1`)
  expect(audit).toEqual({ verb: 'session.reuse', document: 'base.person', title: 'seasales', person: null })
})

test('SES-12 a token two generations back ends the family even within 10 s', async () => {
  const page = await signIn()
  const oldest = { ...page }
  clock.pass(15 * minute + second)
  await ask(page)
  clock.pass(15 * minute + second)
  await ask(page)
  expect((await sessionOf(page))?.generation).toBe(3)
  expect((await askAs(oldest)).statusCode).toBe(401)
  expect((await sessionOf(page))?.ended).toBe(true)
})

test('a made-up refresh token for a real session ends nothing', async () => {
  const page = await signIn()
  const [id = ''] = page.refreshToken.split('.')
  clock.pass(15 * minute + second)
  for (const generation of [1, 2, 999]) {
    expect((await askAs({ ...page, refreshToken: `${id}.${generation}.${'A'.repeat(43)}` })).statusCode).toBe(401)
  }
  expect((await ask(page)).statusCode).toBe(200)
})

test('the refresh token of another session does not renew this one', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  clock.pass(15 * minute + second)
  expect((await askAs({ accessToken: mine.accessToken, refreshToken: other.refreshToken })).statusCode).toBe(401)
  expect((await ask(mine)).statusCode).toBe(200)
  expect((await ask(other)).statusCode).toBe(200)
})

test('SES-12 thirty idle minutes end the session, working ones do not', async () => {
  const page = await signIn()
  for (let round = 0; round < 5; round += 1) {
    clock.pass(29 * minute)
    expect((await ask(page)).statusCode).toBe(200)
  }
  clock.pass(30 * minute + second)
  expect((await ask(page)).statusCode).toBe(401)
})

test('SES-12 what counts as idle is the last request, not the last renewal', async () => {
  const page = await signIn()
  clock.pass(14 * minute)
  await ask(page)
  clock.pass(29 * minute)
  expect((await ask(page)).statusCode).toBe(200)
})

test('SES-12 another process knows of the activity within seconds', async () => {
  const page = await signIn()
  clock.pass(14 * minute)
  await ask(page)
  await server.sessions.activity.flush()
  const other = await testServer(pool)
  clock.pass(29 * minute)
  expect((await call(other.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)
  await other.close()
})

test('SES-12 eight hours end the session however busy it was', async () => {
  const page = await signIn()
  const end = clock.now() + 8 * hour
  while (clock.now() + 20 * minute < end) {
    clock.pass(20 * minute)
    expect((await ask(page)).statusCode).toBe(200)
  }
  clock.pass(end - clock.now() - second)
  expect((await ask(page)).statusCode).toBe(200)
  clock.pass(second)
  expect((await ask(page)).statusCode).toBe(401)
})

test('SES-12 twelve tabs that find their token run out together cause one renewal and no sign-out', async () => {
  const other = await testServer(pool)
  for (let round = 0; round < 8; round += 1) {
    const page = await signIn()
    clock.pass(15 * minute + second)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, tab) =>
        call((tab % 2 === 0 ? server : other).app, { ...page }, '/api/system/user/allMyData'),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(new Set(answers.map(({ headers }) => headers['refreshtoken'])).size).toBe(1)
    expect((await sessionOf(page))?.generation).toBe(2)
  }
  await other.close()
})

test('SES-12 random schedules of two tabs: a tab that keeps its newest pair is never signed out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 29 * 60 })), { maxLength: 12 }),
      async (steps) => {
        const page = await signIn()
        for (const [stale, seconds] of steps) {
          clock.pass(seconds * second)
          const behind = { ...page }
          expect((await ask(page)).statusCode).toBe(200)
          // The other tab read the cookies a moment before this one renewed them.
          if (stale) expect((await ask(behind)).statusCode).toBe(200)
        }
      },
    ),
    { numRuns: 30 },
  )
})
