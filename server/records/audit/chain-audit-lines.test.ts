import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { rowsOf } from '../../platform/database/row-query.ts'
import { makeWorld } from '../testing/records-world.ts'
import { ship } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { type Checkpoint, sealAudit } from './chain-audit-lines.ts'
import { verifyAudit } from './verify-audit-chain.ts'
import { audited } from './write-audit-line.ts'

let pool: Pool
let me: Ctx
let checkpoint: Checkpoint | null

beforeEach(async () => {
  const world = await makeWorld()
  pool = world.pool
  me = await world.as({})
  for (let at = 0; at < 12; at += 1)
    await audited(me, { verb: `look ${at}`, document: 'sea.ship', recordId: me.actor.id, title: 't', detail: { at } })
  await save(me, ship, { shipName: '北陆' })
  checkpoint = (await sealAudit(pool)).checkpoint
  for (const table of ['audit', 'audit_seal'])
    await pool.driver.query(`alter table engine.${table} disable trigger only_added`)
})

test('lines are chained once and the chain is whole', async () => {
  expect(await verifyAudit(pool)).toEqual({ lines: 13, problems: [] })
  expect(checkpoint?.seq).toBe(13)
  expect(await sealAudit(pool)).toEqual({ lines: 0, checkpoint: null })
  await audited(me, { verb: 'later' })
  expect((await sealAudit(pool)).lines).toBe(1)
  expect(await verifyAudit(pool)).toEqual({ lines: 14, problems: [] })
})

test('a line waits while an older transaction is still open, and nothing is lost by it', async () => {
  const client = await pool.driver.connect()
  await client.query('begin')
  await client.query(
    `insert into engine.audit (at, person_name, verb, ip, request_id) values (now(), 'x', 'slow', '', '')`,
  )
  await audited(me, { verb: 'quick' })
  expect((await sealAudit(pool)).lines).toBe(0)
  await client.query('commit')
  client.release()
  expect((await sealAudit(pool)).lines).toBe(2)
  expect(await verifyAudit(pool)).toEqual({ lines: 15, problems: [] })
})

test('a line waits for the older transaction also while younger ones are open', async () => {
  const opened = async () => {
    const client = await pool.driver.connect()
    await client.query('begin')
    await client.query(
      `insert into engine.audit (at, person_name, verb, ip, request_id) values (now(), 'x', 'open', '', '')`,
    )
    return client
  }
  const older = await opened()
  await audited(me, { verb: 'quick' })
  const younger = [await opened(), await opened(), await opened()]
  expect((await sealAudit(pool)).lines).toBe(0)
  for (const client of [...younger.reverse(), older]) {
    await client.query('commit')
    client.release()
  }
  expect((await sealAudit(pool)).lines).toBe(5)
  expect(await verifyAudit(pool)).toEqual({ lines: 18, problems: [] })
})

test('many sealers at once seal every line exactly once', async () => {
  await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      await audited(me, { verb: `many ${at}` })
      await sealAudit(pool)
    }),
  )
  await sealAudit(pool)
  expect(await verifyAudit(pool)).toEqual({ lines: 43, problems: [] })
})

test('reliability 33: every changed column of a line shows', async () => {
  const columns = [
    'id',
    'at',
    'person',
    'person_name',
    'verb',
    'document',
    'record_id',
    'title',
    'ip',
    'request_id',
    'unscoped',
    'detail',
  ]
  const { rows } = await pool.driver.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'engine' and table_name = 'audit' and column_name <> 'xid'`,
  )
  expect(rows.map((row) => row.column_name).sort()).toEqual([...columns].sort())
  const changed: Record<string, string> = {
    id: `overriding`,
    at: `at + interval '1 ms'`,
    person: 'gen_random_uuid()',
    record_id: 'gen_random_uuid()',
  }
  for (const column of columns) {
    if (column === 'id') continue
    await pool.driver.query(`create table kept as select * from engine.audit where verb = 'look 5'`)
    await pool.driver.query(
      `update engine.audit set ${column} = ${changed[column] ?? `coalesce(${column}, '') || 'x'`} where id = (select id from kept)`,
    )
    expect([column, (await verifyAudit(pool)).problems]).toEqual([column, [{ sort: 'changed', line: 6 }]])
    await pool.driver.query(
      `update engine.audit a set ${column} = kept.${column} from kept where a.id = kept.id; drop table kept`,
    )
    expect((await verifyAudit(pool)).problems).toEqual([])
  }
})

test('reliability 33: a deleted, swapped or inserted line and a cut tail show', async () => {
  const problemsAfter = async (tampering: string) => {
    const client = await pool.driver.connect()
    await client.query('begin')
    await client.query(tampering)
    const { problems } = await verifyAudit(
      { query: (statement) => rowsOf(client, statement) },
      checkpoint === null ? [] : [checkpoint],
    )
    await client.query('rollback')
    client.release()
    return problems
  }
  expect(await problemsAfter(`delete from engine.audit where verb = 'look 3'`)).toEqual([{ sort: 'deleted', line: 4 }])
  expect(
    await problemsAfter(
      `with gone as (delete from engine.audit_seal where seq = 4 returning audit_id) delete from engine.audit where id = (select audit_id from gone)`,
    ),
  ).toContainEqual({ sort: 'missing', line: 4 })
  expect(
    await problemsAfter(
      `update engine.audit set verb = case verb when 'look 1' then 'look 2' else 'look 1' end where verb in ('look 1', 'look 2')`,
    ),
  ).toEqual([
    { sort: 'changed', line: 2 },
    { sort: 'changed', line: 3 },
  ])
  expect(
    await problemsAfter(
      `insert into engine.audit (xid, at, person_name, verb, ip, request_id) values ('1', now(), 'x', 'forged', '', '')`,
    ),
  ).toHaveLength(1)
  expect(
    await problemsAfter(
      `delete from engine.audit where id in (select audit_id from engine.audit_seal where seq > 10); delete from engine.audit_seal where seq > 10; delete from engine.audit_checkpoint`,
    ),
  ).toEqual([{ sort: 'cut', line: 13 }])
  expect(await problemsAfter(`select 1`)).toEqual([])
})

test('the audit and the history refuse to be changed', async () => {
  await pool.driver.query('alter table engine.audit enable trigger only_added')
  for (const change of [
    `update engine.audit set verb = 'x'`,
    `delete from engine.audit`,
    `truncate engine.audit`,
    `delete from engine.history`,
  ]) {
    await expect(pool.driver.query(change)).rejects.toThrow('only added')
  }
})
