import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { compose } from '../../main/compose-modules.ts'
import { freshDatabase } from '../../testing/database.ts'
import { redeemCode, sealSecondFactors } from './second-factor.ts'
import { giveRole, giveScope, makePerson, password } from './testing/people.ts'
import { minute, second, testClock } from './testing/test-clock.ts'
import { call, type Page, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool, { running: compose({ modules: [baseModule] }), captchaCode: () => 'AXE7' })
  await makePerson(pool, { code: 'sec', permissions: ['yhgl-cz', 'yhgl-ck'] })
  const [role] = await pool.query<{ id: string }>(sql`select id from base.role where role_code = 'role-sec'`)
  await giveScope(pool, role?.id ?? '', 'rygl', '1')
})
beforeEach(async () => {
  await pool.query(sql`delete from engine.sign_in_guard`)
  clock.pass(minute)
})
afterAll(() => server.close())

const login = async (userName: string, pwd = password, more = {}) =>
  (await post(server.app, '/api/system/user/login', { userName, pwd, client: 'web', ...more })).json()
const come = async (ticket: string, code: string) =>
  (await post(server.app, '/api/system/user/login/second', { ticket, code })).json()
const my = async (page: Page, verb: string, body: Record<string, string>) =>
  (await post(server.app, `/api/system/my/secondFactor/${verb}`, body, page)).json()
const codeOf = (secret: string, at = clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

async function storedOf(personId: string): Promise<Buffer> {
  const [row] = await pool.query<{ secret: Buffer }>(
    sql`select secret from engine.second_factor where person_id = ${personId}::uuid`,
  )
  return row?.secret ?? Buffer.alloc(0)
}

/** A person who has set his authenticator up; the code that confirmed it is spent. */
async function enrolled(
  code: string,
): Promise<{ readonly page: Page; readonly secret: string; readonly codes: readonly string[]; readonly id: string }> {
  const id = await makePerson(pool, { code })
  const page = await signedIn(server.app, code)
  const { secret } = (await my(page, 'begin', { pwd: password })).data
  const { codes } = (await my(page, 'confirm', { code: codeOf(secret) })).data
  clock.pass(30 * second)
  return { page, secret, codes, id }
}

test('a second factor begins with the password and a first code, and answers ten recovery codes once', async () => {
  await makePerson(pool, { code: 'careful' })
  const page = await signedIn(server.app, 'careful')
  expect((await my(page, 'begin', { pwd: 'wrong' })).data.errors).toHaveProperty('pwd')
  const { secret, uri } = (await my(page, 'begin', { pwd: password })).data
  expect(uri).toContain('otpauth://totp/')
  expect(uri).toContain(secret)
  // Offered is not yet asked for: whoever closes the dialog half way is not locked out.
  expect((await login('careful')).code).toBe('0')
  expect((await my(page, 'confirm', { code: '000000' })).data.errors).toHaveProperty('code')
  const { codes } = (await my(page, 'confirm', { code: codeOf(secret) })).data
  expect(codes).toHaveLength(10)
  expect((await call(server.app, page, '/api/system/my/secondFactor')).json().data).toMatchObject({
    since: clock.now(),
    codesLeft: 10,
    demanded: false,
  })
  const stored = await pool.query<{ digest: Buffer }>(sql`select digest from engine.recovery_code`)
  expect(stored.every(({ digest }) => digest.length === 32 && !codes.includes(digest.toString()))).toBe(true)
  expect((await my(page, 'begin', { pwd: password })).code).toBe('second-factor.on')
})

test('the secret is sealed in the database, for its person alone', async () => {
  const { id, secret } = await enrolled('sealed')
  const other = await enrolled('neighbour')
  const raw = Buffer.from(Secret.fromBase32(secret).bytes)
  expect((await storedOf(id)).includes(raw)).toBe(false)
  expect(await redeemCode(pool, id, codeOf(secret), clock.now(), true)).toBe(true)
  await pool.query(
    sql`update engine.second_factor set secret = ${await storedOf(id)} where person_id = ${other.id}::uuid`,
  )
  await expect(redeemCode(pool, other.id, codeOf(secret), clock.now(), true)).rejects.toThrow()
})

test('one that was stored as it is gets sealed at the start, and its codes go on', async () => {
  const { id, secret } = await enrolled('older')
  const raw = Buffer.from(Secret.fromBase32(secret).bytes)
  await pool.query(sql`update engine.second_factor set secret = ${raw} where person_id = ${id}::uuid`)
  const started = await Promise.all([testServer(pool), testServer(pool)])
  for (const each of started) await each.close()
  const stored = await storedOf(id)
  expect(stored.includes(raw)).toBe(false)
  await sealSecondFactors(pool)
  expect((await storedOf(id)).equals(stored)).toBe(true)
  expect((await come((await login('older')).data.ticket, codeOf(secret))).code).toBe('0')
})

test('at sign-in the code is asked for after the password, and only then there is a session', async () => {
  const { secret } = await enrolled('double')
  const first = await login('double')
  expect(first).toMatchObject({ code: 'sign-in.second', data: { ticket: expect.any(String) } })
  expect(first).not.toHaveProperty('pra')
  const entered = await come(first.data.ticket, codeOf(secret))
  expect(entered).toMatchObject({ code: '0', data: expect.any(String), pra: expect.any(String) })
  expect((await come(first.data.ticket, codeOf(secret))).code).toBe('sign-in.second-gone')
})

test('a code is accepted once: its replay, also from another browser at the same moment, is refused', async () => {
  const { secret } = await enrolled('replayed')
  const tickets = [(await login('replayed')).data.ticket, (await login('replayed')).data.ticket]
  const answers = await Promise.all(tickets.map((ticket) => come(ticket, codeOf(secret))))
  expect(answers.map(({ code }) => code).sort()).toEqual(['0', 'sign-in.second-wrong'])
  const late = (await login('replayed')).data.ticket
  expect((await come(late, codeOf(secret))).code).toBe('sign-in.second-wrong')
  clock.pass(30 * second)
  expect((await come(late, codeOf(secret))).code).toBe('0')
})

test('the code of a clock half a minute off is taken, of one two minutes off not; a ticket lives five minutes', async () => {
  const { secret } = await enrolled('slow')
  clock.pass(5 * minute)
  const { ticket } = (await login('slow')).data
  expect((await come(ticket, codeOf(secret, clock.now() - 2 * minute))).code).toBe('sign-in.second-wrong')
  expect((await come(ticket, codeOf(secret, clock.now() + 30 * second))).code).toBe('0')
  const other = (await login('slow')).data.ticket
  clock.pass(5 * minute + 1)
  expect((await come(other, codeOf(secret))).code).toBe('sign-in.second-gone')
})

test('SES-13 wrong codes count with the failures of sign-in: five lock the account, and a right password forgives none', async () => {
  await enrolled('guessed')
  for (let time = 0; time < 5; time += 1) {
    const { checkId } = (await server.app.inject({ url: '/api/system/user/checkCode' })).json().data
    const { ticket } = (await login('guessed', password, { checkId, checkCode: 'AXE7' })).data
    expect((await come(ticket, '000000')).code).toBe('sign-in.second-wrong')
  }
  expect((await login('guessed')).code).toBe('sign-in.locked')
  const outcomes = await pool.query(
    sql`select outcome from engine.sign_in_log where account = 'guessed' order by id desc limit 2`,
  )
  expect(outcomes).toEqual([{ outcome: 'locked' }, { outcome: 'second' }])
})

test('a recovery code opens once, and new ones take the place of the old', async () => {
  const { secret, codes, page } = await enrolled('lost')
  const [one = '', two = ''] = codes
  expect((await come((await login('lost')).data.ticket, one.toUpperCase())).code).toBe('0')
  expect((await come((await login('lost')).data.ticket, one)).code).toBe('sign-in.second-wrong')
  const fresh = (await my(page, 'codes', { code: codeOf(secret) })).data.codes
  expect((await come((await login('lost')).data.ticket, two)).code).toBe('sign-in.second-wrong')
  expect((await come((await login('lost')).data.ticket, fresh[0])).code).toBe('0')
})

test('it is left with a code, not with a session alone', async () => {
  const { secret, page } = await enrolled('leaver')
  expect((await my(page, 'remove', { code: '000000' })).code).toBe('second-factor.wrong')
  expect((await my(page, 'remove', { code: codeOf(secret) })).code).toBe('0')
  expect((await login('leaver')).code).toBe('0')
})

test('the security administrator resets it within his scope, audited, and every session of the account ends', async () => {
  const { id, page } = await enrolled('phoneless')
  const admin = await signedIn(server.app, 'sec')
  await makePerson(pool, { code: 'plain' })
  expect(
    (await post(server.app, '/api/system/user/secondFactor/reset', { userId: id }, await signedIn(server.app, 'plain')))
      .statusCode,
  ).toBe(403)
  expect((await post(server.app, '/api/system/user/secondFactor/reset', { userId: id }, admin)).json().code).toBe('0')
  expect((await call(server.app, page, '/api/system/user/allMyData')).statusCode).toBe(401)
  expect((await login('phoneless')).code).toBe('0')
  expect(
    await pool.query(sql`select verb, title, person_name from engine.audit where verb = 'second-factor.reset'`),
  ).toEqual([{ verb: 'second-factor.reset', title: 'phoneless', person_name: 'sec' }])
})

test('who holds a role that demands it sets it up before anything else, and cannot leave it', async () => {
  const id = await makePerson(pool, { code: 'officer' })
  await giveRole(pool, id, 'treasury', ['zjgl-ck'])
  await pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), ${id}::uuid, 'test', 'secondFactor.roles', 'cashier, treasury', 'string')`,
  )
  const page = await signedIn(server.app, 'officer')
  expect((await call(server.app, page, '/api/system/user/allMyData')).json().data.configInfo.secondFactor).toBe('1')
  expect((await call(server.app, page, '/api/system/department')).json()).toMatchObject({ code: 'second-factor.first' })
  const { secret } = (await my(page, 'begin', { pwd: password })).data
  expect((await my(page, 'confirm', { code: codeOf(secret) })).code).toBe('0')
  expect((await call(server.app, page, '/api/system/department')).statusCode).toBe(200)
  clock.pass(30 * second)
  expect((await my(page, 'remove', { code: codeOf(secret) })).code).toBe('second-factor.demanded')
})
