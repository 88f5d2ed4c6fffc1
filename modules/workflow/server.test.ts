import { expect, test } from 'vitest'
import { flowWorld } from '../../server/flow/testing/flow-world.ts'
import { freshDatabase } from '../../server/testing/database.ts'
import { workflowServer } from './server.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world

test('the welcome page shows each person what waits for him and how his own requests stand', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const todo = await workflowServer.widgets.todo?.(await world.as(people.leader), {})
  expect(todo).toMatchObject({ total: 1, lines: [{ title: '【试验审批】drafter-Payee', note: '部门负责人', href: `/doc/trial/payment/${id}`, status: { label: '未查看' } }] })
  const started = await workflowServer.widgets.started?.(await world.as(people.drafter), {})
  expect(started).toMatchObject({ total: 1, lines: [{ status: { label: '审批中' } }] })
  expect(await workflowServer.widgets.todo?.(await world.as(people.drafter), {})).toEqual({ lines: [], total: 0 })
})

test('a task past its due time says so', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const later = { ...(await world.as(people.finance)), now: Date.now() + 14 * 86_400_000 }
  expect(await workflowServer.widgets.todo?.(later, {})).toMatchObject({ lines: [{ status: { label: '已超时', color: 'red' } }] })
})
