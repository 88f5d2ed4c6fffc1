import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../platform/database/pool.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { freshDatabase } from '../../testing/database.ts'
import { deliver } from './deliver-outbox-rows.ts'
import { openRelay } from './relay.ts'

const { address, pool } = await freshDatabase()
const anna = '01900000-0000-7000-8000-00000000000a'
const boris = '01900000-0000-7000-8000-00000000000b'
const worded = new Set(['trial.told'])
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  await prepareJobs(pool)
  // Migrations may have left events.
  await pool.query(sql`truncate engine.outbox`)
})

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await pool.query(sql`truncate engine.outbox, engine.notice`)
})

/** A business transaction that stays open as long as it is wanted. */
async function business() {
  const client = new pg.Client({ ...pool.driver.options })
  await client.connect()
  await client.query('begin')
  return {
    tell: (person: string, n: number) =>
      client.query(`insert into engine.outbox (at, event, person, data) values (now(), 'trial.told', $1, $2)`, [
        person,
        { n },
      ]),
    async end(how: 'commit' | 'rollback') {
      await client.query(how)
      await client.end()
    },
  }
}

async function toldTo(person: string): Promise<number[]> {
  const rows = await pool.query<{ n: number }>(
    sql`select (params ->> 'n')::int as n from engine.notice where person = ${person}::uuid order by id`,
  )
  return rows.map(({ n }) => n)
}

test('a transaction that began earlier is told first, however late it ends, and a rolled back one never', async () => {
  const early = await business()
  await early.tell(anna, 1)
  const late = await business()
  await late.tell(anna, 2)
  const undone = await business()
  await undone.tell(anna, 3)
  await late.end('commit')
  await undone.end('rollback')
  expect((await deliver(pool, worded)).rows).toBe(0)
  await early.end('commit')
  expect((await deliver(pool, worded)).rows).toBe(2)
  expect(await toldTo(anna)).toEqual([1, 2])
  expect(await pool.query(sql`select event from engine.outbox`)).toEqual([])
})

test('a long transaction in another database of the same server holds up nobody', async () => {
  const other = await freshDatabase({ empty: true })
  const client = await other.pool.driver.connect()
  await client.query('create table held (id int); begin; insert into held values (1)')
  const own = await business()
  await own.tell(anna, 1)
  await own.end('commit')
  expect((await deliver(pool, worded)).rows).toBe(1)
  await client.query('rollback')
  client.release()
})

test('an event that has no words, and one for nobody, are carried on without a notice', async () => {
  await pool.query(
    sql`insert into engine.outbox (at, event, person, data) values (now(), 'trial.silent', ${anna}::uuid, '{}'), (now(), 'trial.told', null, '{}')`,
  )
  expect((await deliver(pool, worded)).rows).toBe(2)
  expect(await toldTo(anna)).toEqual([])
  expect((await deliver(pool, worded)).rows).toBe(0)
})

test('relays that are killed again and again between striking out and delivering lose nothing and double nothing', async () => {
  await pool.query(sql`create sequence kills`)
  await pool.query(sql`
    create function pg_temp_kill() returns trigger language plpgsql as $$
    begin
      if nextval('kills') % 3 = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`)
  await pool.query(
    sql`create trigger kill after delete on engine.outbox for each statement execute function pg_temp_kill()`,
  )
  const errors: unknown[] = []
  for (let nr = 0; nr < 2; nr += 1) {
    const own = openPool(address, { max: 2 })
    const relay = openRelay({ pool: own, worded, onError: (error) => errors.push(error), pause: 5 })
    closers.push(async () => {
      await relay.close()
      await own.end()
    })
  }
  const wanted = Array.from({ length: 60 }, (_, n) => n)
  for (const n of wanted) {
    await pool.query(
      sql`insert into engine.outbox (at, event, person, data) values (now(), 'trial.told', ${n % 2 === 0 ? anna : boris}::uuid, ${JSON.stringify({ n })})`,
    )
    await wait(5)
  }
  await expect
    .poll(async () => (await pool.query(sql`select 1 from engine.outbox where done_at is null`)).length, {
      timeout: 20_000,
    })
    .toBe(0)
  expect(await toldTo(anna)).toEqual(wanted.filter((n) => n % 2 === 0))
  expect(await toldTo(boris)).toEqual(wanted.filter((n) => n % 2 === 1))
  expect(errors.length).toBeGreaterThan(0)
  await pool.query(sql`drop trigger kill on engine.outbox`)
})

test('what happens while one relay carries a batch is found by the other, each row once', async () => {
  await pool.query(
    sql`insert into engine.outbox (at, event, person, data) select now(), 'trial.told', ${anna}::uuid, jsonb_build_object('n', n) from generate_series(1, 5000) n`,
  )
  const done = await Promise.all([deliver(pool, worded), deliver(pool, worded), deliver(pool, worded)])
  let rows = done.reduce((sum, one) => sum + one.rows, 0)
  while (rows < 5_000) rows += (await deliver(pool, worded)).rows
  expect(await toldTo(anna)).toEqual(Array.from({ length: 5_000 }, (_, n) => n + 1))
})
