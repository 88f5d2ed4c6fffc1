import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../core/words/refusal.ts'
import { makePerson, password } from '../identity/session/testing/people.ts'
import {
  call,
  type Page,
  post,
  signedIn,
  testServer,
  type TestServer,
} from '../identity/session/testing/test-server.ts'
import { inContext } from '../platform/http/request-context.ts'
import { openLog } from '../platform/http/request-log.ts'
import { freshDatabase } from '../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page
const lines: string[] = []
const log = openLog(
  'debug',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

const session = { config: { session: true } } as const

function testRoutes(app: FastifyInstance): void {
  app.post('/api/test/echo', session, async ({ body }) => body)
  app.post('/api/test/upload', { config: { session: true, files: true } }, async (request) => {
    const names = []
    for await (const part of request.parts()) {
      if (part.type === 'file') await part.toBuffer()
      names.push(part.fieldname)
    }
    return names
  })
  app.get('/api/test/broken', session, async () => {
    throw new Error('select secret_column from hidden_table')
  })
  app.get('/api/test/refused', session, async () => {
    throw new Refusal('test.over', { left: '5' }, { errors: { amount: { code: 'test.over', params: { left: '5' } } } })
  })
  app.get('/api/test/licence', session, async () => {
    throw new Refusal('test.over', { left: '0' }, { status: 999 })
  })
  app.get('/api/test/wordless', session, async () => {
    throw new Refusal('test.wordless')
  })
  app.get('/api/test/big', session, async () => Array.from({ length: 200 }, (_, at) => ({ at, name: '北陆能源集团' })))
  app.get('/api/test/nothing', session, async () => null)
  app.post('/api/test/half', session, (request) =>
    inContext(request, async (ctx) => {
      await ctx.sql
        .query(sql`insert into engine.worktask_log (id, at, person_id, person_name, subordinate_id, action_type, action_content, remarks, ip, request_id)
        values (gen_random_uuid(), now(), ${ctx.actor.id}::uuid, ${ctx.actor.name}, 'half', '', '', '', '', '')`)
      throw new Refusal('test.over', { left: '0' })
    }),
  )
}

const testWords = { 'test.over': { zh: '超出余额 {left}', ru: 'Больше остатка {left}', en: 'Over the {left} left' } }

beforeAll(async () => {
  server = await testServer(pool, { routes: [testRoutes], words: [testWords], log })
  await makePerson(pool, { code: 'tester', tel: '19900001111' })
  page = await signedIn(server.app, 'tester')
})
afterAll(() => server.close())

const ask = (url: string, headers: Record<string, string> = {}) => call(server.app, page, url, { headers })
const send = (payload: string, type: string | null, url = '/api/test/echo') =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...page, ...(type === null ? {} : { 'content-type': type }) },
  })

test('every answer is the envelope; null is nothing', async () => {
  expect((await ask('/api/test/nothing')).json()).toEqual({
    code: '0',
    data: null,
    msg: '操作成功',
    message: '操作成功',
  })
})

test('a route that does not say who may call it does not start', async () => {
  const wrong: Record<string, object> = {
    nothing: {},
    two: { config: { public: true, session: true } },
    empty: { config: { needs: '' } },
    cookie: { config: { session: true, cookie: true }, method: 'POST' },
  }
  for (const options of Object.values(wrong)) {
    const routes = [
      (app: FastifyInstance) =>
        void app.route({ method: 'GET', url: '/api/test/undeclared', handler: async () => null, ...options }),
    ]
    await expect(testServer(pool, { routes })).rejects.toThrow('/api/test/undeclared')
  }
})

test('authentication hangs on the route, not on how its path is spelled', async () => {
  const id = (await pool.query<{ id: string }>(sql`select id from base.person`))[0]?.id ?? ''
  for (const path of [
    `/api/system/user/${id}`,
    `/%61pi/system/user/${id}`,
    `/%61%70%69/system/user/${id}`,
    `/api/system/user/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  ]) {
    expect((await server.app.inject({ url: path })).statusCode).toBe(401)
    expect((await ask(path)).json().data).toEqual({ userName: 'tester' })
  }
  for (const path of [
    `//api/system/user/${id}`,
    `/api/..;/api/system/user/${id}`,
    `/api;/system/user/${id}`,
    `/API/system/user/${id}`,
    `/api/./system/user/${id}`,
    `/api%2fsystem/user/${id}`,
  ]) {
    expect((await server.app.inject({ url: path })).statusCode).toBeGreaterThanOrEqual(401)
    expect((await server.app.inject({ url: path })).body).not.toContain('tester')
  }
})

test('SES-09 an unknown path is 404 route.unknown 接口不存在, a wrong method 405 with what is allowed', async () => {
  const unknown = await ask('/api/no/such/thing')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ code: 'route.unknown', data: null, msg: '接口不存在', message: '接口不存在' })
  const method = await call(server.app, page, '/api/worktasklog/save', { method: 'DELETE' })
  expect(method.statusCode).toBe(405)
  expect(method.json()).toMatchObject({ code: 'route.method', msg: '接口不存在' })
  expect(method.headers['allow']).toBe('POST')
  expect((await ask('/api/no/such', { lang: 'ru' })).json().msg).toBe('Такого адреса нет')
})

test('a refusal is said in the caller’s language, at its field and as a whole', async () => {
  const said = await Promise.all(
    ['zh', 'ru', 'en', 'fr'].map(async (lang) => (await ask('/api/test/refused', { lang })).json()),
  )
  expect(said.map(({ msg }) => msg)).toEqual(['超出余额 5', 'Больше остатка 5', 'Over the 5 left', '超出余额 5'])
  expect(said[1]).toEqual({
    code: 'test.over',
    data: { errors: { amount: 'Больше остатка 5' } },
    msg: 'Больше остатка 5',
    message: 'Больше остатка 5',
  })
  expect((await ask('/api/test/refused')).statusCode).toBe(422)
})

test('an error of ours is a neutral 500 with the request id; the log has the rest', async () => {
  const answer = await ask('/api/test/broken', { lang: 'en' })
  expect(answer.statusCode).toBe(500)
  const requestId = String(answer.headers['x-request-id'])
  expect(answer.json()).toEqual({
    code: 'server.error',
    data: { requestId },
    msg: expect.stringContaining(requestId),
    message: expect.any(String),
  })
  expect(answer.body).not.toContain('secret_column')
  expect(lines.find((line) => line.includes('unexpected') && line.includes(requestId))).toContain('secret_column')
})

test('SES-08 a refusal of status 999 travels as HTTP 500 with code and status 999', async () => {
  const answer = await ask('/api/test/licence')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ code: '999', status: 999, data: null, msg: '超出余额 0', message: '超出余额 0' })
})

test('two refusals that share a code stop the start', async () => {
  await expect(
    testServer(pool, { words: [testWords, { 'test.over': { zh: '别的', ru: 'другое', en: 'other' } }] }),
  ).rejects.toThrow('test.over')
})

test('a request id of the caller is kept when it is harmless and replaced when it is not', async () => {
  expect((await ask('/api/test/nothing', { 'x-request-id': 'trace-12345678' })).headers['x-request-id']).toBe(
    'trace-12345678',
  )
  for (const bad of ['short', 'x'.repeat(65), 'a b c d e f', '{"evil":"json"}', 'ждать-ответа']) {
    const given = await server.app.inject({
      url: '/api/health/live',
      headers: { 'x-request-id': Buffer.from(bad).toString('latin1') },
    })
    expect(given.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('SES-04 forms and JSON mean the same; numbers of JSON stay what they are', async () => {
  expect((await send('a=1&parameters[b]=2', 'application/x-www-form-urlencoded')).json().data).toEqual({
    a: '1',
    parameters: { b: '2' },
  })
  expect((await send('{"a":"1","parameters":{"b":"2"}}', 'application/json')).json().data).toEqual({
    a: '1',
    parameters: { b: '2' },
  })
  expect((await send('{"a":1}', 'application/json; charset=utf-8')).json().data).toEqual({ a: 1 })
})

test('a body of any other content type is 415', async () => {
  const types = [
    'text/plain',
    'application/xml',
    'text/json',
    'application/jsonp',
    'application/json-patch+json',
    'application/x-www-form-urlencodedx',
    'multipart/form-data; boundary=x',
    'multipart/mixed; boundary=x',
    'application/json\t',
    'application/octet-stream',
    'a',
    'application / json',
    '*/*',
    null,
  ]
  const statuses = await Promise.all(
    types.map(async (type) => [String(type), (await send('{"a":1}', type)).statusCode]),
  )
  const refused = statuses.filter(([type]) => type !== 'application/json\t')
  expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(refused.map(([type]) => [type, 415])))
  expect((await send('{"a":1}', 'text/plain')).json()).toMatchObject({ code: 'request.type', msg: '不支持的数据格式' })
})

test('malformed bodies are 400 with a neutral message, and the server lives on', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const bodies = [
    '{',
    '{"a":}',
    'nul',
    deep,
    '{"a":'.repeat(5_000),
    '{"__proto__":{"polluted":1}}',
    '{"a":{"__proto__":{"polluted":1}}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '[1,2',
    '"\\u12"',
  ]
  for (const body of bodies) {
    const answer = await send(body, 'application/json')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ code: 'request.malformed', data: null, msg: '错误的传参', message: '错误的传参' })
  }
  expect((await send('__proto__[polluted]=1', 'application/x-www-form-urlencoded')).statusCode).toBe(400)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined() // a look at the prototype itself
  expect((await ask('/api/test/nothing')).statusCode).toBe(200)
})

test('a malformed multipart body is 400 wherever it breaks off', async () => {
  const whole =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhello\r\n--x--\r\n'
  const upload = (payload: string, type = 'multipart/form-data; boundary=x') => send(payload, type, '/api/test/upload')
  expect((await upload(whole)).json().data).toEqual(['file'])
  for (const cut of [3, 20, 60, 100, whole.length - 8]) expect((await upload(whole.slice(0, cut))).statusCode).toBe(400)
  expect((await upload(whole, 'multipart/form-data')).statusCode).toBe(400)
  expect((await ask('/api/test/nothing')).statusCode).toBe(200)
})

test('a body above 1 MB is 413', async () => {
  const answer = await send(JSON.stringify({ a: 'x'.repeat(1_048_576) }), 'application/json')
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'request.large', msg: '提交的数据过大' })
})

test('an answer of the API is never kept, framed or sniffed', async () => {
  const { headers } = await ask('/api/test/nothing')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a larger answer is compressed when the caller can read it', async () => {
  const brotli = await ask('/api/test/big', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  const plain = await ask('/api/test/big')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect((await ask('/api/test/nothing', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding')
})

test('normal work, 1,500 requests a minute in a session, is never limited', async () => {
  const statuses = new Set<number>()
  for (let batch = 0; batch < 30; batch += 1) {
    for (const { statusCode } of await Promise.all(Array.from({ length: 50 }, () => ask('/api/test/nothing'))))
      statuses.add(statusCode)
  }
  expect([...statuses]).toEqual([200])
})

test('work that throws leaves nothing behind', async () => {
  expect((await call(server.app, page, '/api/test/half', { method: 'POST', payload: {} })).statusCode).toBe(422)
  const [left] = await pool.query(
    sql`select count(*)::int as count from engine.worktask_log where subordinate_id = 'half'`,
  )
  expect(left).toEqual({ count: 0 })
})

test('the log has no token, password, code or search text, and one line per request', async () => {
  await post(server.app, '/api/system/user/login', {
    userName: 'tester',
    pwd: password,
    checkCode: 'CANARY-CODE',
    client: 'web',
  })
  await call(server.app, page, '/api/system/dictionary/group?dicGroup=CANARY-QUERY')
  await server.app.inject({ url: '/api/x\r\ninjected: line' }).catch(() => undefined)
  const all = lines.join('')
  for (const secret of [page.accessToken, page.refreshToken, password, 'CANARY-CODE', 'CANARY-QUERY', '19900001111'])
    expect(all).not.toContain(secret)
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true)
  const last = JSON.parse(lines.findLast((line) => line.includes('dictionary/group')) ?? '{}')
  expect(last).toMatchObject({
    requestId: expect.any(String),
    method: 'GET',
    route: '/api/system/dictionary/group',
    status: 200,
    ip: '127.0.0.1',
    userId: expect.any(String),
  })
})

test('health is told to anyone, without a session', async () => {
  const live = await server.app.inject({ url: '/api/health/live' })
  expect([live.statusCode, live.json().data]).toEqual([200, true])
  const ready = await server.app.inject({ url: '/api/health/ready' })
  expect([ready.statusCode, ready.json().data]).toEqual([200, true])
  const readiness = { accepting: true }
  const stopping = await testServer(pool, { readiness })
  readiness.accepting = false
  expect((await stopping.app.inject({ url: '/api/health/ready' })).statusCode).toBe(503)
  expect((await stopping.app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
  await stopping.close()
})

test('behind TLS the cookies are Secure and HSTS is sent', async () => {
  const secure = await testServer(pool, { https: true })
  const answer = await post(secure.app, '/api/system/user/login', { userName: 'tester', pwd: password, client: 'web' })
  expect([answer.headers['set-cookie']].flat().every((cookie) => String(cookie).includes('; Secure'))).toBe(true)
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/)
  await secure.close()
})
