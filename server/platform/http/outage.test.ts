import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { giveRole, makePerson } from '../../identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { openPool } from '../database/pool.ts'
import { openLog } from './request-log.ts'

const { pool: direct, address } = await freshDatabase()
const sockets = new Set<Socket>()
let cut = false

// The way to the database leads through this wire, which the test can cut.
const wire = createServer((client) => {
  if (cut) return void client.destroy()
  const { host = '', port = 5432 } = address
  const server = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from)
    from
      .on('error', () => to.destroy())
      .on('close', () => to.destroy())
      .pipe(to)
  }
})
wire.listen(0, '127.0.0.1')
await once(wire, 'listening')
const { port } = wire.address() as AddressInfo // it listens on a port
const pool = openPool({ ...address, host: '127.0.0.1', port })
afterAll(async () => {
  await pool.end()
  wire.close()
})

test('without its database the server says 503 and try again, never 401 or 500, and heals by itself', async () => {
  const server = await testServer(pool, { log: openLog('silent') })
  const id = await makePerson(direct, { code: 'patient' })
  const page = await signedIn(server.app, 'patient')
  const ask = (url = '/api/system/user/allMyData') => call(server.app, page, url)
  expect((await ask()).statusCode).toBe(200)

  cut = true
  for (const socket of sockets) socket.destroy()
  for (let time = 0; time < 20; time += 1) {
    const answer = await ask()
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '2', 'server.busy'])
  }
  expect((await server.app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/api/health/ready' })).statusCode).toBe(503)

  cut = false
  expect((await ask()).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/api/health/ready' })).json().data).toBe(true)
  await giveRole(direct, id, 'later', ['x-ck'])
  const rights = async () => (await ask()).json().data.peData
  while ((await rights()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  await server.close()
})
