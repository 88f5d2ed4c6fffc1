import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { makeNode, makePerson, password } from '../../identity/session/testing/people.ts'
import {
  call,
  type Page,
  post,
  signedIn,
  testServer,
  type TestServer,
} from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { freshDatabase } from '../../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

beforeAll(async () => {
  server = await testServer(pool, { running: compose({ modules: [baseModule] }) })
  const unitId = await makeNode(pool, { flag: '1', name: '北陆海运贸易' })
  await makePerson(pool, { code: 'seasales', name: '李娜', tel: '19900002222', unitId })
  await makePerson(pool, { code: 'other', name: '王强', tel: '19900002223', unitId })
  page = await signedIn(server.app, 'seasales')
})
afterAll(() => server.close())

const get = async (url: string, as = page) => (await call(server.app, as, url)).json().data
const send = (url: string, body: object, as = page) =>
  server.app.inject({ method: 'POST', url, payload: body, headers: { ...as } })

test('a person reads his own data though his scope of staff data does not reach him, and corrects what is his to correct', async () => {
  const mine = await get('/api/system/my/account')
  expect(mine).toMatchObject({ userCode: 'seasales', userName: '李娜', userTel: '19900002222', email: null })
  expect(mine).not.toHaveProperty('idCard')
  const saved = await send('/api/system/my/account', {
    nameRu: 'Ли На',
    nameEn: 'Li Na',
    email: 'thief@example.com',
    ver: mine.ver,
    userName: '别人',
    userCode: 'admin',
    userZt: '1',
    userTel: '13900000000',
  })
  expect(saved.json().code).toBe('0')
  expect(await get('/api/system/my/account')).toMatchObject({
    userCode: 'seasales',
    userName: '李娜',
    userTel: '19900002222',
    nameRu: 'Ли На',
    email: null,
  })
})

test('an address of the wrong shape is refused at its field, and an old version by 409', async () => {
  const { ver } = await get('/api/system/my/account')
  const wrong = await send('/api/system/my/account', { nameRu: 'x'.repeat(101), nameEn: '', ver })
  expect(Object.keys(wrong.json().data.errors)).toEqual(['nameRu'])
  expect((await send('/api/system/my/account', { nameRu: '', nameEn: '', email: '', ver: ver - 1 })).statusCode).toBe(
    409,
  )
})

test('SES-12 sessions are told by device and place, and another of one’s own can be ended, nobody else’s', async () => {
  const login = await post(
    server.app,
    '/api/system/user/login',
    { userName: 'seasales', pwd: password, client: 'web' },
    undefined,
    { headers: { 'user-agent': firefox } },
  )
  const elsewhere = { accessToken: String(login.json().data), refreshToken: String(login.json().pra) }
  const { sessions } = await get('/api/system/my/sessions')
  expect(sessions).toEqual([
    expect.objectContaining({ current: true, ip: '127.0.0.1' }),
    expect.objectContaining({ current: false, device: 'Firefox 145 · Windows' }),
  ])
  const stranger = await signedIn(server.app, 'other')
  expect((await send('/api/system/my/sessions/end', { ids: [sessions[1].id] }, stranger)).json().data).toEqual({
    ended: 0,
  })
  expect((await send('/api/system/my/sessions/end', { ids: [sessions[0].id] })).json().code).toBe('session.own')
  expect((await send('/api/system/my/sessions/end', { ids: [sessions[1].id] })).json().data).toEqual({ ended: 1 })
  expect((await call(server.app, elsewhere, '/api/system/user/allMyData')).statusCode).toBe(401)
  expect((await call(server.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)
  expect(await pool.query(sql`select verb, person_name, title from engine.audit order by id desc limit 1`)).toEqual([
    { verb: 'session.own', person_name: '李娜', title: '李娜' },
  ])
})

test('SES-11 after sign-in one is told the sign-in before, its device, and the failures since', async () => {
  await post(server.app, '/api/system/user/login', { userName: 'seasales', pwd: 'wrong', client: 'web' })
  const again = await signedIn(server.app, 'seasales')
  const { myInfoData } = await get('/api/system/user/allMyData', again)
  expect(myInfoData).toMatchObject({
    lastLoginIp: '127.0.0.1',
    lastLoginDevice: 'Firefox 145 · Windows',
    lastLoginFailures: 1,
  })
  const { attempts, last } = await get('/api/system/my/sessions', again)
  expect(attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['ok', 'wrong', 'ok', 'ok'])
  expect(last).toMatchObject({ device: 'Firefox 145 · Windows', failures: 1 })
})

test('without a session nobody’s account is shown', async () => {
  for (const url of ['/api/system/my/account', '/api/system/my/sessions'])
    expect((await server.app.inject({ url })).statusCode).toBe(401)
})
