import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { busyOr } from '../database/busy-errors.ts'

const { pool } = await freshDatabase()

test('a request that has begun is answered although the server is told to stop', async () => {
  let release: () => void = () => undefined
  let begun: () => void = () => undefined
  const started = new Promise<void>((resolve) => (begun = resolve))
  const gate = new Promise<void>((resolve) => (release = resolve))
  const routes = [
    (app: FastifyInstance) =>
      void app.get('/api/test/slow', { config: { public: true } }, async () => {
        begun()
        await gate
        return { work: 'done' }
      }),
  ]
  const server = await testServer(pool, { routes })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${address}/api/test/slow`)
  await started
  const closing = server.close()
  await expect(fetch(`${address}/api/health/live`)).rejects.toThrow()
  release()
  expect(await (await slow).json()).toMatchObject({ code: '0', data: { work: 'done' } })
  await closing
})

test('a connection that a browser opened ahead and never asked anything over does not hold up the stop', async () => {
  const server = await testServer(pool)
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const silent = connect(Number(address.port), address.hostname)
  const ended = new Promise((resolve) => silent.once('close', resolve))
  await new Promise((resolve) => silent.once('connect', resolve))
  expect((await fetch(new URL('/api/health/live', address))).status).toBe(200)
  await Promise.all([server.close(), ended])
})

test('nor does one that comes while the stop is under way', async () => {
  let release: () => void = () => undefined
  let begun: () => void = () => undefined
  const stopping = new Promise<void>((resolve) => (begun = resolve))
  const gate = new Promise<void>((resolve) => (release = resolve))
  const slowToStop = (app: FastifyInstance) =>
    void app.addHook('preClose', async () => {
      begun()
      await gate
    })
  const server = await testServer(pool, { routes: [slowToStop] })
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const closing = server.close()
  await stopping
  const late = connect(Number(address.port), address.hostname)
  const ended = new Promise((resolve) => late.on('error', () => undefined).once('close', resolve))
  await new Promise((resolve) => late.once('connect', resolve))
  release()
  await Promise.all([closing, ended])
})

test('nor one that is kept after an answer that had begun before', async () => {
  const answer = new PassThrough()
  const routes = (app: FastifyInstance) =>
    void app.get('/api/test/piecewise', { config: { public: true } }, (_request, reply) => reply.send(answer))
  const server = await testServer(pool, { routes: [routes] })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  answer.write('first ')
  const response = await fetch(`${address}/api/test/piecewise`, { headers: { 'accept-encoding': 'identity' } })
  const closing = server.close()
  await expect(fetch(`${address}/api/health/live`)).rejects.toThrow()
  answer.end('last')
  expect(await response.text()).toBe('first last')
  await closing
})

test('requests that are no HTTP, or with headers beyond reason, end their own connection only', async () => {
  const server = await testServer(pool)
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), address.hostname, () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.on('close', () => resolve(answer))
      socket.on('error', () => resolve(answer))
    })
  expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  expect(await say(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /)
  expect(
    await say(
      'POST /api/system/user/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1.1 400 /)
  expect((await fetch(new URL('/api/health/live', address))).status).toBe(200)
  await server.close()
})

test('a body that does not arrive is refused and its connection ended', async () => {
  const routes = [
    (app: FastifyInstance) => void app.post('/api/test/body', { config: { public: true } }, async () => 'read'),
  ]
  const server = await testServer(pool, { routes, bodyPatience: 50 })
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname, () =>
    socket.write(
      'POST /api/test/body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a":',
    ),
  )
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"request.slow"')
  await server.close()
})

const heads = {
  file: 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 500\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
  piece: 'content-type: application/offset+octet-stream\r\ncontent-length: 500\r\n\r\nabc',
} as const

test.each(Object.entries(heads))(
  'a %s of which nothing more comes is refused and its connection ended; one that comes slowly is taken',
  async (name, head) => {
    const routes = [
      (app: FastifyInstance) => {
        app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
        app.post('/api/test/file', { config: { public: true, files: true } }, async (request) => ({
          bytes: (await (await request.file())?.toBuffer())?.length,
        }))
        app.post('/api/test/piece', { config: { public: true, long: true } }, async ({ raw }) => {
          let bytes = 0
          for await (const chunk of raw) bytes += (chunk as Buffer).length // a request gives buffers
          return { bytes }
        })
      },
    ]
    const server = await testServer(pool, { routes, bodyPatience: 400 })
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const begin = (rest: (write: (text: string) => void) => void) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(address.port), address.hostname, () => {
          socket.write(`POST /api/test/${name} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${head}`)
          rest((text) => socket.write(text))
        })
        let answer = ''
        socket.on('data', (chunk) => (answer += String(chunk)))
        socket.on('error', () => undefined)
        socket.once('close', () => resolve(answer))
      })
    const idle = await begin(() => undefined)
    expect(idle).toMatch(/^HTTP\/1.1 408 /)
    expect(idle).toContain('"request.slow"')
    const ending = '\r\n--b--\r\n'
    const left = 500 - head.slice(head.indexOf('\r\n\r\n') + 4).length - ending.length
    const slow = await begin((write) => {
      let sent = 0
      const more = setInterval(() => {
        const part = Math.min(left - sent, Math.ceil(left / 20))
        sent += part
        write('x'.repeat(part) + (sent === left ? ending : ''))
        if (sent === left) clearInterval(more)
      }, 25)
    })
    expect(slow).toMatch(/^HTTP\/1.1 200 /)
    await server.close()
  },
)

test('readiness says when the disk is full, and a save that met its end says so too', async () => {
  const server = await testServer(pool, { readiness: { accepting: true, hasSpace: async () => false } })
  const answer = await server.app.inject({ url: '/api/health/ready', headers: { lang: 'en' } })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'server.full'])
  expect(busyOr(Object.assign(new Error('could not extend file'), { code: '53100' }))).toMatchObject({
    code: 'server.full',
    status: 503,
  })
  await server.close()
})
