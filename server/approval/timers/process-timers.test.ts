import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { stateModel } from '../../../core/approval/state.ts'
import { askPeople, flowOf, named } from '../../../core/approval/testing/sample-flows.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { lockInstance, readInstance } from '../approval-instance-store.ts'
import { flowProblems } from '../flow-consistency.ts'
import { rebuildProjections } from '../rebuild-projections.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { processTimers } from './process-timers.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world
const minute = 60_000

async function publish(version: number, nodes: FlowDefinition['nodes']): Promise<void> {
  const definition = { ...flowOf(nodes), key: 'trial', version, money: true }
  await pool.query(sql`update engine.flow_definition set status = '2' where key = 'trial'`)
  await pool.query(
    sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', ${version}, ${JSON.stringify(definition)}::jsonb, '1')`,
  )
}

const timers = (id: string) =>
  pool.query<{ due: number }>(
    sql`select t.due from engine.flow_timer t join engine.flow_instance i on i.id = t.instance where i.record_id = ${id}::uuid`,
  )
const tick = (at: number) => processTimers(systemContext(pool, world.running, at, 'test'))

test('a delay goes on when its time has come, not before, and once whoever looks', async () => {
  await publish(2, {
    a: askPeople([people.leader], 'pause'),
    pause: { kind: 'delay', label: named('pause'), next: 'b', wait: { minutes: 30 } },
    b: askPeople([people.finance], 'end'),
  })
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const [timer] = await timers(id)
  expect(await world.read(id)).toMatchObject({ approvalStatus: '1', currentNode: 'pause', currentHandlers: null })
  await tick((timer?.due ?? 0) - minute)
  expect(await timers(id)).toHaveLength(1)
  await Promise.all([tick((timer?.due ?? 0) + 1), tick((timer?.due ?? 0) + 1)])
  expect(await timers(id)).toEqual([])
  expect(await world.read(id)).toMatchObject({ currentNode: 'b', currentHandlers: [world.people.finance] })
  expect(await flowProblems(pool)).toEqual([])
})

test('what ends puts its timer out in the same transaction; what is suspended waits', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.act(id, 'revoke', { opinion: 'no more' })
  expect(await timers(id)).toEqual([])
})

test('an overdue task goes to the superior of who let it lie', async () => {
  await publish(3, { a: askPeople([people.leader], 'end', { limitHours: 8, overdue: 'escalate' }) })
  const id = await world.draft()
  await world.act(id, 'submit')
  await tick(Date.now() + 30 * 24 * 60 * minute)
  expect(await world.read(id)).toMatchObject({ approvalStatus: '1', currentHandlers: [world.people.chief] })
  expect(await flowProblems(pool)).toEqual([])
})

test('states of an earlier shape are told anew from their logs', async () => {
  const before = await pool.query(sql`select id, state from engine.flow_instance order by id`)
  await pool.query(sql`update engine.flow_instance set state = '{}'::jsonb, model = 1`)
  expect(await rebuildProjections(pool)).toBe(before.length)
  expect(await pool.query(sql`select id, state from engine.flow_instance order by id`)).toEqual(before)
  expect(await rebuildProjections(pool)).toBe(0)
})

test('a case that cannot be read is named once and set aside, and the others are told anew', async () => {
  const [odd] = await pool.query<{ id: string; number: string }>(
    sql`select id, number from engine.flow_instance order by id limit 1`,
  )
  const log = await pool.query<{ seq: number }>(
    sql`delete from engine.flow_log where instance = ${odd?.id}::uuid returning seq`,
  )
  expect(log.length).toBeGreaterThan(0)
  const all = await pool.query(sql`update engine.flow_instance set model = 1 returning id`)
  const named: string[] = []
  expect(await rebuildProjections(pool, ({ instance, number }) => named.push(`${instance} ${number}`))).toBe(all.length)
  expect(named).toEqual([`${odd?.id} ${odd?.number}`])
  expect(await rebuildProjections(pool, ({ instance }) => named.push(instance))).toBe(0)
  expect(named).toHaveLength(1)
  expect(await pool.query(sql`select id from engine.flow_instance where model = 1`)).toEqual([])
})

test('cases whose process version is gone are set aside like any that cannot be read, and the rest is told anew', async () => {
  // As after a restore by hand: the database itself keeps versions that are in use.
  await pool.query(sql`alter table engine.flow_instance drop constraint flow_instance_flow_version_fkey`)
  const lost = await pool.query<{ id: string }>(sql`
    insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, started, status, nodes, state, model, ver)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'gone', 1, 'trial.trial', gen_random_uuid(), ${people.leader}::uuid, 'test', now(), '0', '{}', '{}', 1, 1
    from generate_series(1, 201) n returning id`)
  const [kept] = await pool.query<{ id: string }>(
    sql`update engine.flow_instance set model = 1 where model > 1 returning id`,
  )
  const named = new Set<string>()
  await rebuildProjections(pool, ({ instance }) => named.add(instance))
  expect([named.size, lost.every(({ id }) => named.has(id))]).toEqual([201, true])
  expect(await pool.query(sql`select model from engine.flow_instance where id = ${kept?.id}::uuid`)).toEqual([
    { model: stateModel },
  ])
})

test('a case that was set aside is neither shown nor decided on its old state', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const [row] = await pool.query<{ id: string }>(
    sql`update engine.flow_instance set model = ${-stateModel} where record_id = ${id}::uuid returning id`,
  )
  const ctx = systemContext(pool, world.running, Date.now(), 'test')
  for (const read of [readInstance, lockInstance])
    await expect(read(ctx, row?.id ?? '')).rejects.toMatchObject({ code: 'flow.set-aside' })
  await expect(world.decide(people.leader, id, 'agree')).rejects.toMatchObject({ code: 'flow.set-aside' })
})
