import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { makePerson } from './testing/people.ts'
import { testServer, type TestServer, signedIn } from './testing/test-server.ts'

const { pool } = await freshDatabase()
let server: TestServer
let genuine = ''
let sid = ''
let key = new Uint8Array()
const kid = 'session-1'

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'victim' })
  genuine = (await signedIn(server.app, 'victim')).accessToken
  const [session] = await pool.query<{ id: string }>(sql`select id from engine.session`)
  const [secret] = await pool.query<{ value: Buffer }>(sql`select value from engine.secret`)
  sid = session?.id ?? ''
  key = new Uint8Array(secret?.value ?? [])
})
afterAll(() => server.close())

const opens = async (accessToken: string) =>
  (await server.app.inject({ url: '/api/system/user/allMyData', headers: { accessToken } })).statusCode

interface Change {
  readonly alg?: string
  readonly typ?: string | null
  readonly kid?: string | null
  readonly aud?: string
  readonly iss?: string
  readonly claims?: Record<string, unknown>
  readonly key?: Uint8Array
  readonly expires?: number | null
}

function forge({
  alg = 'HS256',
  typ = 'at+jwt',
  kid: id = kid,
  aud = 'amur',
  iss = 'amur',
  claims = { sid, gen: 1 },
  key: with_ = key,
  expires = 900,
}: Change): Promise<string> {
  const header = { alg, ...(typ === null ? {} : { typ }), ...(id === null ? {} : { kid: id }) }
  const token = new SignJWT(claims).setProtectedHeader(header).setAudience(aud).setIssuer(iss).setIssuedAt()
  if (expires !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + expires)
  return token.sign(with_)
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function byHand(header: unknown, payload: unknown, secret: Uint8Array = key): string {
  const body = `${encode(header)}.${encode(payload)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

test('the tables below are honest: the same token unchanged opens the session', async () => {
  expect(await opens(genuine)).toBe(200)
  expect(await opens(await forge({}))).toBe(200)
})

test('25 forged access tokens are all 401', async () => {
  const [head = '', body = '', mac = ''] = genuine.split('.')
  const claims = { sid, gen: 1, aud: 'amur', iss: 'amur', iat: 1, exp: 9_999_999_999 }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rs256 = await new SignJWT({ sid, gen: 1 })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
    .setAudience('amur')
    .setIssuer('amur')
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(privateKey)
  const forged: Record<string, string> = {
    'not a token': 'x',
    'three dots': '..',
    'no signature': `${head}.${body}.`,
    'alg none': new UnsecuredJWT({ sid, gen: 1 })
      .setAudience('amur')
      .setIssuer('amur')
      .setIssuedAt()
      .setExpirationTime('15m')
      .encode(),
    'alg none by hand': `${encode({ alg: 'none', typ: 'at+jwt', kid })}.${body}.`,
    'alg None': `${encode({ alg: 'None', typ: 'at+jwt', kid })}.${body}.${mac}`,
    'another key': await forge({ key: new Uint8Array(32).fill(7) }),
    'a well-known key': await forge({ key: new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz123456') }),
    'an empty key': byHand({ alg: 'HS256', typ: 'at+jwt', kid }, claims, new Uint8Array()),
    HS384: await forge({ alg: 'HS384', key: new Uint8Array(48).fill(1) }),
    'HS512 with our key': await forge({ alg: 'HS512', key: new Uint8Array(64).fill(1) }),
    RS256: rs256,
    'another type': await forge({ typ: 'JWT' }),
    'a refresh type': await forge({ typ: 'rt+jwt' }),
    'no type': await forge({ typ: null }),
    'another audience': await forge({ aud: 'other' }),
    'another issuer': await forge({ iss: 'other' }),
    'no key id': await forge({ kid: null }),
    'an unknown key id': await forge({ kid: 'session-2' }),
    'a key id that is a path': await forge({ kid: '../../dev/null' }),
    'no end': await forge({ expires: null }),
    'another session': await forge({ claims: { sid: v7(), gen: 1 } }),
    'no session': await forge({ claims: { gen: 1 } }),
    'a session that is SQL': await forge({ claims: { sid: "' or 1=1 --", gen: 1 } }),
    'a generation not yet made': await forge({ claims: { sid, gen: 2 } }),
    'a generation that is text': await forge({ claims: { sid, gen: '1' } }),
    'a person instead of a session': await forge({ claims: { sub: 'admin', userId: 'admin', gen: 1 } }),
    'a changed body': `${head}.${encode({ ...claims, sid: v7() })}.${mac}`,
    'a changed end': `${head}.${encode(claims)}.${mac}`,
    'a critical extension': byHand({ alg: 'HS256', typ: 'at+jwt', kid, crit: ['x'], x: 1 }, claims),
    'a header that is no JSON': `${Buffer.from('{').toString('base64url')}.${body}.${mac}`,
    'very long': `${genuine}${'A'.repeat(2_000)}`,
    'an array of claims': byHand({ alg: 'HS256', typ: 'at+jwt', kid }, [claims]),
  }
  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(25)
  const statuses = await Promise.all(Object.entries(forged).map(async ([name, token]) => [name, await opens(token)]))
  expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(Object.keys(forged).map((name) => [name, 401])))
})

test('a genuine token in the wrong place opens nothing', async () => {
  const places = [
    { authorization: `Bearer ${genuine}` },
    { cookie: `accessToken=${genuine}` },
    { refreshToken: genuine },
    { 'x-access-token': genuine },
  ]
  for (const headers of places) {
    expect((await server.app.inject({ url: '/api/system/user/allMyData', headers })).statusCode).toBe(401)
  }
  expect((await server.app.inject({ url: `/api/system/user/allMyData?accessToken=${genuine}` })).statusCode).toBe(401)
})
