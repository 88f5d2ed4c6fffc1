import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database.ts'
import { ownProcess } from '../../../testing/own-process.ts'
import { confirmSecret, offerSecret } from '../second-factor.ts'
import { makePerson } from '../testing/people.ts'
import { call, post, testServer, type TestServer } from '../testing/test-server.ts'
import { backPathOf } from './identity-provider.ts'
import { oidcDoor } from './oidc.ts'

const { pool } = await freshDatabase()
const redirectUri = `http://127.0.0.1:3999${backPathOf('oidc')}`
const issuer = await ownProcess(join(import.meta.dirname, 'testing', 'oidc-provider.mjs'), { redirectUri })
let server: TestServer
let without: TestServer

beforeAll(async () => {
  const oidc = {
    issuer,
    clientId: 'amur',
    clientSecret: 'a-secret-of-the-provider-for-amur',
    claim: 'preferred_username',
    label: '',
    redirectUri,
  }
  server = await testServer(pool, { doors: [oidcDoor(oidc)] })
  without = await testServer(pool)
  await makePerson(pool, { code: 'seasales' })
  await makePerson(pool, { code: 'gone', zt: '0' })
})
afterAll(async () => {
  await server.close()
  await without.close()
})

const cookiesOf = (answer: { readonly cookies: readonly { readonly name: string; readonly value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
const begin = async (to = '/') => {
  const answer = await server.app.inject({ url: `/api/system/user/oidc?${new URLSearchParams({ to })}` })
  return { at: String(answer.headers.location), cookies: cookiesOf(answer) }
}
const back = async (url: URL, cookies: Record<string, string>) => {
  const answer = await server.app.inject({ url: url.pathname + url.search, cookies })
  return { to: String(answer.headers.location), cookies: cookiesOf(answer) }
}

/** A browser at the provider: signs in as somebody, agrees, and is sent back to us. */
async function atProvider(start: string, account: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = start
  let form: URLSearchParams | null = null
  for (let hop = 0; hop < 12; hop += 1) {
    const answer: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    form = null
    const to = answer.headers.get('location')
    if (to === null)
      form = new URLSearchParams(
        (await answer.text()).includes('name="login"')
          ? { prompt: 'login', login: account, password: 'any' }
          : { prompt: 'consent' },
      )
    else at = new URL(to, at).href
    if (at.startsWith(redirectUri)) return new URL(at)
  }
  throw new Error('the provider never sent the browser back')
}

const wholeWay = async (account: string, to = '/') => {
  const { at, cookies } = await begin(to)
  return back(await atProvider(at, account), cookies)
}

test('a person signs in at the provider and arrives at the page asked for (ACC-02)', async () => {
  const { to, cookies } = await wholeWay('SeaSales', '/paymentPlan?view=1')
  expect(to).toBe('/paymentPlan?view=1')
  const page = { accessToken: String(cookies['accessToken']), refreshToken: String(cookies['refreshToken']) }
  expect((await call(server.app, page, '/api/system/user/allMyData')).json().data.myInfoData.userCode).toBe('seasales')
  expect(await pool.query(sql`select outcome, way from engine.sign_in_log order by id desc limit 1`)).toEqual([
    { outcome: 'ok', way: 'oidc' },
  ])
})

test('the request carries state, nonce and PKCE, and leads nowhere but to our pages', async () => {
  const { at } = await begin()
  const asked = new URL(at).searchParams
  expect(at.startsWith(issuer)).toBe(true)
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'amur',
    redirect_uri: redirectUri,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.any(String),
    nonce: expect.any(String),
  })
  for (const to of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/login',
  ])
    expect((await wholeWay('seasales', to)).to).toBe('/')
})

test('what somebody else began, or a second use of it, signs nobody in', async () => {
  const mine = await begin()
  const url = await atProvider(mine.at, 'seasales')
  expect((await back(url, {})).to).toBe('/login?refused=sign-in.outside-late')
  expect((await back(url, (await begin()).cookies)).to).toBe('/login?refused=sign-in.outside-late')
  expect((await back(url, mine.cookies)).to).toBe('/')
  expect((await back(url, mine.cookies)).to).toBe('/login?refused=sign-in.outside-late')
})

test('a forged answer is refused: another code, or an error of the provider', async () => {
  const mine = await begin()
  const url = await atProvider(mine.at, 'seasales')
  url.searchParams.set('code', 'forged')
  expect((await back(url, mine.cookies)).to).toBe('/login?refused=sign-in.outside-failed')
  const other = await begin()
  const denied = new URL(
    `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state: other.cookies['outsideState'] ?? '', iss: issuer })}`,
  )
  expect((await back(denied, other.cookies)).to).toBe('/login?refused=sign-in.outside-failed')
})

test('nobody is made by signing in: who is unknown here, disabled or nameless is told so in words', async () => {
  expect((await wholeWay('stranger')).to).toBe('/login?refused=sign-in.outside-unknown')
  expect((await wholeWay('gone')).to).toBe('/login?refused=sign-in.outside-unknown')
  expect((await wholeWay('nameless')).to).toBe('/login?refused=sign-in.outside-claim')
  const site = async (refused: string) =>
    (
      await server.app.inject({ url: `/api/system/site?${new URLSearchParams({ refused })}`, headers: { lang: 'ru' } })
    ).json().data
  expect(await site('sign-in.outside-unknown')).toMatchObject({
    doors: [{ code: 'oidc', label: '' }],
    refused: expect.stringContaining('Обратитесь к администратору'),
  })
  expect((await site('<b>whatever</b>')).refused).toBe('')
})

test('a second factor set up here is asked for whichever way one comes', async () => {
  const personId = await makePerson(pool, { code: 'double' })
  const offered = await offerSecret(pool, { personId, account: 'double', issuer: 'Amur', at: Date.now() })
  await confirmSecret(pool, personId, Date.now())
  const { to, cookies } = await wholeWay('double', '/welcome')
  expect(to).toMatch(/^\/login\?to=%2Fwelcome#second=/)
  expect(cookies).not.toHaveProperty('accessToken')
  const code = new TOTP({ secret: Secret.fromBase32(offered?.secret ?? '') }).generate()
  expect(
    (await post(server.app, '/api/system/user/login/second', { ticket: to.split('#second=')[1] ?? '', code })).json()
      .code,
  ).toBe('0')
})

test('without a provider there is no such door', async () => {
  expect((await without.app.inject({ url: '/api/system/user/oidc' })).statusCode).toBe(401)
  expect((await without.app.inject({ url: '/api/system/site' })).json().data.doors).toEqual([])
})
