import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { giveScope, giveRole, makePerson, password } from './testing/people.ts'
import { minute, testClock } from './testing/test-clock.ts'
import { call, post, type Page, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
const ids: Record<string, string> = {}
let server: TestServer
let security: Page

beforeAll(async () => {
  server = await testServer(pool)
  ids.sec = await makePerson(pool, { code: 'sec', permissions: ['yhgl-cz', 'yhgl-ck'] })
  await giveScope(pool, await giveRole(pool, ids.sec, 'everybody', []), 'rygl', '1')
  ids.seller = await makePerson(pool, { code: 'seller', tel: '13800005678' })
  ids.silent = await makePerson(pool, { code: 'silent' })
  ids.gone = await makePerson(pool, { code: 'gone', tel: '13800009999', zt: '3' })
  security = await signedIn(server.app, 'sec')
})
afterAll(() => server.close())

const make = (who: string, page = security) =>
  post(server.app, '/api/system/user/resetLink', { userId: ids[who] ?? '' }, page)
const follow = (token: string, newPwd: string) => post(server.app, '/api/system/user/resetByLink', { token, newPwd })

async function tokenSent(): Promise<string> {
  const [line] = await pool.query<{ body: string }>(
    sql`select body from engine.sms_outbox where purpose = 'password' order by created_at desc, id desc limit 1`,
  )
  return /\/reset#([\w-]{32})/.exec(line?.body ?? '')?.[1] ?? ''
}

test('a link goes to the phone alone, works once, ends all sessions and sets the password its holder chose', async () => {
  const before = await signedIn(server.app, 'seller')
  const answer = (await make('seller')).json()
  expect(answer).toMatchObject({ code: '0', data: { tel: '138****5678', minutes: 30 } })
  const token = await tokenSent()
  expect(JSON.stringify(answer)).not.toContain(token)
  expect((await follow(token, '12345678')).json()).toMatchObject({ data: { errors: { newPwd: expect.any(String) } } })
  expect((await follow(token, 'Autumn-river-42')).json()).toMatchObject({ code: '0' })
  expect((await call(server.app, before, '/api/system/user/allMyData')).statusCode).toBe(401)
  await expect(signedIn(server.app, 'seller', password)).rejects.toThrow('could not sign in')
  await signedIn(server.app, 'seller', 'Autumn-river-42')
  expect((await follow(token, 'Winter-river-42')).json()).toMatchObject({ code: 'password.link-over' })
})

test('of eight who follow one link at once, one gets through', async () => {
  await make('seller')
  const token = await tokenSent()
  const answers = await Promise.all(Array.from({ length: 8 }, (_one, at) => follow(token, `Spring-river-${at}0`)))
  expect(answers.filter((answer) => answer.json<{ code: string }>().code === '0')).toHaveLength(1)
})

test('a newer link, half an hour, and leaving end a link; a wrong one is told nothing more', async () => {
  await make('seller')
  const first = await tokenSent()
  await make('seller')
  const second = await tokenSent()
  const owner = async (token: string) => (await post(server.app, '/api/system/user/resetLink/owner', { token })).json()
  expect(await owner(first)).toMatchObject({ code: 'password.link-over' })
  expect(await owner(second)).toMatchObject({ code: '0', data: { userCode: 'seller' } })
  clock.pass(31 * minute)
  expect(await owner(second)).toMatchObject({ code: 'password.link-over' })
  expect(await owner('x'.repeat(32))).toMatchObject({ code: 'password.link-over' })
})

test('no link without a phone, for who has left, or by who may not', async () => {
  security = await signedIn(server.app, 'sec')
  expect((await make('silent')).json()).toMatchObject({ code: 'password.link-no-phone' })
  expect((await make('gone')).json()).toMatchObject({ code: 'password.link-inactive' })
  expect((await make('seller', await signedIn(server.app, 'silent'))).statusCode).toBe(403)
})
