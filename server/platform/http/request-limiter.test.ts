import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { admission } from './request-limiter.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('calls beyond the width wait, and callers are served in turn whoever has how many', async () => {
  const { enter, leave } = admission({ width: 1, waiting: 10, patience: 10_000 })
  const served: string[] = []
  const call = (caller: string) => enter(caller).then(() => served.push(caller))
  for (const caller of ['a', 'a', 'a', 'a', 'b', 'c']) void call(caller)
  await settled()
  for (let done = 0; done < 5; done += 1) {
    leave()
    await settled()
  }
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
  leave()
  await enter('d')
})

test('a line that is full refuses at once, and whoever waits too long is refused and keeps no place', async () => {
  const { enter, leave } = admission({ width: 1, waiting: 1, patience: 20 })
  await enter('a')
  const late = enter('b')
  await expect(enter('c')).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  await expect(late).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  leave()
  await enter('d')
})

test('a line that is full makes room for another caller at the cost of the longest', async () => {
  const { enter, leave } = admission({ width: 1, waiting: 3, patience: 10_000 })
  await enter('a')
  const lines = ['a', 'a', 'a'].map((caller) =>
    enter(caller).then(
      () => 'served',
      () => 'refused',
    ),
  )
  const other = enter('b')
  expect(await lines[2]).toBe('refused')
  await expect(enter('a')).rejects.toMatchObject({ code: 'server.busy' })
  for (let done = 0; done < 3; done += 1) leave()
  await other
  expect(await Promise.all(lines)).toEqual(['served', 'served', 'refused'])
})

const { pool } = await freshDatabase()
const usualWidth = 48

/**
 * A server where so many calls have come in once `all` answers, and where `/api/test/held` answers once they are
 * released.
 */
async function heldServer(count: number) {
  let come = 0
  let full: () => void = () => undefined
  let release: () => void = () => undefined
  const all = new Promise<void>((resolve) => (full = resolve))
  const gate = new Promise<void>((resolve) => (release = resolve))
  const arrived = () => {
    come += 1
    if (come === count) full()
  }
  const routes = [
    (app: FastifyInstance) => {
      app.post(
        '/api/test/body',
        { config: { session: true }, onRequest: async () => arrived() },
        async ({ body }) => body,
      )
      app.get('/api/test/quick', { config: { session: true } }, async () => ({ done: true }))
      app.get('/api/test/held', { config: { session: true } }, async () => {
        arrived()
        await gate
        return { done: true }
      })
    },
  ]
  const server = await testServer(pool, { routes })
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  return { ...server, address, all, release }
}

test('bodies that arrive slowly keep nobody waiting', async () => {
  await makePerson(pool, { code: 'slow' })
  await makePerson(pool, { code: 'quick' })
  const server = await heldServer(usualWidth)
  const slow = await signedIn(server.app, 'slow')
  const page = await signedIn(server.app, 'quick')
  const begin = (socket: Socket) =>
    socket.write(
      `POST /api/test/body HTTP/1.1\r\nhost: x\r\naccesstoken: ${slow.accessToken}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{`,
    )
  const sockets = Array.from({ length: usualWidth }, () => {
    const socket: Socket = connect(Number(server.address.port), server.address.hostname, () => begin(socket))
    return socket
  })
  await server.all
  const begun = performance.now()
  const answer = await fetch(new URL('/api/test/quick', server.address), { headers: { ...page } })
  expect(await answer.json()).toMatchObject({ code: '0', data: { done: true } })
  expect(performance.now() - begun).toBeLessThan(2_000)
  for (const socket of sockets) socket.destroy()
  await server.close()
})

test('a token that is none of ours waits in no line, and holds no place in one', async () => {
  await makePerson(pool, { code: 'many' })
  const server = await heldServer(usualWidth)
  const page = await signedIn(server.app, 'many')
  const held = Array.from({ length: usualWidth }, () =>
    fetch(new URL('/api/test/held', server.address), { headers: { ...page } }),
  )
  await server.all
  const begun = performance.now()
  const forged = await fetch(new URL('/api/test/quick', server.address), { headers: { accesstoken: 'invented' } })
  expect(forged.status).toBe(401)
  expect(performance.now() - begun).toBeLessThan(2_000)
  server.release()
  expect((await Promise.all(held)).every(({ status }) => status === 200)).toBe(true)
  await server.close()
})
