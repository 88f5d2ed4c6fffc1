import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { flowWorld } from '../approval/testing/flow-world.ts'
import { systemContext } from '../platform/context/system-context.ts'
import { prepareJobs } from '../platform/jobs/prepare-jobs.ts'
import { freshDatabase } from '../testing/database.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
await prepareJobs(pool)

const hour = 3_600_000

test('sign-ins, calls, messages, notices and jobs are kept as many days as the settings of retention say', async () => {
  const ctx = systemContext(pool, world.running, Date.parse('2026-11-18T03:20:00+08:00'), 'test')
  const me = world.people.leader
  const kept = { signInDays: 200, callDays: 210, messageDays: 40, noticeDays: 50, jobDays: 60 }
  const around = (days: number) =>
    [days - 1, days + 1].map((age) => [String(age), new Date(ctx.now - age * 24 * hour)] as const)
  for (const [key, days] of Object.entries(kept)) {
    await pool.query(sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type)
      values (uuidv7(), ${me}::uuid, 'test', ${`retention.${key}`}, ${String(days)}, 'number')`)
  }
  for (const [age, at] of around(kept.signInDays)) {
    await pool.query(
      sql`insert into engine.sign_in_log (at, account, outcome, way, client, ip, agent, request_id) values (${at}, ${age}, 'ok', 'password', 'pc', '', '', '')`,
    )
  }
  for (const [age, at] of around(kept.messageDays))
    await pool.query(
      sql`insert into engine.sms_outbox (id, tel, body, purpose, created_at) values (uuidv7(), '19900001234', ${age}, 'notice', ${at})`,
    )
  for (const [age, at] of around(kept.noticeDays)) {
    await pool.query(
      sql`insert into engine.notice (person, event, type, params, at, read_at) values (${me}::uuid, ${age}, 'kept', '{}', ${at}, ${at})`,
    )
  }
  for (const [age, at] of around(kept.jobDays))
    await pool.query(sql`insert into engine.job_log (name, started, ended, ok) values (${age}, ${at}, ${at}, true)`)
  for (const [age, at] of around(kept.callDays)) {
    await pool.query(sql`insert into engine.call_log (at, source, method, path, person_name, ip, request_id, search, tokens)
      values (${at}, 'call', 'GET', ${age}, '', '', '', '', '{}')`)
  }
  await deleteExpiredRows(ctx)
  const left =
    await pool.query(sql`select (select array_agg(account) from engine.sign_in_log) as "signIns", (select array_agg(body) from engine.sms_outbox) as messages,
    (select array_agg(event) from engine.notice where type = 'kept') as notices, (select array_agg(name) from engine.job_log) as jobs,
    (select array_agg(path) from engine.call_log) as calls`)
  expect(left).toEqual([{ signIns: ['199'], messages: ['39'], notices: ['49'], jobs: ['59'], calls: ['209'] }])
})

test('leftovers go when their time has come, and not before', async () => {
  const ctx = systemContext(pool, world.running, Date.parse('2026-11-18T03:20:00+08:00'), 'test')
  const ago = (hours: number) => new Date(ctx.now - hours * hour)
  const person = v7()
  for (const hours of [47, 49]) {
    await pool.query(
      sql`insert into engine.idempotency (key, person, route, body_hash, at) values (${String(hours)}, ${person}::uuid, 'r', 'h', ${ago(hours)})`,
    )
  }
  await pool.query(sql`truncate engine.outbox`)
  await pool.query(
    sql`insert into engine.outbox (at, event, done_at) values (${ago(400)}, 'open', null), (${ago(400)}, 'lately', ${ago(167)}), (${ago(400)}, 'long', ${ago(169)})`,
  )
  await deleteExpiredRows(ctx)
  await deleteExpiredRows(ctx)
  expect(await pool.query(sql`select key from engine.idempotency`)).toEqual([{ key: '47' }])
  expect(await pool.query(sql`select event from engine.outbox order by event`)).toEqual([
    { event: 'lately' },
    { event: 'open' },
  ])
})
