import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { setCredential } from './credential.ts'
import { hashPassword } from './password-hash.ts'
import { makePerson, password } from './testing/people.ts'
import { call, type Page, post, signedIn, testServer, type TestServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'zhangwei', name: '张伟', tel: '19900007777' })
  page = await signedIn(server.app, 'zhangwei')
})
afterAll(() => server.close())

const change = async (newPwd: string, oldPwd = password, as = page, lang = 'zh') => {
  const answer = await post(server.app, '/api/system/user/password', { oldPwd, newPwd }, as, { headers: { lang } })
  return {
    status: answer.statusCode,
    ...answer.json<{ code: string; data: { errors?: Record<string, string> } | null; msg: string }>(),
  }
}

test('short, known, monotonous and personal passwords are refused at the field', async () => {
  const expected: Record<string, string> = {
    'kT9-wq7': 'password.short',
    '': 'request.wrong',
    password1: 'password.known',
    P4ssw0rd: 'password.known',
    iloveyou: 'password.known',
    aaaaaaaaaa: 'password.known',
    '123456789012': 'password.known',
    '87654321': 'password.known',
    abcdefgh: 'password.known',
    qwertyuiop: 'password.known',
    'Beilu@2026': 'password.personal',
    zhangwei1990: 'password.personal',
    '19900007777a': 'password.personal',
    Amur2026: 'password.personal',
  }
  const found: Record<string, string> = {}
  for (const word of Object.keys(expected)) {
    const { status, code, data } = await change(word)
    expect(status).toBe(422)
    expect(Object.keys(data?.errors ?? {})).toEqual(['newPwd'])
    found[word] = code
  }
  expect(found).toEqual(expected)
})

test('a password of one’s own Latin or Russian name and a year is refused, with and without its spaces and marks', async () => {
  await pool.query(
    sql`update base.person set name_ru = 'Люй Жоси', name_en = 'Lü Ruoxi', email = 'rosy.lu@beilu.example' where user_code = 'zhangwei'`,
  )
  for (const word of ['Ruoxi2026!', 'LuRuoxi-1990', 'ruoxilu_2026', 'Жоси-2026', 'люйжоси1990!!', 'rosy.lu2026'])
    expect([word, (await change(word)).code]).toEqual([word, 'password.personal'])
})

test('the messages say what to do, in three languages', async () => {
  expect((await change('kT9-wq7')).msg).toBe('密码至少 8 个字符')
  expect((await change('kT9-wq7', password, page, 'ru')).msg).toBe('Пароль не короче 8 символов')
  expect((await change('kT9-wq7', password, page, 'en')).msg).toBe('At least 8 characters')
})

test('phrases of any characters are accepted: no rule about their kinds', async () => {
  await makePerson(pool, { code: 'linguist' })
  let old = password
  for (const next of ['蓝色的河流向北方去了', 'сорок тысяч вёрст', 'correct horse battery']) {
    expect((await change(next, old, await signedIn(server.app, 'linguist', old))).code).toBe('0')
    old = next
  }
})

test('a wrong old password is refused, counts as a failure and locks like one', async () => {
  await makePerson(pool, { code: 'guesser' })
  const mine = await signedIn(server.app, 'guesser')
  for (let time = 0; time < 5; time += 1)
    expect(await change('Nine-grey-geese', 'wrong', mine)).toMatchObject({
      code: 'password.old-wrong',
      data: { errors: { oldPwd: '原密码错误' } },
    })
  expect(await change('Nine-grey-geese', password, mine)).toMatchObject({ code: 'sign-in.locked' })
})

test('the old password is no new one', async () => {
  expect(await change(password)).toMatchObject({ code: 'password.same' })
})

test('whoever signs in with a one-time password can only change it', async () => {
  const id = await makePerson(pool, { code: 'newcomer' })
  await setCredential(pool, id, await hashPassword('one-time-77-tiger'), 0, true)
  const mine = await signedIn(server.app, 'newcomer', 'one-time-77-tiger')
  expect((await call(server.app, mine, '/api/system/department')).json()).toMatchObject({ code: 'password.first' })
  expect((await call(server.app, mine, '/api/system/user/allMyData')).json().data.configInfo.passwordChange).toBe('1')
  expect((await change('Nine-grey-geese', 'one-time-77-tiger', mine)).code).toBe('0')
  expect((await call(server.app, mine, '/api/system/department')).statusCode).toBe(200)
})

test('what is stored is argon2id with 19 MiB and two passes', async () => {
  const [row] = await pool.query<{ hash: string }>(sql`select hash from engine.credential limit 1`)
  expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
