import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../core/words/refusal.ts'
import { freshDatabase } from '../../testing/database.ts'
import type { Sql } from './sql.ts'
import { inTransaction } from './transaction.ts'

const { pool } = await freshDatabase({ empty: true })
await pool.query(sql`create table account (id int primary key, balance int not null)`)

beforeEach(async () => {
  await pool.query(sql`delete from account`)
  await pool.query(sql`insert into account values (1, 100), (2, 100)`)
})

test('what returns is committed, what throws is undone and passed on as it was', async () => {
  expect(
    await inTransaction(pool, async (on) => on.query(sql`update account set balance = 1 where id = 1 returning id`)),
  ).toEqual([{ id: 1 }])
  const refusal = new Refusal('contract.spent')
  const attempt = inTransaction(pool, async (on) => {
    await on.query(sql`update account set balance = 2 where id = 1`)
    throw refusal
  })
  await expect(attempt).rejects.toBe(refusal)
  expect(await balances()).toEqual([1, 100])
})

test('work that asks nothing of the database begins no transaction, and a statement aside outlives one that is undone', async () => {
  expect(await inTransaction(pool, async (on) => on.isOpen())).toBe(false)
  const attempt = inTransaction(pool, async (on) => {
    await on.query(sql`update account set balance = 7 where id = 1`)
    await on.aside.query(sql`update account set balance = 8 where id = 2`)
    throw new Refusal(String(on.isOpen()))
  })
  await expect(attempt).rejects.toThrow('true')
  expect(await balances()).toEqual([100, 8])
})

test('work that swallows a database error is not taken for committed', async () => {
  const attempt = inTransaction(pool, async (on) => {
    await on.query(sql`update account set balance = 3 where id = 1`)
    await on.query(sql`insert into account values (1, 0)`).catch(() => undefined)
  })
  await expect(attempt).rejects.toThrow('swallowed')
  expect(await balances()).toEqual([100, 100])
})

test('crossed transfers that deadlock are done again and nothing is lost', async () => {
  const meeting = barrier(2)
  let tries = 0
  const transfer = (from: number, to: number) =>
    inTransaction(pool, async (on) => {
      tries += 1
      await move(on, from, -10)
      await meeting()
      await move(on, to, 10)
    })
  await Promise.all([transfer(1, 2), transfer(2, 1)])
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(await balances()).toEqual([100, 100])
})

test('serializable work that lost a race is done again', async () => {
  const meeting = barrier(2)
  const spend = () =>
    inTransaction(
      pool,
      async (on) => {
        const [row] = await on.query<{ sum: string }>(sql`select sum(balance) as sum from account`)
        await meeting()
        if (Number(row?.sum) < 200) return 'too late'
        await on.query(sql`insert into account select max(id) + 1, -200 from account`)
        return 'spent'
      },
      { isolation: 'serializable' },
    )
  expect((await Promise.all([spend(), spend()])).sort()).toEqual(['spent', 'too late'])
})

test('a row that somebody holds is waited for, then the caller is told to try again', async () => {
  await inTransaction(pool, async (holder) => {
    await holder.query(sql`select from account where id = 1 for update`)
    const attempt = inTransaction(pool, async (on) => {
      await on.query(sql`set local lock_timeout = '50ms'`)
      await on.query(sql`update account set balance = 0 where id = 1`)
    })
    await expect(attempt).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  })
})

test('a connection lost in the middle leaves nothing behind', async () => {
  const attempt = inTransaction(pool, async (on) => {
    await on.query(sql`update account set balance = 4 where id = 1`)
    await on.query(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(attempt).rejects.toMatchObject({ code: 'server.busy' })
  expect(await balances()).toEqual([100, 100])
})

test('long work may state its own limit', async () => {
  const limit = await inTransaction(pool, (on) => on.query(sql`show statement_timeout`), { statementTimeout: 60_000 })
  expect(limit).toEqual([{ statement_timeout: '1min' }])
})

function move(on: Sql, id: number, amount: number): Promise<object[]> {
  return on.query(sql`update account set balance = balance + ${amount} where id = ${id}`)
}

async function balances(): Promise<unknown[]> {
  const rows = await pool.query(sql`select balance from account order by id`)
  return rows.map((row) => row['balance'])
}

/** Lets nobody on until so many have come; later comers pass. */
function barrier(size: number): () => Promise<void> {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  let come = 0
  return () => {
    come += 1
    if (come >= size) open()
    return opened
  }
}
