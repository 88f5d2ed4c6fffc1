import { expect, onTestFinished, test } from 'vitest'
import { setStarred } from '../../server/approval/process-favourites.ts'
import { startable } from '../../server/approval/startable-processes.ts'
import { agreeTogether } from '../../server/approval/step/agree-together.ts'
import { carryOutDue, undoDecision } from '../../server/approval/step/schedule-decision.ts'
import { taskPage } from '../../server/approval/tasks/task-page.ts'
import { flowWorld } from '../../server/approval/testing/flow-world.ts'
import { trial } from '../../server/approval/testing/trial-document.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { freshDatabase } from '../../server/testing/database.ts'
import { workflowServer } from './server.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world

test('the welcome page shows each person what waits for him and how his own requests stand', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const todo = await workflowServer.widgets.todo?.(await world.as(people.leader), {})
  expect(todo).toMatchObject({
    total: 1,
    lines: [
      {
        title: '【试验审批】drafter-Payee-500.00',
        note: '部门负责人 · 500.00',
        href: `/doc/trial/payment/${id}`,
        status: { label: '未查看' },
      },
    ],
  })
  const started = await workflowServer.widgets.started?.(await world.as(people.drafter), {})
  expect(started).toMatchObject({ total: 1, lines: [{ status: { label: '审批中', color: 'blue' } }] })
  const back = await world.draft()
  await world.act(back, 'submit')
  await world.decide(people.leader, back, 'reject', { opinion: '请补发票' })
  expect(await workflowServer.widgets.started?.(await world.as(people.drafter), {})).toMatchObject({
    total: 2,
    lines: [{ status: { label: '已退回', color: 'red' } }, { status: { label: '审批中' } }],
  })
  expect(await workflowServer.widgets.todo?.(await world.as(people.drafter), {})).toEqual({ lines: [], total: 0 })
})

test('a task past its due time says so', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const later = { ...(await world.as(people.finance)), now: Date.now() + 14 * 86_400_000 }
  expect(await workflowServer.widgets.todo?.(later, {})).toMatchObject({
    lines: [{ status: { label: '已超时', color: 'red' } }],
  })
})

const asked = { tab: '', param: '', thing: '', page: 1, size: 20 } as const

test('WFL-03 several tasks are agreed to at once, each checked alone; money must be opened, and a stranger gets nothing done', async () => {
  const ids = [await world.draft(), await world.draft()]
  for (const id of ids) await world.act(id, 'submit')
  const tasks = await Promise.all(ids.map((id) => world.openTask(people.leader, id)))
  const leader = await world.as(people.leader)
  expect(await agreeTogether(leader, tasks, '同意', 'k1')).toEqual(
    tasks.map((id) => ({ id, refusal: expect.objectContaining({ code: 'flow.one-by-one' }) })),
  )
  // Other tests of this process stand on the same description.
  onTestFinished(() => void Object.assign(trial.approval ?? {}, { money: true }))
  Object.assign(trial.approval ?? {}, { money: false })
  expect(await agreeTogether(await world.as(people.cashier), tasks, '', null)).toEqual(
    tasks.map((id) => ({ id, refusal: expect.objectContaining({ code: 'flow.task-unknown' }) })),
  )
  const agreed = await agreeTogether(leader, tasks, '同意', 'k2')
  const later = { deciding: expect.any(String), due: leader.now + 10_000 }
  expect(agreed).toEqual(tasks.map((id) => ({ id, later })))
  expect(await agreeTogether(leader, tasks, '同意', 'k2')).toEqual(agreed)
  expect(await agreeTogether(leader, tasks, '', null)).toEqual(
    tasks.map((id) => ({ id, refusal: expect.objectContaining({ code: 'flow.deciding' }) })),
  )
  // Both may be taken back for ten seconds; what was not takes effect then.
  const [back] = agreed
  if (back === undefined || !('later' in back) || back.later === null) throw new Error('nothing waits')
  await undoDecision(leader, back.later.deciding)
  await carryOutDue(systemContext(pool, world.running, back.later.due, 'test'))
  expect(await Promise.all(ids.map(async (id) => (await world.read(id))['currentNode']))).toEqual(['leader', 'finance'])
})

test('WFL-03 what was decided may be taken back from the list of things done exactly while the engine allows it', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const done = async () =>
    (await taskPage(await world.as(people.leader), { ...asked, view: 'done' })).content.find((row) => row.id === id)
  expect(await done()).toMatchObject({ result: 'agreed', withdrawable: true })
  await world.decide(people.finance, id, 'view')
  expect(await done()).toMatchObject({ withdrawable: false })
})

test('WFL-03 the catalogue shows what a person keeps at hand, began of late and has not sent, and to nobody what he may not begin', async () => {
  const draft = await world.draft()
  const mine = await world.as(people.drafter)
  await setStarred(mine, 'trial', true)
  await setStarred(mine, 'trial', true)
  expect(await startable(mine)).toMatchObject([
    {
      process: 'trial',
      starred: true,
      recent: expect.any(Number),
      drafts: expect.arrayContaining([expect.objectContaining({ id: draft })]),
    },
  ])
  await setStarred(mine, 'trial', false)
  expect(await startable(mine)).toMatchObject([{ starred: false }])
  expect(await startable(await world.as(people.leader))).toEqual([])
  await expect(setStarred(mine, 'nothing', true)).rejects.toMatchObject({ code: 'flow.process-unknown' })
})
