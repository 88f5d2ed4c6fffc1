import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { confirmSecret, offerSecret } from './second-factor.ts'
import { makePerson } from './testing/people.ts'
import { hour, minute, second, testClock } from './testing/test-clock.ts'
import { post, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()
const tel = '19900001234'
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool, { captchaCode: () => 'AXE7' })
  await makePerson(pool, { code: 'ivanov', tel })
  await makePerson(pool, { code: 'sleeper', tel: '19900005678', zt: '0' })
})
afterAll(() => server.close())
beforeEach(async () => {
  clock.pass(25 * hour)
  await pool.query(sql`delete from engine.sign_in_guard`)
  await pool.query(sql`delete from engine.sms_outbox`)
})

const send = async (userTel: string, more: Record<string, string> = {}, lang = 'zh') => {
  const answer = await post(
    server.app,
    '/api/system/user/smsCode',
    { userTel, checkCode: '', checkId: '', ...more },
    undefined,
    { headers: { lang } },
  )
  return { status: answer.statusCode, ...answer.json() }
}

const redeem = async (smsCode: string, userTel = tel) => {
  const answer = await post(server.app, '/api/system/user/login', {
    userTel,
    smsCode,
    checkCode: '',
    checkId: '',
    client: 'web',
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function lastCode(): Promise<string> {
  const [line] = await pool.query<{ body: string }>(
    sql`select body from engine.sms_outbox order by created_at desc limit 1`,
  )
  return /\d{6}/.exec(line?.body ?? '')?.[0] ?? ''
}

const other = (code: string) => (code === '000000' ? '111111' : '000000')

test('SES-01 SES-13 the code sent to a number signs its holder in', async () => {
  expect(await send(tel)).toMatchObject({ status: 200, code: '0' })
  const code = await lastCode()
  expect(code).toMatch(/^\d{6}$/)
  expect(await redeem(code)).toMatchObject({ status: 200, code: '0' })
})

test('SES-13 unknown and disabled numbers get the same answer and no message', async () => {
  const answers = [await send(tel), await send('19911112222'), await send('19900005678')]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const [sent] = await pool.query(sql`select count(*)::int as count from engine.sms_outbox`)
  expect(sent).toEqual({ count: 1 })
})

test('SES-13 a second code within 60 s is refused, alike for known and unknown numbers', async () => {
  for (const number of [tel, '19911113333']) {
    await send(number)
    clock.pass(59 * second)
    expect(await send(number)).toMatchObject({ status: 429, code: 'sms.wait', msg: '短信发送过于频繁，请 1 秒后再试' })
    clock.pass(2 * second)
    expect(await send(number)).toMatchObject({ status: 200 })
  }
})

test('SES-13 the eleventh code of a day is refused', async () => {
  for (let time = 0; time < 10; time += 1) {
    expect(await send(tel)).toMatchObject({ status: 200 })
    clock.pass(61 * second)
  }
  expect(await send(tel)).toMatchObject({ status: 429, code: 'sms.daily' })
  clock.pass(24 * hour)
  expect(await send(tel)).toMatchObject({ status: 200 })
})

test('SES-13 ten requests at once for one number send one code', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(tel)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('SES-13 a code is good for five minutes', async () => {
  await send(tel)
  const code = await lastCode()
  clock.pass(5 * minute + 1)
  expect(await redeem(code)).toMatchObject({ status: 200, code: 'sign-in.sms-wrong' })
})

test('SES-13 five wrong tries spend a code', async () => {
  await send(tel)
  const code = await lastCode()
  for (let time = 0; time < 5; time += 1) {
    await redeem(other(code))
    await pool.query(sql`delete from engine.sign_in_guard`)
  }
  expect((await redeem(code)).code).toBe('sign-in.sms-wrong')
})

test('SES-13 forty who redeem one code at once: exactly one comes in', async () => {
  await send(tel)
  const code = await lastCode()
  const second = await testServer(pool)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const answer = await post((at % 2 === 0 ? server : second).app, '/api/system/user/login', {
        userTel: tel,
        smsCode: code,
        client: 'web',
      })
      return answer.json().code
    }),
  )
  expect(answers.filter((answer) => answer === '0')).toHaveLength(1)
  await second.close()
})

test('only the newest code of a number counts', async () => {
  await send(tel)
  const old = await lastCode()
  clock.pass(61 * second)
  await send(tel)
  const fresh = await lastCode()
  if (old !== fresh) expect((await redeem(old)).code).toBe('sign-in.sms-wrong')
  expect((await redeem(fresh)).code).toBe('0')
})

test('a text that is no mobile number is refused at its field', async () => {
  for (const number of ['12345678901', '1380000', 'abc']) {
    expect(await send(number)).toMatchObject({ status: 422, data: { errors: { userTel: '手机号码不符合规范' } } })
  }
})

test('SES-13 the picture code guards the sending of a message, and is not asked again of whoever has the code', async () => {
  for (let time = 0; time < 3; time += 1) await redeem('000000')
  expect(await send(tel)).toMatchObject({ code: 'sign-in.captcha' })
  const { checkId } = (await server.app.inject({ url: '/api/system/user/checkCode' })).json().data
  expect(await send(tel, { checkId, checkCode: 'AXE7' })).toMatchObject({ status: 200, code: '0' })
  expect(await redeem(await lastCode())).toMatchObject({ status: 200, code: '0' })
})

test('nobody who moves money or administers others signs in by a message alone; with a second factor he does, and all others do', async () => {
  const [plain, guarded] = ['19900001111', '19900002222']
  await makePerson(pool, { code: 'seller', tel: plain, permissions: ['htgl-xz'] })
  const id = await makePerson(pool, { code: 'payer', tel: guarded, permissions: ['yqzl-fk'] })
  const strict = await testServer(pool, { guarded: new Set(['yqzl-fk']) })
  const come = async (number: string) => {
    clock.pass(2 * minute)
    await send(number)
    return (
      await post(strict.app, '/api/system/user/login', { userTel: number, smsCode: await lastCode(), client: 'web' })
    ).json()
  }
  expect((await come(plain)).code).toBe('0')
  expect(await come(guarded)).toMatchObject({
    code: 'sign-in.sms-alone',
    msg: expect.stringContaining('不能仅凭短信登录'),
  })
  await offerSecret(pool, { personId: id, account: 'payer', issuer: 'Amur', at: clock.now() })
  await confirmSecret(pool, id, clock.now())
  expect((await come(guarded)).code).toBe('sign-in.second')
  await strict.close()
})

test('the message is in the language of the page, and the demonstration shows what a number was sent', async () => {
  await send(tel, {}, 'ru')
  const shown = async (to: string) =>
    (await server.app.inject({ url: `/api/system/sms/phone?to=${to}` })).json().data.body
  expect(await shown(tel)).toMatch(/^Код для входа: \d{6}\./)
  expect(await shown('19900005678')).toBeNull()
})

test('codes are stored only as digests', async () => {
  await send(tel)
  const code = await lastCode()
  const rows = await pool.query<{ text: string }>(
    sql`select encode(code, 'escape') || encode(code, 'hex') as text from engine.sms_code`,
  )
  expect(rows.some(({ text }) => text.includes(code))).toBe(false)
})
