import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { giveScope, makePerson, password } from './testing/people.ts'
import { call, type Page, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
let server: TestServer
let admin: Page

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'sec', permissions: ['yhgl-js', 'yhgl-cz', 'yhgl-ck'] })
  await makePerson(pool, { code: 'second', permissions: ['yhgl-qr', 'yhgl-ck', 'zhsq-ck'] })
  const [role] = await pool.query<{ id: string }>(sql`select id from base.role where role_code = 'role-sec'`)
  await giveScope(pool, role?.id ?? '', 'rygl', '1')
  admin = await signedIn(server.app, 'sec')
})
afterAll(() => server.close())

const signIn = async (userName: string, pwd: string) =>
  (await post(server.app, '/api/system/user/login', { userName, pwd, client: 'web' })).json().code
const audits = () => pool.query(sql`select verb, title, person_name from engine.audit order by id desc limit 1`)

test('SES-13 the security administrator unlocks an account', async () => {
  const id = await makePerson(pool, { code: 'locked' })
  const until = new Date(Date.now() + 600_000)
  await pool.query(
    sql`insert into engine.sign_in_guard (key, failures, locked_until) values ('account:locked', array_fill(now(), array[5]), ${until})`,
  )
  expect(await signIn('locked', password)).toBe('sign-in.locked')
  expect((await post(server.app, '/api/system/user/unlock', { userId: id }, admin)).json().code).toBe('0')
  expect(await signIn('locked', password)).toBe('0')
  expect(await audits()).toEqual([{ verb: 'account.unlock', title: 'locked', person_name: 'sec' }])
})

const verdict = async (page: Page, id: string, what: string) =>
  (await post(server.app, `/api/system/accountRequest/${id}/${what}`, {}, page)).json()
const waiting = async (page: Page) => (await call(server.app, page, '/api/system/accountRequest')).json().data[0]

test('a reset password takes a second administrator, is for one sign-in only, and ends every session of the account', async () => {
  const id = await makePerson(pool, { code: 'forgetful' })
  const page = await signedIn(server.app, 'forgetful')
  const second = await signedIn(server.app, 'second')
  expect((await post(server.app, '/api/system/user/resetPassword', { userId: id }, admin)).json().data).toEqual({
    waiting: true,
  })
  expect(await signIn('forgetful', password)).toBe('0')
  const request = await waiting(second)
  expect((await verdict(admin, request.id, 'confirm')).code).toBe('permission.missing')
  expect((await verdict(second, request.id, 'confirm')).code).toBe('0')
  const { data } = await verdict(admin, request.id, 'password')
  expect(data.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  while ((await call(server.app, page, '/api/system/user/allMyData')).statusCode !== 401)
    await new Promise((resolve) => setImmediate(resolve))
  expect(await signIn('forgetful', password)).toBe('sign-in.wrong')
  const fresh = await signedIn(server.app, 'forgetful', data.password)
  expect((await call(server.app, fresh, '/api/system/department')).json().code).toBe('password.first')
  expect(await pool.query(sql`select verb from engine.audit where title = 'forgetful' order by id`)).toEqual(
    ['account.asked', 'account.confirm', 'account.collect', 'password.reset'].map((verb) => ({ verb })),
  )
})

test('the first password of an account that nobody has used is made by one; nobody makes one for himself', async () => {
  const id = await makePerson(pool, { code: 'newcomer' })
  await pool.query(sql`delete from engine.credential where person_id = ${id}::uuid`)
  const { data } = (await post(server.app, '/api/system/user/resetPassword', { userId: id }, admin)).json()
  expect(await signIn('newcomer', data.password)).toBe('0')
  expect((await post(server.app, '/api/system/user/resetPassword', { userId: id }, admin)).json().data).toEqual({
    waiting: true,
  })
  const [me] = await pool.query<{ id: string }>(sql`select id from base.person where user_code = 'sec'`)
  expect((await post(server.app, '/api/system/user/resetPassword', { userId: me?.id ?? '' }, admin)).json().code).toBe(
    'account.oneself',
  )
})

test('nobody reaches accounts outside his scope, or without the permission', async () => {
  const id = await makePerson(pool, { code: 'stranger' })
  await makePerson(pool, { code: 'narrow', permissions: ['yhgl-js', 'yhgl-cz', 'yhgl-ck'] })
  await makePerson(pool, { code: 'plain' })
  const narrow = await signedIn(server.app, 'narrow')
  for (const url of ['/api/system/user/unlock', '/api/system/user/resetPassword']) {
    expect((await post(server.app, url, { userId: id }, narrow)).json().code).toBe('record.missing')
    expect((await post(server.app, url, { userId: id }, await signedIn(server.app, 'plain'))).statusCode).toBe(403)
    expect((await post(server.app, url, { userId: v7() }, admin)).statusCode).toBe(404)
    expect((await post(server.app, url, {}, admin)).statusCode).toBe(404)
  }
  expect(await signIn('stranger', password)).toBe('0')
})
