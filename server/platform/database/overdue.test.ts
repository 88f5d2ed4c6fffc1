import { connect, createServer, type AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { openPool } from './pool.ts'
import { inTransaction } from './transaction.ts'

const database = await freshDatabase()

/** A way to the database that loses every answer while it is `deaf`. */
async function lossyWay() {
  const { host = '', port = 5432 } = database.address
  const way = { deaf: false }
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    near.pipe(far)
    far.on('data', (piece) => {
      if (!way.deaf) near.write(piece)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port: own } = server.address() as AddressInfo // it listens on a port
  return { way, address: { ...database.address, host: '127.0.0.1', port: own }, close: () => server.close() }
}

test('a statement whose answer is lost on the way is refused as busy, alone and in a transaction, and the pool serves on', async () => {
  const { way, address, close } = await lossyWay()
  const pool = openPool(address, { max: 2, statementTimeout: 100 })
  expect(await pool.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  way.deaf = true
  const begun = performance.now()
  const lost = await Promise.allSettled([
    pool.query(sql`select 2 as two`),
    inTransaction(pool, (on) => on.query(sql`select 3 as three`)),
  ])
  expect(lost).toMatchObject([
    { reason: { code: 'server.busy', cause: { message: 'Query read timeout' } } },
    { reason: { code: 'server.busy' } },
  ])
  expect(performance.now() - begun).toBeGreaterThan(1_000)
  way.deaf = false
  expect(await inTransaction(pool, (on) => on.query(sql`select 4 as four`))).toEqual([{ four: 4 }])
  await pool.end()
  close()
}, 20_000)
