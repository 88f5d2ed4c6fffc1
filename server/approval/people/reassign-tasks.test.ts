import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { person } from '../../../base/person.ts'
import { act } from '../../records/write/call-verb.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { reassignStranded } from './reassign-tasks.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world

test('invariant 26: a handler who is disabled gives his open tasks to his superior', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const system = (await world.as(people.admin)).withoutScope('test')
  await pool.query(
    sql`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, enabled) select uuidv7(), uuidv7(), 'test', 'userZt', code, code, '1' from unnest(array['0', '1']) as code`,
  )
  const [row] = await pool.query<{ ver: number }>(sql`select ver from base.person where id = ${people.leader}::uuid`)
  await act(system, person, people.leader, 'disable', { ver: row?.ver ?? 0 })
  expect(await world.read(id)).toMatchObject({
    approvalStatus: '1',
    currentNode: 'leader',
    currentHandlers: [world.people.chief],
  })
  await world.decide(people.chief, id, 'agree')
  await pool.query(sql`update base.person set user_zt = '1' where id = ${people.leader}::uuid`)
})

test('a person disabled past the product is found by the sweep, and the drafter never gets his own document', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await pool.query(
    sql`update base.department set leader_id = ${people.drafter}::uuid where id = (select user_dwid from base.person where id = ${people.leader}::uuid)`,
  )
  await pool.query(sql`update base.person set user_zt = '3' where id = ${people.leader}::uuid`)
  const swept = await withinTransaction(await world.as(people.admin), reassignStranded)
  expect(swept).toEqual({ moved: 1, stranded: 0 })
  expect(await world.read(id)).toMatchObject({ currentHandlers: [world.people.admin] })
  await pool.query(sql`update base.person set user_zt = '1' where id = ${people.leader}::uuid`)
})

test('with nobody left at all the task is marked and stays, and is told once', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await pool.query(
    sql`update base.person set user_zt = '0' where id in (${people.leader}::uuid, ${people.admin}::uuid)`,
  )
  const ctx = await world.as(people.cashier)
  expect(await withinTransaction(ctx, reassignStranded)).toMatchObject({ stranded: 2 })
  expect(await withinTransaction(ctx, reassignStranded)).toMatchObject({ stranded: 2 })
  expect(
    await pool.query(sql`select from engine.outbox where event = 'task.stranded' and record_id = ${id}::uuid`),
  ).toHaveLength(1)
})
