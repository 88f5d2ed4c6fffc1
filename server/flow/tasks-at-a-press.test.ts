import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { pageOfNotices } from '../notice/notices.ts'
import { freshDatabase } from '../testing/database.ts'
import { flowWorld } from './testing/flow-world.ts'
import { tasksAtAPress } from './tasks-at-a-press.ts'

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
  const offered = async () => (await pageOfNotices(await world.as(people.leader), 1, 5, false)).content.map((notice) => notice.task)
  expect(await offered()).toEqual([null])
  await world.decide(people.leader, id, 'view')
  expect(await offered()).toEqual([task])
  expect([...await tasksAtAPress(await world.as(people.elsewhere), [task])]).toEqual([])
  await world.decide(people.leader, id, 'agree', { opinion: 'read and agreed' })
  expect(await offered()).toEqual([null])
})

test('WFL-02 a notice that lets decide says what is decided on, with its amount; who may not read the document there is offered nothing', async () => {
  const id = await world.draft('12345.60', 'Fuel for the crane')
  await world.act(id, 'submit')
  const task = await world.openTask(people.leader, id)
  await world.decide(people.leader, id, 'view')
  const leader = await world.as(people.leader)
  expect((await tasksAtAPress(leader, [task])).get(task)).toEqual([
    { name: 'payee', label: 'payee', text: 'Payee' }, { name: 'amountCny', label: 'amount', text: '12,345.60' }, { name: 'note', label: 'note', text: 'Fuel for the crane' },
  ])
  const withoutRight = { ...leader, actor: { ...leader.actor, permissions: new Set<string>() } }
  expect([...await tasksAtAPress(withoutRight, [task])]).toEqual([])
})
