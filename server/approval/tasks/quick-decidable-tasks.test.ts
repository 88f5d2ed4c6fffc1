import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { pageOfNotices } from '../../messaging/notice/notices.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { quickDecidableTasks } from './quick-decidable-tasks.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world

test('WFL-02 a notice lets its reader decide money only after he has read it, while it waits for him, and lets nobody else', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const task = await world.openTask(people.leader, id)
  await pool.query(sql`
    insert into engine.notice (person, event, type, document, params, at)
    values (${people.leader}::uuid, 'task.opened', 'task', 'trial.payment', ${JSON.stringify({ taskId: task })}::jsonb, now())`)
  const offered = async () =>
    (await pageOfNotices(await world.as(people.leader), 1, 5, false)).content.map((notice) => notice.task)
  expect(await offered()).toEqual([null])
  expect((await quickDecidableTasks(await world.as(people.leader), [task])).get(task)).toMatchObject({
    summary: [{ name: 'payee' }, { name: 'amountCny' }],
    verbs: [],
    undoSeconds: 0,
  })
  await world.decide(people.leader, id, 'view')
  expect(await offered()).toEqual([task])
  expect([...(await quickDecidableTasks(await world.as(people.elsewhere), [task]))]).toEqual([])
  await world.decide(people.leader, id, 'agree', { opinion: 'read and agreed' })
  expect(await offered()).toEqual([null])
})

test('WFL-02 a notice that lets decide says what is decided on, with its amount; who may not read the document there is offered nothing', async () => {
  const id = await world.draft('12345.60', 'Fuel for the crane')
  await world.act(id, 'submit')
  const task = await world.openTask(people.leader, id)
  await world.decide(people.leader, id, 'view')
  const leader = await world.as(people.leader)
  expect((await quickDecidableTasks(leader, [task])).get(task)?.summary).toEqual([
    { name: 'payee', label: 'payee', text: 'Payee' },
    { name: 'amountCny', label: 'amount', text: '12,345.60' },
    { name: 'note', label: 'note', text: 'Fuel for the crane' },
  ])
  const withoutRight = { ...leader, actor: { ...leader.actor, permissions: new Set<string>() } }
  expect((await quickDecidableTasks(withoutRight, [task])).get(task)).toMatchObject({ summary: [], verbs: [] })
})

test('WFL-02 a notice offers only what the engine allows: no return where the node has none, no decision to whoever only answers', async () => {
  const offered = async (id: string, person: string) => {
    const task = await world.openTask(person, id)
    await world.decide(person, id, 'view')
    return (await quickDecidableTasks(await world.as(person), [task])).get(task)
  }
  const asked = await world.draft()
  await world.act(asked, 'submit')
  expect(await offered(asked, people.leader)).toMatchObject({ verbs: ['agree', 'reject'] })
  await world.decide(people.leader, asked, 'delegate', { to: people.chief, opinion: 'is it right?' })
  expect(await offered(asked, people.chief)).toMatchObject({
    verbs: [],
    summary: [{ name: 'payee' }, { name: 'amountCny' }],
  })
  await pool.query(sql`update engine.flow_definition set status = '2' where key = 'trial'`)
  await pool.query(sql`
    insert into engine.flow_definition (key, version, definition, status)
    select key, 2, jsonb_set(jsonb_set(definition, '{version}', '2'), '{nodes,leader,noReturn}', 'true'), '1' from engine.flow_definition where key = 'trial' and version = 1`)
  const strict = await world.draft()
  await world.act(strict, 'submit')
  expect(await offered(strict, people.leader)).toMatchObject({ verbs: ['agree'] })
})
