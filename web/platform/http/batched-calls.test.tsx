import { expect, test } from 'vitest'
import { refusal, TestServer, unreachable } from '../../testing/index.ts'
import { gathered } from './batched-calls.ts'

const wanted = new AbortController().signal
const get = (path: string, signal = wanted) => gathered<string>({ method: 'GET', path }, signal)
const outcome = (call: Promise<unknown>) => call.catch((cause: unknown) => `failed: ${String(cause)}`)

test('what is asked in one turn travels in one request, and each hears its own answer', async () => {
  const server = new TestServer({
    'GET /api/a': ({ query }: { query: { n: string } }) => `a${query.n}`,
    'POST /api/b': ({ body }: { body: { n: string } }) => `b${body.n}`,
  })
  const asked = [
    get('/api/a?n=1'),
    gathered<string>({ method: 'POST', path: '/api/b', body: { n: '2' } }, wanted),
    get('/api/a?n=3'),
  ]
  expect(await Promise.all(asked)).toEqual(['a1', 'b2', 'a3'])
  expect(server.gathered).toEqual([3])
})

test('one that stands alone is sent by itself, and what is asked later is another request', async () => {
  const server = new TestServer({ 'GET /api/a': 'a' })
  expect([await get('/api/a'), await get('/api/a')]).toEqual(['a', 'a'])
  expect(server.gathered).toEqual([])
  expect(server.callsTo('/api/a')).toHaveLength(2)
})

test('of very many a request carries no more than the server takes', async () => {
  const server = new TestServer({ 'GET /api/a': 'a' })
  await Promise.all(Array.from({ length: 30 }, () => get('/api/a', new AbortController().signal)))
  expect(server.gathered).toEqual([24, 6])
})

test('one that is refused fails alone', async () => {
  new TestServer({ 'GET /api/a': 'a', 'GET /api/b': refusal({ status: 409, code: 'x', message: '不行' }) })
  expect(await Promise.all([outcome(get('/api/a')), outcome(get('/api/b'))])).toEqual(['a', 'failed: Failure: 不行'])
})

test('one that is let go is told at once, and the others are still answered', async () => {
  const server = new TestServer({ 'GET /api/a': 'a' })
  const held = server.hold('GET /api/b')
  const leaving = new AbortController()
  const [first, second] = [outcome(get('/api/a')), outcome(get('/api/b', leaving.signal))]
  expect(await first).toBe('a')
  leaving.abort('gone')
  expect(await second).toBe('failed: gone')
  held.answer('late')
})

test('what has no answer when the connection breaks fails as one that the server never gave', async () => {
  new TestServer({ 'GET /api/a': unreachable, 'GET /api/b': 'b' })
  const [broken, other] = await Promise.all([outcome(get('/api/a')), outcome(get('/api/b'))])
  expect(broken).toContain('网络')
  expect(['b', broken]).toContain(other)
})
