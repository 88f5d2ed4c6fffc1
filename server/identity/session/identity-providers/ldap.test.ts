import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database.ts'
import { ownProcess } from '../../../testing/own-process.ts'
import { makePerson, password } from '../testing/people.ts'
import { post, testServer, type TestServer } from '../testing/test-server.ts'

const { pool } = await freshDatabase()
let server: TestServer
let unreachable: TestServer
const url = await ownProcess(join(import.meta.dirname, 'testing', 'ldap-server.mjs'))
const reader = {
  baseDn: 'ou=people,dc=beilu,dc=example',
  bindDn: 'cn=reader,dc=beilu,dc=example',
  bindPassword: 'reads-the-directory',
  attribute: 'uid',
}

beforeAll(async () => {
  server = await testServer(pool, { ldap: { url, ...reader } })
  unreachable = await testServer(pool, { ldap: { url: 'ldap://127.0.0.1:1', ...reader } })
  for (const code of ['lina', 'twin', 'admin']) await makePerson(pool, { code })
})
beforeEach(() => pool.query(sql`delete from engine.sign_in_guard`))
afterAll(async () => {
  await server.close()
  await unreachable.close()
})

const signIn = async (userName: string, pwd: string, at = server) =>
  (await post(at.app, '/api/system/user/login', { userName, pwd, client: 'web' })).json()

test('whom the directory knows signs in with the password it keeps, whatever the case of his name', async () => {
  expect(await signIn('lina', 'directory-wind-1')).toMatchObject({ code: '0', pra: expect.any(String) })
  expect(await signIn('LINA', 'directory-wind-1')).toMatchObject({ code: '0' })
})

test('the password kept here opens nothing for whom the directory knows, and a wrong one counts (SES-13)', async () => {
  expect((await signIn('lina', password)).code).toBe('sign-in.wrong')
  for (let time = 0; time < 2; time += 1) await signIn('lina', 'wrong')
  expect(await signIn('lina', 'directory-wind-1')).toMatchObject({ code: 'sign-in.captcha' })
})

test('whom the directory does not know signs in with the password kept here', async () => {
  expect((await signIn('admin', password)).code).toBe('0')
  expect((await signIn('admin', 'directory-wind-1')).code).toBe('sign-in.wrong')
})

test('whom only the directory knows is refused with words, and stands in the log', async () => {
  expect(await signIn('guest', 'directory-wind-2')).toMatchObject({
    code: 'sign-in.outside-unknown',
    msg: expect.stringContaining('请联系管理员'),
  })
  expect((await signIn('guest', 'wrong')).code).toBe('sign-in.wrong')
  const outcomes = await pool.query(sql`select outcome from engine.sign_in_log where account = 'guest' order by id`)
  expect(outcomes).toEqual([{ outcome: 'unknown' }, { outcome: 'wrong' }])
})

test('no name is more than a name: filters, shared names and empty passwords open nothing', async () => {
  for (const name of ['*', 'lina)(uid=*', 'li*', '(|(uid=lina))', 'lina\\2a']) {
    expect((await signIn(name, 'directory-wind-1')).code).toBe('sign-in.wrong')
    await pool.query(sql`delete from engine.sign_in_guard`)
  }
  expect((await signIn('twin', 'directory-wind-3')).code).toBe('sign-in.wrong')
  expect((await signIn('lina', '')).code).not.toBe('0')
})

test('while the directory does not answer nobody signs in by an older password', async () => {
  expect(
    (await post(unreachable.app, '/api/system/user/login', { userName: 'lina', pwd: password, client: 'web' })).json(),
  ).toMatchObject({ code: 'sign-in.directory' })
})
