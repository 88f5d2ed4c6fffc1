import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mlps3Overlay } from '../../platform/settings/settings-overlay.ts'
import { freshDatabase } from '../../testing/database.ts'
import { mlps3Settings } from './session-settings.ts'
import { makePerson, password } from './testing/people.ts'
import { hour, minute, testClock } from './testing/test-clock.ts'
import { call, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool)
})
afterEach(() => pool.query(sql`delete from base.config`))
afterAll(() => server.close())

const settings = () => server.sessions.settings

/** Sets it as the page of settings does, and waits until this process has heard of it. */
async function set(key: string, value: string, holds: () => boolean): Promise<void> {
  await pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${key}, ${value}, 'string')`,
  )
  await expect.poll(holds).toBe(true)
}

const signIn = async (userName: string, pwd = password, checkCode = '') =>
  (await post(server.app, '/api/system/user/login', { userName, pwd, checkCode, checkId: '', client: 'web' })).json<{
    code: string
    needsCheckCode?: boolean
  }>()

test('a longer password is asked for as soon as the setting says so', async () => {
  await makePerson(pool, { code: 'longer' })
  const page = await signedIn(server.app, 'longer')
  await set('password.min', '12', () => settings().passwordMin === 12)
  expect(
    (await post(server.app, '/api/system/user/password', { oldPwd: password, newPwd: 'Grey-goose9' }, page)).json(),
  ).toMatchObject({ code: 'password.short' })
  expect((await server.app.inject('/api/system/site')).json()).toMatchObject({ data: { passwordMin: 12 } })
})

test('passwords used lately are not taken again, the older ones are', async () => {
  await makePerson(pool, { code: 'again' })
  await set('password.history', '2', () => settings().passwordHistory === 2)
  const change = async (oldPwd: string, newPwd: string) =>
    (
      await post(
        server.app,
        '/api/system/user/password',
        { oldPwd, newPwd },
        await signedIn(server.app, 'again', oldPwd),
      )
    ).json<{ code: string }>().code
  expect(await change(password, 'Grey-goose-9')).toBe('0')
  expect(await change('Grey-goose-9', password)).toBe('password.used')
  expect(await change('Grey-goose-9', 'White-crane-5')).toBe('0')
  expect(await change('White-crane-5', password)).toBe('0')
})

test('a password older than it may be is changed before anything else', async () => {
  const id = await makePerson(pool, { code: 'aged' })
  await pool.query(
    sql`update engine.credential set changed_at = ${new Date(clock.now())} where person_id = ${id}::uuid`,
  )
  await set('password.maxDays', '90', () => settings().passwordLife === 90 * 24 * hour)
  const young = await signedIn(server.app, 'aged')
  expect((await call(server.app, young, '/api/system/user/allMyData')).json()).toMatchObject({
    data: { configInfo: { passwordChange: '0' } },
  })
  expect(await pool.query(sql`select pwd_expire::text as day from base.person where id = ${id}::uuid`)).toEqual([
    { day: '2027-02-19' },
  ])
  clock.pass(91 * 24 * hour)
  const page = await signedIn(server.app, 'aged')
  expect((await call(server.app, page, '/api/system/user/allMyData')).json()).toMatchObject({
    data: { configInfo: { passwordChange: '1' } },
  })
})

test('failures ask for the picture and lock as the settings say, and for as long', async () => {
  await makePerson(pool, { code: 'failing' })
  await set('signIn.captchaAfter', '1', () => settings().captchaAfter === 1)
  await set('signIn.lockAfter', '3', () => settings().lockAfter === 3)
  await set('signIn.lockMinutes', '60', () => settings().lockLife === hour)
  expect((await signIn('failing', 'wrong')).code).toMatch(/^sign-in\.wrong/)
  expect((await signIn('failing', 'wrong')).code).toBe('sign-in.captcha')
  await pool.query(
    sql`update engine.sign_in_guard set failures = array_fill(${new Date(clock.now())}::timestamptz, array[3]), locked_until = ${new Date(clock.now() + settings().lockLife)} where key = 'account:failing'`,
  )
  clock.pass(59 * minute)
  expect((await signIn('failing')).code).toBe('sign-in.locked')
  clock.pass(2 * minute)
  expect((await signIn('failing')).code).toBe('0')
})

test('sessions end after the idle and the whole time that are set, and of one person only so many live', async () => {
  await makePerson(pool, { code: 'sitting' })
  await set('session.perPerson', '1', () => settings().sessionsPerPerson === 1)
  const first = await signedIn(server.app, 'sitting')
  const second = await signedIn(server.app, 'sitting')
  const status = async (page: typeof first) => (await call(server.app, page, '/api/system/user/allMyData')).statusCode
  await expect.poll(() => status(first)).toBe(401)
  await set('session.idleMinutes', '5', () => settings().idleLife === 5 * minute)
  clock.pass(16 * minute)
  expect(await status(second)).toBe(401)
  await set('session.absoluteHours', '1', () => settings().absoluteLife === hour)
  const third = await signedIn(server.app, 'sitting')
  for (let at = 0; at < 14; at += 1) {
    clock.pass(4 * minute)
    await call(server.app, third, '/api/system/user/allMyData')
  }
  clock.pass(5 * minute)
  expect(await status(third)).toBe(401)
})

test('a role signs in and works only from the networks that are set for it', async () => {
  await makePerson(pool, { code: 'bound', permissions: [] })
  await makePerson(pool, { code: 'unbound', permissions: [] })
  const page = await signedIn(server.app, 'bound')
  await set('signIn.addresses', 'role-bound 10.0.0.0/8', () => settings().addresses.size === 1)
  expect((await signIn('bound')).code).toBe('sign-in.address')
  expect((await signIn('unbound')).code).toBe('0')
  expect((await call(server.app, page, '/api/system/user/allMyData')).json()).toMatchObject({ code: 'sign-in.address' })
  const inside = await call(server.app, page, '/api/system/user/allMyData', { remoteAddress: '10.2.3.4' })
  expect(inside.statusCode).toBe(200)
})

test('a value beyond its bounds is as if nobody had set it, and what a profile demands stands above it', async () => {
  const strict = await testServer(pool, { settings: mlps3Settings, overlay: mlps3Overlay })
  expect(strict.sessions.settings).toMatchObject({ passwordMin: 10, sessionsPerPerson: 3, smsSignIn: false })
  await set('password.min', '9', () => settings().passwordMin === 9)
  await expect.poll(() => strict.sessions.settings.passwordMin).toBe(10)
  await pool.query(sql`update base.config set cfg_value = '3'`)
  await expect.poll(() => settings().passwordMin).toBe(8)
  await strict.close()
})
