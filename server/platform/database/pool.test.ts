import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { Refusal } from '../../../core/words/refusal.ts'
import { freshDatabase } from '../../testing/database.ts'
import { openPool } from './pool.ts'
import { rowsOf } from './row-query.ts'
import { named, prepared, repeated, type Sql, type Statement } from './sql.ts'
import { inTransaction } from './transaction.ts'

const database = await freshDatabase()
const { pool } = database

test('money, quantities and long numbers arrive as text with every digit', async () => {
  const rows = await pool.query(sql`
    select 99999999999999.99::numeric as money, 9007199254740993::int8 as id, array[0.10, null]::numeric[] as parts,
           array[9007199254740993]::int8[] as ids`)
  expect(rows).toEqual([
    { money: '99999999999999.99', id: '9007199254740993', parts: ['0.10', null], ids: ['9007199254740993'] },
  ])
})

test('a date arrives as its day and an instant as milliseconds, whatever the zone', async () => {
  const at = Date.UTC(2026, 10, 20, 16, 30, 0, 123)
  const rows = await pool.query(sql`
    select date '2026-02-28' as day, to_timestamp(${at / 1000}) as at, to_timestamp(${at / 1000})::date as business_day,
           array[to_timestamp(0), null] as instants, timestamptz '1890-01-01 00:00:00+00' as old`)
  expect(rows).toEqual([
    { day: '2026-02-28', at, business_day: '2026-11-21', instants: [0, null], old: Date.UTC(1890, 0, 1) },
  ])
})

test('a value that cannot be read fails its own statement, and the connection serves on', async () => {
  const single = openPool(database.address, { max: 1 })
  await expect(single.query(sql`select 'infinity'::timestamptz as at`)).rejects.toThrow(
    'an instant outside our calendar',
  )
  expect(
    await single.query(
      sql`select null::numeric as none, true as yes, '{"a":1}'::jsonb as json, 7::int as whole from generate_series(1, 2)`,
    ),
  ).toEqual(Array.from({ length: 2 }, () => ({ none: null, yes: true, json: { a: 1 }, whole: 7 })))
  expect(await single.query(sql`select 1::int as yes, 'x' as none`)).toEqual([{ yes: 1, none: 'x' }])
  await single.end()
})

test('a named statement is planned once per connection', async () => {
  await inTransaction(pool, async (transaction) => {
    for (const value of [1, 2]) await transaction.query(named('twice', sql`select ${value}::int as value`))
    for (const value of [1, 2]) await transaction.query(prepared(sql`select ${value}::int as other`))
    const known = await transaction.query(sql`select name from pg_prepared_statements`)
    expect(known).toHaveLength(2)
  })
})

test('what columns a prepared statement has is told once per connection, and its rows come whole', async () => {
  const client = await pool.driver.connect()
  try {
    let told = 0
    const { connection } = client as unknown as { connection: { on: (event: string, told: () => void) => void } }
    connection.on('rowDescription', () => (told += 1))
    const ask = (statement: Statement) => rowsOf(client, statement)
    for (const value of [1, 2, 3])
      expect(await ask(named('described', sql`select ${value}::int as value, null as nothing`))).toEqual([
        { value, nothing: null },
      ])
    expect(told).toBe(1)
    for (const value of [1, 2]) expect(await ask(sql`select ${value}::int as other`)).toEqual([{ other: value }])
    expect(told).toBe(3)
  } finally {
    client.release()
  }
})

test('a statement that is asked again is prepared, and a connection keeps only the latest of them', async () => {
  await inTransaction(pool, async (transaction) => {
    for (const number of Array.from({ length: 150 }, (_, at) => at % 75))
      expect(
        await transaction.query(repeated({ text: `select $1::int as column_${number}`, values: [number] })),
      ).toEqual([{ [`column_${number}`]: number }])
    const [kept] = await transaction.query<{ count: string }>(
      sql`select count(*) as count from pg_prepared_statements where statement like '%column!_%' escape '!'`,
    )
    expect(kept?.count).toBe('60')
    expect(await transaction.query(repeated({ text: 'select $1::int as column_0', values: [9] }))).toEqual([
      { column_0: 9 },
    ])
  })
})

test('a statement that had to make room in a failed transaction is prepared anew when it is asked again', async () => {
  const single = openPool(database.address, { max: 1 })
  const ask = (on: Sql, number: number) =>
    on.query(repeated({ text: `select $1::int as evicted_${number}`, values: [number] }))
  for (const number of Array.from({ length: 120 }, (_, at) => at % 60)) await ask(single, number)
  await single.query(repeated({ text: 'select $1::int as newest', values: [1] }))
  await expect(
    inTransaction(single, async (transaction) => {
      await transaction.query(sql`select 1 / 0`).catch(() => undefined)
      await transaction.query(repeated({ text: 'select $1::int as newest', values: [1] }))
    }),
  ).rejects.toThrow('aborted')
  expect(await ask(single, 0)).toEqual([{ evicted_0: 0 }])
  await single.end()
})

test('statements of one transaction may be sent together', async () => {
  const answers = await inTransaction(pool, (transaction) =>
    Promise.all(
      [1, 2, 3].map((value) => transaction.query(sql`select ${value}::int as value, pg_backend_pid() as pid`)),
    ),
  )
  expect(answers.flat().map((row) => row['value'])).toEqual([1, 2, 3])
  expect(new Set(answers.flat().map((row) => row['pid'])).size).toBe(1)
})

test('when every connection is taken a caller waits three seconds and is refused', async () => {
  const small = openPool(database.address, { max: 1 })
  const holder = await small.driver.connect()
  const begun = performance.now()
  await expect(small.query(sql`select 1`)).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  expect(performance.now() - begun).toBeGreaterThan(2_900)
  expect(performance.now() - begun).toBeLessThan(4_000)
  holder.release()
  expect(await small.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await small.end()
})

test('a statement over its time is ended and refused, and the connection serves on', async () => {
  const hasty = openPool(database.address, { max: 1, statementTimeout: 100 })
  await expect(hasty.query(sql`select pg_sleep(20)`)).rejects.toMatchObject({ code: 'server.busy' })
  expect(await hasty.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await hasty.end()
})

test('the limits on statements, locks and idle transactions are those promised', async () => {
  const usual = openPool(database.address, { max: 1 })
  const rows = await usual.query(sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle`)
  await usual.end()
  expect(rows).toEqual([{ statement: '15s', lock: '5s', idle: '30s' }])
})

test('a connection that the server ends is replaced and its caller told to try again', async () => {
  const error: unknown = await pool
    .query(sql`select pg_terminate_backend(pg_backend_pid())`)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ code: 'server.busy', status: 503 })
  expect(await pool.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('a mistake in a statement stays what it is, our bug, and costs no connection', async () => {
  const one = openPool(database.address, { max: 1 })
  const before = await one.query(sql`select pg_backend_pid() as pid`)
  await expect(one.query(sql`select nothing from nowhere`)).rejects.toMatchObject({ code: '42P01' })
  expect(await one.query(sql`select pg_backend_pid() as pid`)).toEqual(before)
  await one.end()
})

test('a statement planned for a table that was altered since succeeds, alone and in a transaction', async () => {
  const few = openPool(database.address, { max: 2 })
  const ask = prepared(sql`select width from altered`)
  await few.driver.query('create table altered (width numeric(20,2)); insert into altered values (1.5)')
  const planned = async () => Promise.all([few.query(ask), few.query(ask)])
  expect(await planned()).toEqual([[{ width: '1.50' }], [{ width: '1.50' }]])
  await few.driver.query('alter table altered alter column width type numeric(20,4)')
  expect(await planned()).toEqual([[{ width: '1.5000' }], [{ width: '1.5000' }]])
  await few.driver.query('alter table altered alter column width type text')
  expect(await inTransaction(few, (on) => on.query(ask))).toEqual([{ width: '1.5000' }])
  await few.end()
})
