import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { remindOfTasks } from '../../approval/remind-of-tasks.ts'
import { flowWorld } from '../../approval/testing/flow-world.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { freshDatabase } from '../../testing/database.ts'
import { deliver } from '../outbox/deliver-outbox-rows.ts'
import { peopleByName } from './notice-people-names.ts'
import { noticeText } from './notice-text.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
await prepareJobs(pool)

beforeEach(async () => {
  await deliver(pool, new Set())
  await pool.query(sql`truncate engine.notice`)
})

// A Wednesday: eight and a half working hours a day, from 08:30.
const opened = Date.parse('2026-11-18T08:30:00+08:00')
const hour = 3_600_000

/** The system at so many hours after the task was opened. */
function after(hours: number): Ctx {
  return systemContext(pool, world.running, opened + hours * hour, 'test')
}

async function told() {
  await deliver(pool, new Set(world.running.notices.keys()))
  return peopleByName(
    pool,
    await pool.query<{ event: string; person: string; document: string; params: Record<string, unknown> }>(
      sql`select event, person, document, params from engine.notice order by id`,
    ),
  )
}

test('a handler is reminded once when four fifths of his working time have passed, and with his superior when it has run out', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const task = await world.openTask(world.people.leader, id)
  await pool.query(sql`
    update engine.flow_definition set definition = jsonb_set(definition, array['nodes', (select node from engine.flow_task where id = ${task}::uuid), 'limitHours'], '5')`)
  await pool.query(
    sql`update engine.flow_task set opened = ${new Date(opened)}, due = ${new Date(opened + 5 * hour)} where id = ${task}::uuid`,
  )
  await told()
  await pool.query(sql`truncate engine.notice`)

  await remindOfTasks(after(3.9))
  expect(await told()).toEqual([])
  await Promise.all([remindOfTasks(after(4.1)), remindOfTasks(after(4.1))])
  const early = await told()
  expect(early).toMatchObject([{ event: 'task.dueSoon', person: world.people.leader }])
  expect(early.map((row) => noticeText(world.running, row, 'ru').content)).toEqual([
    expect.stringContaining('до 18.11.2026 13:30'),
  ])

  await remindOfTasks(after(5.1))
  await remindOfTasks(after(6))
  const late = (await told()).slice(1)
  expect(late.map(({ event, person }) => [event, person])).toEqual([
    ['task.overdue', world.people.leader],
    ['task.overdue', world.people.chief],
  ])
  expect(late.map((row) => noticeText(world.running, row, 'zh').content)[1]).toContain(
    '应由 leader 在 2026-11-18 13:30 前处理',
  )

  await world.decide(world.people.leader, id, 'agree')
  await told()
  await pool.query(sql`truncate engine.notice`)
  await remindOfTasks(after(30))
  expect(await told()).toEqual([])
})

test('that a task waits is no news any more once it is decided, for whoever decided and for his colleagues', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(world.people.leader, id, 'agree')
  await told()
  expect(await unread()).toEqual([world.people.finance, world.people.finance2].toSorted())
  await world.decide(world.people.finance2, id, 'agree')
  await told()
  expect(await unread()).not.toContain(world.people.finance)
})

async function unread(): Promise<string[]> {
  const rows = await pool.query<{ person: string }>(
    sql`select person from engine.notice where read_at is null and type = 'task' order by person`,
  )
  return rows.map(({ person }) => person)
}
