import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { findPeople } from './find-approvers.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people, unitId } = world
const ctx = await world.as(people.drafter)
const find = (source: ApproverSource, values = {}, drafter = people.drafter) =>
  findPeople(ctx, source, { drafter, unitId, values })

test('named people come in the order they are named', async () => {
  expect(await find({ by: 'people', ids: [people.leader, people.admin, people.chief] })).toEqual([
    people.leader,
    people.admin,
    people.chief,
  ])
})

test('a role is held everywhere, a role in the unit only by those with a post there', async () => {
  expect(await find({ by: 'role', role: 'unitFinance' })).toEqual([people.elsewhere, people.finance, people.finance2])
  expect(await find({ by: 'roleInUnit', role: 'unitFinance' })).toEqual([people.finance, people.finance2])
  await pool.query(
    sql`insert into base.user_post (id, create_by, create_name, user_id, dw_id, is_main) values (uuidv7(), ${people.elsewhere}::uuid, 'test', ${people.elsewhere}::uuid, ${unitId}::uuid, '0')`,
  )
  expect(await find({ by: 'roleInUnit', role: 'unitFinance' })).toEqual([
    people.elsewhere,
    people.finance,
    people.finance2,
  ])
})

test('the leader of the department, of the one above, and the superior of a leader', async () => {
  expect(await find({ by: 'departmentLeader' })).toEqual([people.leader])
  expect(await find({ by: 'departmentLeader', level: 2 })).toEqual([people.chief])
  expect(await find({ by: 'departmentLeader' }, {}, people.leader)).toEqual([people.leader])
  expect(await find({ by: 'superior' }, {}, people.leader)).toEqual([people.chief])
  expect(await find({ by: 'superior' }, {}, people.chief)).toEqual([])
})

test('every leader above the drafter up to a level, the nearest first, each once and never himself', async () => {
  expect(await find({ by: 'superiors', upTo: 1 })).toEqual([people.leader])
  expect(await find({ by: 'superiors', upTo: 5 })).toEqual([people.leader, people.chief])
  expect(await find({ by: 'superiors', upTo: 5 }, {}, people.leader)).toEqual([people.chief])
})

test('a person chosen in the form, and nobody when nothing is chosen', async () => {
  expect(await find({ by: 'personField', field: 'who' }, { who: people.cashier })).toEqual([people.cashier])
  expect(await find({ by: 'personField', field: 'who' }, { who: null })).toEqual([])
  // A field of several people asks all of them, in their order.
  expect(await find({ by: 'personField', field: 'who' }, { who: [people.cashier, people.admin] })).toEqual([
    people.cashier,
    people.admin,
  ])
  expect(await find({ by: 'personField', field: 'who' }, { who: [] })).toEqual([])
})

test('who is disabled is not found; the next leader upwards stands in', async () => {
  await pool.query(
    sql`update base.person set user_zt = '0' where id in (${people.finance}::uuid, ${people.leader}::uuid)`,
  )
  expect(await find({ by: 'role', role: 'unitFinance' })).not.toContain(people.finance)
  expect(await find({ by: 'departmentLeader' })).toEqual([people.chief])
  expect(await find({ by: 'people', ids: [people.finance] })).toEqual([])
})
