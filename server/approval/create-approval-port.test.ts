import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../core/approval/action.ts'
import { replay } from '../../core/approval/replay.ts'
import type { Ctx } from '../platform/context/context.ts'
import { makeContext } from '../platform/context/make-context.ts'
import { page } from '../records/list/list-page.ts'
import { change } from '../records/write/change-by-system.ts'
import { freshDatabase } from '../testing/database.ts'
import { flowWorld } from './testing/flow-world.ts'
import { trial, trialFlow } from './testing/trial-document.ts'

const { pool } = await freshDatabase()
const heard: string[] = []
const note = (event: string) => (_ctx: Ctx, record: Readonly<Record<string, unknown>>) => {
  heard.push(`${event} at ${String(record.approvalStatus)}`)
}
const world = await flowWorld(pool, [
  {
    on: {
      submit: note('submit'),
      returned: note('returned'),
      withdrawn: note('withdrawn'),
      approved: note('approved'),
      revoked: note('revoked'),
      closed: note('closed'),
    },
  },
])
const { people } = world

test('a payment goes from its drafter over leader and finance to the end, and everything agrees', async () => {
  heard.length = 0
  const id = await world.draft('500.00')
  const submitted = await world.act(id, 'submit')
  expect(submitted).toMatchObject({
    approvalStatus: '1',
    currentNode: 'leader',
    currentHandlers: [world.people.leader],
  })
  await world.decide(people.leader, id, 'agree', { opinion: 'fine' })
  expect(await world.read(id)).toMatchObject({
    currentNode: 'finance',
    currentHandlers: expect.arrayContaining([world.people.finance, world.people.finance2]),
  })
  await world.decide(people.finance2, id, 'agree')
  expect(await world.read(id)).toMatchObject({
    approvalStatus: '2',
    currentNode: null,
    currentHandlers: null,
    approveTime: expect.any(Number),
  })
  expect(heard).toEqual(['submit at 1', 'approved at 2'])
  expect(await told(id)).toEqual([
    ['task.opened', people.leader],
    ['task.opened', people.finance],
    ['task.opened', people.finance2],
    ['flow.copied', people.cashier],
    ['flow.approved', people.drafter],
  ])
  expect(
    await pool.query(sql`select verb, detail from engine.audit where record_id = ${id}::uuid order by id`),
  ).toEqual([
    { verb: 'create', detail: null },
    { verb: 'number', detail: null },
    { verb: 'submit', detail: null },
    { verb: 'agree', detail: '{"opinion":"fine"}' },
    { verb: 'agree', detail: null },
  ])
  await agrees(id)
})

test('a million and more goes to the director as well, who may send it back and gets it straight again', async () => {
  heard.length = 0
  const id = await world.draft('1000000.00')
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.finance, id, 'agree')
  await expect(world.decide(people.director, id, 'reject')).rejects.toMatchObject({ code: 'flow.opinion-required' })
  await world.decide(people.director, id, 'reject', { opinion: 'no invoice' })
  expect(await world.read(id)).toMatchObject({ approvalStatus: '0', currentNode: null })
  await world.act(id, 'submit')
  expect(await world.read(id)).toMatchObject({ approvalStatus: '1', currentNode: 'director' })
  await world.decide(people.director, id, 'agree')
  expect(await world.read(id)).toMatchObject({ approvalStatus: '2' })
  expect(heard).toEqual(['submit at 1', 'returned at 0', 'submit at 1', 'approved at 2'])
  await agrees(id)
})

test('invariant 23: a sealed field changed after a return makes the whole way be walked again', async () => {
  const id = await world.draft('1000000.00')
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.finance, id, 'agree')
  await world.decide(people.director, id, 'reject', { opinion: 'other payee' })
  await pool.query(sql`update trial.payment set payee = 'Another' where id = ${id}::uuid`)
  await world.act(id, 'submit')
  expect(await world.read(id)).toMatchObject({ currentNode: 'leader' })
})

test('invariant 23: a record that changed under the approval is not agreed to', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await pool.query(sql`update trial.payment set amount_cny = 999 where id = ${id}::uuid`)
  await expect(world.decide(people.leader, id, 'agree')).rejects.toMatchObject({ code: 'flow.changed', status: 409 })
})

test('the drafter takes it back until somebody has opened it', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.act(id, 'withdraw')
  expect(await world.read(id)).toMatchObject({ approvalStatus: '0' })
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'view')
  await world.decide(people.leader, id, 'view')
  await expect(world.act(id, 'withdraw')).rejects.toMatchObject({ code: 'flow.withdraw-too-late' })
  await agrees(id)
})

test('a handler hands his task on, copies others in, and they may read', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await expect(world.decide(people.leader, id, 'transfer', { to: people.drafter })).rejects.toMatchObject({
    code: 'flow.own-document',
  })
  await expect(world.decide(people.leader, id, 'transfer', { to: 'nobody' })).rejects.toMatchObject({
    code: 'flow.person-gone',
  })
  await expect(world.decide(people.leader, id, 'transfer')).rejects.toMatchObject({ code: 'flow.person-needed' })
  await world.decide(people.leader, id, 'copy', { people: [people.cashier] })
  await world.decide(people.leader, id, 'transfer', { to: people.chief, opinion: 'you know better' })
  await expect(world.decide(people.leader, id, 'agree')).rejects.toThrow('no open task')
  await world.decide(people.chief, id, 'agree')
  const readers = await pool.query<{ person: string }>(
    sql`select person from engine.reader where record_id = ${id}::uuid`,
  )
  expect(new Set(readers.map(({ person }) => person))).toEqual(
    new Set([people.drafter, people.leader, people.chief, people.cashier, people.finance, people.finance2]),
  )
  await agrees(id)
})

test('revoking needs a reason and ends it; closing and archiving follow the table of states', async () => {
  heard.length = 0
  const id = await world.draft()
  await world.act(id, 'submit')
  await expect(world.act(id, 'revoke')).rejects.toMatchObject({ code: 'flow.opinion-required' })
  await world.act(id, 'revoke', { opinion: 'twice' })
  expect(await world.read(id)).toMatchObject({ approvalStatus: '3', currentHandlers: null })
  await expect(world.act(id, 'close')).rejects.toMatchObject({ code: 'flow.not-allowed', status: 409 })
  await world.act(id, 'archive')
  expect(await world.read(id)).toMatchObject({ approvalStatus: '3', archived: '1' })
  const draft = await world.draft()
  await world.act(draft, 'close')
  expect(await world.read(draft)).toMatchObject({ approvalStatus: '4' })
  expect(heard).toEqual(['submit at 1', 'revoked at 3', 'closed at 4'])
  await agrees(id)
})

test('a returned draft is deleted only by its drafter', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await expect(world.act(id, 'delete')).rejects.toMatchObject({ code: 'record.wrong-state', status: 409 })
  await world.act(id, 'withdraw')
  await expect(world.act(id, 'delete', {}, people.leader)).rejects.toMatchObject({ code: 'flow.not-drafter' })
  await world.act(id, 'delete')
  await agrees(id)
})

test('ACC-07 whoever may not read a document decides nothing about it, although its task is his', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await pool.query(
    sql`update base.role_member m set del_flag = 1 from base.role r where r.id = m.role_id and r.role_code = 'trialReader' and m.user_id = ${people.leader}::uuid`,
  )
  for (const verb of ['agree', 'reject', 'refuse', 'claim', 'view'])
    await expect(world.decide(people.leader, id, verb, { opinion: 'so be it' })).rejects.toMatchObject({
      code: 'permission.missing',
      status: 403,
    })
  await expect(world.decide(people.leader, id, 'transfer', { to: people.chief })).rejects.toMatchObject({
    code: 'permission.missing',
  })
  await pool.query(
    sql`update base.role_member m set del_flag = 0 from base.role r where r.id = m.role_id and r.role_code = 'trialReader'`,
  )
  await world.decide(people.leader, id, 'agree')
  await agrees(id)
})

test('a rule that refuses undoes the whole step', async () => {
  const strict = await flowWorld((await freshDatabase()).pool, [
    {
      on: {
        approved: () => {
          throw new Error('not today')
        },
      },
    },
  ])
  const id = await strict.draft()
  await strict.act(id, 'submit')
  await strict.decide(strict.people.leader, id, 'agree')
  await expect(strict.decide(strict.people.finance, id, 'agree')).rejects.toThrow('not today')
  expect(await strict.read(id)).toMatchObject({ approvalStatus: '1', currentNode: 'finance' })
  expect(await strict.pool.query(sql`select from engine.flow_log where verb = 'agree'`)).toHaveLength(1)
})

/** Who is told what, in order. */
async function told(id: string): Promise<[string, string][]> {
  const rows = await pool.query<{ event: string; person: string }>(
    sql`select event, person from engine.outbox where record_id = ${id}::uuid and event not like 'trial.%' order by id`,
  )
  return rows.map(({ event, person }) => [event, person])
}

/** State, log, tasks and copies in the tables tell one story. */
async function agrees(id: string): Promise<void> {
  const [row] = await pool.query<{ id: string; state: object; status: string; ver: number }>(
    sql`select id, state, status, ver from engine.flow_instance where record_id = ${id}::uuid`,
  )
  if (row === undefined) throw new Error('no instance')
  const log = await pool.query<{ entry: LogEntry }>(
    sql`select entry from engine.flow_log where instance = ${row.id}::uuid order by seq`,
  )
  const state = replay(
    trialFlow,
    log.map(({ entry }) => entry),
  )
  expect(row.state).toEqual(state)
  expect(row).toMatchObject({ status: state.status, ver: state.seq })
  const tasks = await pool.query<{ task: string; result: string | null }>(
    sql`select task, result from engine.flow_task where instance = ${row.id}::uuid`,
  )
  expect(new Map(tasks.map(({ task, result }) => [task, result]))).toEqual(
    new Map(state.tasks.map((task) => [task.id, task.result])),
  )
}

test('who handled a record finds it in lists after it has moved to another unit, and once while it is in his own', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const units = () => pool.query(sql`select distinct unit_id as unit from engine.reader where record_id = ${id}::uuid`)
  expect(await units()).toEqual([{ unit: world.unitId }])
  const plain = await world.as(people.leader)
  const scope = { all: false, unitIds: [world.unitId], deptIds: [] } as const
  const leader = makeContext({
    ...plain,
    actor: { ...plain.actor, scopes: new Map([[trial.scope, scope]]) },
    running: world.running,
  })
  const listed = async () => (await page(leader, trial, { parameters: { id: [id] } })).content.length
  expect(await listed()).toBe(1)
  const elsewhere = randomUUID()
  const all = plain.withoutScope('test')
  await change(all, trial, await world.read(id), { unitId: elsewhere }, { verb: 'update' })
  expect(await units()).toEqual([{ unit: null }])
  expect(await listed()).toBe(1)
})
