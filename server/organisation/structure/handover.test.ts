import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { person } from '../../../base/person.ts'
import { flowWorld } from '../../approval/testing/flow-world.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { act } from '../../records/write/call-verb.ts'
import { freshDatabase } from '../../testing/database.ts'
import { handOver, leftBy } from './handover.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world
await pool.query(
  sql`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, enabled) select uuidv7(), uuidv7(), 'test', 'userZt', code, code, '1' from unnest(array['0', '1', '3']) as code`,
)

async function leave(id: string) {
  const [row] = await pool.query<{ ver: number }>(sql`select ver from base.person where id = ${id}::uuid`)
  return act((await world.as(people.admin)).withoutScope('test'), person, id, 'leave', { ver: row?.ver ?? 0 })
}

test('ACC-07 nobody takes over what he has no right to read', async () => {
  const system = (await world.as(people.admin)).withoutScope('test')
  const stranger = await makePerson(pool, { code: 'stranger', unitId: world.unitId })
  const id = await world.draft()
  await world.act(id, 'submit')
  const params = { label: expect.any(String) }
  await world.draft()
  for (const part of [null, { sort: 'todo', document: '', field: '' } as const])
    await expect(handOver(system, people.leader, stranger, part)).rejects.toMatchObject({
      code: 'handover.unread',
      params,
      errors: { toUserId: {} },
    })
  await expect(
    handOver(system, people.drafter, stranger, { sort: 'draft', document: 'trial.payment', field: '' }),
  ).rejects.toMatchObject({ code: 'handover.unread' })
  expect(await world.openTask(people.leader, id)).toBeTruthy()
})

test('nobody leaves before his to-dos, drafts and records are in other hands; then he does', async () => {
  const system = (await world.as(people.admin)).withoutScope('test')
  const submitted = await world.draft()
  await world.act(submitted, 'submit')
  expect(await leftBy(system, people.leader)).toEqual(
    expect.arrayContaining([expect.objectContaining({ sort: 'todo', count: 2 })]),
  )
  await expect(leave(people.leader)).rejects.toMatchObject({ code: 'person.notHandedOver' })
  expect(await handOver(system, people.leader, people.chief)).toEqual([])
  expect(await world.read(submitted)).toMatchObject({ currentHandlers: [world.people.chief] })
  await expect(leave(people.leader)).resolves.toMatchObject({ id: people.leader })
})

test('a draft goes to the receiver, who may submit it, and its history says so', async () => {
  const system = (await world.as(people.admin)).withoutScope('test')
  const id = await world.draft()
  expect(await leftBy(system, people.drafter)).toEqual(
    expect.arrayContaining([expect.objectContaining({ sort: 'draft', count: 2 })]),
  )
  await handOver(system, people.drafter, people.cashier)
  expect(
    await pool.query(sql`select after from engine.history where record_id = ${id}::uuid and field = 'createBy'`),
  ).toEqual([{ after: JSON.stringify(people.cashier) }])
  expect((await leftBy(system, people.drafter)).filter(({ sort }) => sort === 'draft')).toEqual([])
})

test('one sort of what somebody holds goes to one person and the rest to another', async () => {
  const system = (await world.as(people.admin)).withoutScope('test')
  const [first, second] = [await world.draft(), await world.draft()]
  await world.act(second, 'submit')
  const before = await leftBy(system, people.drafter)
  const left = await handOver(system, people.drafter, people.cashier, {
    sort: 'draft',
    document: 'trial.payment',
    field: '',
  })
  expect(left).toEqual(before.filter(({ sort }) => sort !== 'draft'))
  expect(await pool.query(sql`select create_by from trial.payment where id = ${first}::uuid`)).toEqual([
    { create_by: people.cashier },
  ])
})

test('only a working person takes over, and nobody from himself', async () => {
  const system = (await world.as(people.admin)).withoutScope('test')
  await expect(handOver(system, people.drafter, people.leader)).rejects.toMatchObject({
    code: 'handover.receiver',
    errors: { toUserId: {} },
  })
  await expect(handOver(system, people.drafter, people.admin)).rejects.toMatchObject({ code: 'handover.oneself' })
  await expect(handOver(system, people.drafter, people.drafter)).rejects.toMatchObject({ code: 'handover.receiver' })
})
