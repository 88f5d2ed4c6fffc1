import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { openPool } from './pool.ts'
import { lossyWay } from './testing/lossy-connection.ts'
import { inTransaction } from './transaction.ts'

const database = await freshDatabase()

test('a statement whose answer is lost on the way is refused as busy, alone and in a transaction, and the pool serves on', async () => {
  const { way, address, close } = await lossyWay(database.address)
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
})
