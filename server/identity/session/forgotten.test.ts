import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { visibleOutbox } from './account-message-gateway.ts'
import { confirmSecret, offerSecret } from './second-factor.ts'
import { makeNode, makePerson, password } from './testing/people.ts'
import { hour, minute, testClock } from './testing/test-clock.ts'
import { call, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
const [tel, guardedTel, mail] = ['19900001234', '19900004321', 'seller@beilu.example']
let server: TestServer
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await testServer(pool, { guarded: new Set(['yqzl-fk']), mail: visibleOutbox, captchaCode: () => 'AXE7' })
  ids['seller'] = await makePerson(pool, { code: 'seller', tel })
  await pool.query(sql`update base.person set email = ${mail} where user_code = 'seller'`)
  ids['payer'] = await makePerson(pool, { code: 'payer', tel: guardedTel, permissions: ['yqzl-fk'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  clock.pass(25 * hour)
  await pool.query(sql`delete from engine.sign_in_guard`)
})

const send = async (to: string) => (await post(server.app, '/api/system/user/forgotten/code', { to })).json()
const prove = async (to: string, code: string) =>
  (await post(server.app, '/api/system/user/forgotten', { to, code })).json()
const codeSent = async (to: string) =>
  /\d{6}/.exec(
    (await server.app.inject({ url: `/api/system/sms/phone?${new URLSearchParams({ to })}` })).json().data.body ?? '',
  )?.[0] ?? ''

test('whoever shows the code sent to his number or mailbox chooses a new password, and all his sessions end', async () => {
  for (const [to, next] of [
    [tel, 'Quiet-autumn-71'],
    [mail, 'Quiet-winter-72'],
  ] as const) {
    expect(await send(to)).toMatchObject({ code: '0' })
    const { data } = await prove(to, await codeSent(to))
    expect(
      (await post(server.app, '/api/system/user/resetByLink', { token: data.token, newPwd: next })).json().code,
    ).toBe('0')
    await signedIn(server.app, 'seller', next)
    clock.pass(2 * minute)
  }
})

test('an unknown number or mailbox gets the same answer and nothing is sent', async () => {
  const answers = [await send(tel), await send('19911112222'), await send('nobody@beilu.example')]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await codeSent('nobody@beilu.example')).toBe('')
  expect((await send('neither')).data.errors).toHaveProperty('to')
})

test('SES-13 wrong codes count and lock; a code for signing in proves nothing here', async () => {
  await post(server.app, '/api/system/user/smsCode', { userTel: tel })
  expect((await prove(tel, await codeSent(tel))).data.errors).toHaveProperty('code')
  for (let time = 0; time < 4; time += 1) await prove(tel, '000000')
  expect((await prove(tel, '000000')).code).toBe('sign-in.locked')
})

test('SES-13 a mailbox has one limit and one code however it is spelled', async () => {
  expect(await send(mail)).toMatchObject({ code: '0' })
  const code = await codeSent(mail)
  expect((await send('Seller@Beilu.EXAMPLE')).code).toBe('sms.wait')
  const spelled = [
    'SELLER@beilu.example',
    'sEller@beilu.example',
    'seLler@beilu.example',
    'selLer@beilu.example',
    'sellEr@beilu.example',
  ]
  for (const one of spelled) await prove(one, code === '000000' ? '000001' : '000000')
  expect((await prove(mail, code)).code).toBe('sign-in.locked')
})

test('SES-13 whoever tries codes of many numbers from one address reads the picture', async () => {
  await send(tel)
  const code = await codeSent(tel)
  await prove('19911110000', '000000')
  expect(
    await pool.query(
      sql`update engine.sign_in_guard set failures = array_fill(failures[1], array[20]) where key = 'address:127.0.0.1' returning key`,
    ),
  ).toHaveLength(1)
  expect((await prove(tel, code)).data.errors).toHaveProperty('checkCode')
  const { checkId } = (await server.app.inject('/api/system/user/checkCode')).json().data
  expect(
    (await post(server.app, '/api/system/user/forgotten', { to: tel, code, checkId, checkCode: 'AXE7' })).json().data
      .token,
  ).toMatch(/^[\w-]{32}$/)
})

test('whoever moves money sets no password by a message alone: with a second factor he does', async () => {
  await send(guardedTel)
  expect((await prove(guardedTel, await codeSent(guardedTel))).code).toBe('password.two-people')
  await offerSecret(pool, { personId: ids['payer'] ?? '', account: 'payer', issuer: 'Amur', at: clock.now() })
  await confirmSecret(pool, ids['payer'] ?? '', clock.now())
  clock.pass(2 * minute)
  await send(guardedTel)
  expect((await prove(guardedTel, await codeSent(guardedTel))).data.token).toMatch(/^[\w-]{32}$/)
})

test('one’s own number changes with the password and a code sent to the new one; the old one and the new one are told', async () => {
  const fresh = '19955556666'
  await pool.query(
    sql`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, enabled) values (uuidv7(), uuidv7(), 'test', 'userZt', '1', '启用', '1')`,
  )
  await makePerson(pool, {
    code: 'mover',
    tel: '19955551111',
    unitId: await makeNode(pool, { flag: '1', name: '海运' }),
  })
  const page = await signedIn(server.app, 'mover')
  const change = async (code: string, pwd = password) =>
    (await post(server.app, '/api/system/my/contact', { name: 'userTel', value: fresh, code, pwd }, page)).json()
  expect(
    (await post(server.app, '/api/system/my/contact/code', { name: 'userTel', value: '123' }, page)).json().data.errors,
  ).toHaveProperty('value')
  expect(
    (await post(server.app, '/api/system/my/contact/code', { name: 'userTel', value: fresh }, page)).json().code,
  ).toBe('0')
  const code = await codeSent(fresh)
  expect((await change('000000')).data.errors).toHaveProperty('code')
  expect((await change(code, 'wrong')).data.errors).toHaveProperty('pwd')
  expect((await change(code)).code).toBe('0')
  const told = await pool.query<{ tel: string }>(
    sql`select tel from engine.sms_outbox where purpose = 'notice' and person_id = (select id from base.person where user_code = 'mover') order by tel`,
  )
  expect(told.map((line) => line.tel)).toEqual(['19955551111', fresh])
  expect((await call(server.app, page, '/api/system/my/account')).json().data.userTel).toBe(fresh)
})
