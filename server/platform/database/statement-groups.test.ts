import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { openPool } from './pool.ts'
import { prepared } from './sql.ts'

const database = await freshDatabase()
const pid = sql`select pg_backend_pid() as pid`

test('what is asked for in the same turn is answered by one connection, each statement by itself', async () => {
  const pool = openPool(database.address)
  const grouped = pool.grouped()
  const pids = await Promise.all([1, 2, 3].map(() => grouped.query<{ pid: number }>(pid)))
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(1)
  await pool.query({ text: 'create table kept (id int primary key)', values: [] })
  const answers = await Promise.allSettled([
    grouped.query(sql`insert into kept values (${1}) returning id`),
    grouped.query(sql`insert into kept values (${1})`),
    grouped.query(sql`insert into kept values (${2}) returning id`),
  ])
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ id: 1 }] },
    { status: 'rejected', reason: { code: '23505' } },
    { status: 'fulfilled', value: [{ id: 2 }] },
  ])
  expect(await pool.query(sql`select id from kept order by id`)).toEqual([{ id: 1 }, { id: 2 }])
  await pool.end()
})

test('what only reads is answered in one transaction; when one fails the others are answered all the same', async () => {
  const pool = openPool(database.address, { max: 1 })
  const grouped = pool.grouped()
  const moment = (at: number) =>
    grouped.query<{ at: string; sum: number }>(sql`select now()::text as at, ${at}::int + 1 as sum`)
  const rows = (await Promise.all([1, 2, 3].map(moment))).flat()
  expect(rows.map(({ sum }) => sum)).toEqual([2, 3, 4])
  expect(new Set(rows.map(({ at }) => at)).size).toBe(1)

  const divided = (by: number) => grouped.query(prepared(sql`select 6 / ${by}::int as result`))
  const squared = (value: number) => grouped.query(prepared(sql`select ${value}::int * ${value}::int as result`))
  // The second time each is prepared on the connection, or has not been because one before it failed.
  for (const _ of [1, 2])
    expect(await Promise.allSettled([divided(2), divided(0), squared(3), divided(3)])).toMatchObject([
      { status: 'fulfilled', value: [{ result: 3 }] },
      { status: 'rejected', reason: { code: '22012' } },
      { status: 'fulfilled', value: [{ result: 9 }] },
      { status: 'fulfilled', value: [{ result: 2 }] },
    ])
  await pool.end()
})

test('a value that cannot be sent is refused, and what was asked for beside it is answered', async () => {
  const pool = openPool(database.address, { max: 1 })
  const grouped = pool.grouped()
  const unsendable = {
    toPostgres: () => {
      throw new Error('no text of it')
    },
  }
  const one = (value: unknown) => grouped.query(sql`select ${value}::text as one`)
  for (const _ of [1, 2])
    expect(await Promise.allSettled([one('a'), one(unsendable), one('b')])).toMatchObject([
      { status: 'fulfilled', value: [{ one: 'a' }] },
      { status: 'rejected', reason: { message: 'no text of it' } },
      { status: 'fulfilled', value: [{ one: 'b' }] },
    ])
  await pool.end()
})

test('two pieces of work never share a group', async () => {
  const pool = openPool(database.address)
  const pids = await Promise.all([pool.grouped(), pool.grouped()].map((one) => one.query<{ pid: number }>(pid)))
  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(2)
  await pool.end()
})

test('what takes long has a connection of its own', async () => {
  const pool = openPool(database.address)
  const grouped = pool.grouped()
  const { text, values } = pid
  const pids = await Promise.all(
    [{ text, values, long: true } as const, { text, values, long: true } as const, pid, pid].map((one) =>
      grouped.query<{ pid: number }>(one),
    ),
  )
  const [first, second, third, fourth] = pids.map(([row]) => row?.pid)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(fourth).toBe(third)
  await pool.end()
})

test('a statement that is over its time, or planned for a table that was altered, spoils none of its group', async () => {
  const pool = openPool(database.address, { max: 1, statementTimeout: 200 })
  const grouped = pool.grouped()
  await pool.query({ text: 'create table altered (id int)', values: [] })
  const all = prepared(sql`select * from altered where ${1} = 1`)
  await grouped.query(all)
  await pool.query({ text: 'alter table altered add column more text', values: [] })
  const answers = await Promise.allSettled([
    grouped.query(sql`select pg_sleep(20)`),
    grouped.query(all),
    grouped.query(sql`select ${1}::int as one`),
  ])
  expect(answers).toMatchObject([
    { status: 'rejected', reason: { code: 'server.busy', status: 503 } },
    { status: 'fulfilled', value: [] },
    { status: 'fulfilled', value: [{ one: 1 }] },
  ])
  await pool.end()
})

test('when the connection ends, or none is free, everything of the group is refused and the next is answered', async () => {
  const pool = openPool(database.address, { max: 1 })
  const grouped = pool.grouped()
  const ended = await Promise.allSettled([
    grouped.query(sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`),
    grouped.query(sql`select ${1}::int as one`),
  ])
  for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'server.busy' } })
  const holder = await pool.driver.connect()
  const refused = await Promise.allSettled([grouped.query(pid), grouped.query(pid)])
  for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'server.busy' } })
  holder.release()
  expect(await grouped.query(sql`select ${1}::int as one`)).toEqual([{ one: 1 }])
  await pool.end()
})
