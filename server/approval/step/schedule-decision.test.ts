import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { signedIn, testServer, type Page } from '../../identity/session/testing/test-server.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowProblems } from '../flow-consistency.ts'
import { flowRoutes } from '../routes.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { trial } from '../testing/trial-document.ts'
import { flowServerWords } from '../words.ts'
import { carryOutDue } from './schedule-decision.ts'

const { pool } = await freshDatabase({ pool: { max: 6 } })
const world = await flowWorld(pool)
const { people } = world
const { app, close } = await testServer(pool, {
  routes: [flowRoutes],
  running: world.running,
  words: [flowServerWords],
})
afterAll(close)
// Another file of this process may stand on the same description.
afterAll(() => void Object.assign(trial.approval ?? {}, { money: true }))
const pages = new Map<string, Page>()

async function ask(who: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) {
  const page = pages.get(who) ?? (await signedIn(app, who))
  pages.set(who, page)
  const answer = await app.inject({
    method,
    url,
    headers: { ...page, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(payload === undefined ? {} : { payload }),
  })
  return answer.json<{
    code: string
    data: {
      deciding: string
      due: number
      content: { nodeLabel: string }[]
      tasks: { deciding: boolean }[]
      offered: { verb: string }[]
    }
  }>()
}

const carryOut = (at: number) => carryOutDue(systemContext(pool, world.running, at, 'test'))
const second = 1_000

test('never on money documents', async () => {
  const { id, task } = await atLeader()
  expect((await ask('leader', 'POST', `/api/workflow/task/${task}/later/agree`, {})).code).toBe('flow.no-undo')
  await world.decide(people.leader, id, 'agree')
  Object.assign(trial.approval ?? {}, { money: false })
})

test('a decision takes effect after ten seconds, once, and is shown as being decided until then; others cannot act on the task', async () => {
  const { id, task, instance } = await atLeader()
  const url = `/api/workflow/task/${task}/later/agree`
  const [first, again] = await Promise.all(
    [1, 2].map(() => ask('leader', 'POST', url, { opinion: 'fine' }, 'one-click')),
  )
  expect(first?.code).toBe('0')
  expect(again?.data).toEqual(first?.data)
  expect((await ask('leader', 'POST', url, {}, 'another-click')).code).toBe('flow.deciding')
  await expect(world.decide(people.leader, id, 'transfer', { to: people.chief })).rejects.toMatchObject({
    code: 'flow.deciding',
  })
  const { data: seen } = await ask('drafter', 'GET', `/api/workflow/instance/${instance}`)
  expect(seen.tasks.filter(({ deciding }) => deciding)).toHaveLength(1)
  const own = await ask('leader', 'GET', `/api/workflow/instance/${instance}`)
  expect(own.data.offered.map(({ verb }) => verb)).not.toContain('agree')
  const todo = await ask('leader', 'POST', '/api/workflow/task/page', {
    page: 1,
    size: 20,
    parameters: { view: 'todo' },
  })
  expect(todo.data.content[0]?.nodeLabel).toBe('部门负责人、处理中')
  const due = first?.data.due ?? 0
  await carryOut(due - second)
  // A clock that was put back makes it wait, and nothing else.
  await carryOut(due - 3_600 * second)
  expect(await world.read(id)).toMatchObject({ currentNode: 'leader' })
  await Promise.all([carryOut(due + second), carryOut(due + second), carryOut(due + 2 * second)])
  expect(await world.read(id)).toMatchObject({ currentNode: 'finance' })
  expect(
    await pool.query(
      sql`select actor, opinion from engine.flow_log where instance = ${instance}::uuid and verb = 'agree'`,
    ),
  ).toEqual([{ actor: people.leader, opinion: 'fine' }])
  expect(await flowProblems(pool)).toEqual([])
})

test('it is taken back by who took it and by nobody else, before it takes effect and not after', async () => {
  const { id, task } = await atLeader()
  const { data } = await ask('leader', 'POST', `/api/workflow/task/${task}/later/reject`, { opinion: 'no invoice' })
  expect((await ask('drafter', 'DELETE', `/api/workflow/deciding/${data.deciding}`)).code).toBe('flow.undo-late')
  expect((await ask('leader', 'DELETE', `/api/workflow/deciding/${data.deciding}`)).code).toBe('0')
  await carryOut(data.due + second)
  expect(await world.read(id)).toMatchObject({ approvalStatus: '1', currentNode: 'leader' })
  const later = await ask('leader', 'POST', `/api/workflow/task/${task}/later/agree`, {})
  await carryOut(later.data.due)
  expect((await ask('leader', 'DELETE', `/api/workflow/deciding/${later.data.deciding}`)).code).toBe('flow.undo-late')
  expect(await world.read(id)).toMatchObject({ currentNode: 'finance' })
})

test('what would be refused is refused at once and keeps nothing; what was overtaken meanwhile is told', async () => {
  const { id, task } = await atLeader()
  expect((await ask('leader', 'POST', `/api/workflow/task/${task}/later/reject`, {})).code).toBe(
    'flow.opinion-required',
  )
  expect((await ask('drafter', 'POST', `/api/workflow/task/${task}/later/agree`, {})).code).toBe('flow.not-yours')
  expect(await pool.query(sql`select 1 from engine.flow_deciding`)).toEqual([])
  const { data } = await ask('leader', 'POST', `/api/workflow/task/${task}/later/agree`, {})
  await world.act(id, 'withdraw')
  await carryOut(data.due)
  expect(await world.read(id)).toMatchObject({ approvalStatus: '0' })
  expect(
    await pool.query(sql`select person from engine.outbox where event = 'task.undecided' and record_id = ${id}::uuid`),
  ).toEqual([{ person: people.leader }])
  expect(await pool.query(sql`select 1 from engine.flow_deciding`)).toEqual([])
})

test('a connection that is killed between effect and commit leaves the decision waiting, and it then takes effect once', async () => {
  const { id, task, instance } = await atLeader()
  const { data } = await ask('leader', 'POST', `/api/workflow/task/${task}/later/agree`, {})
  const { pool: doomed } = { pool: await pool.driver.connect() }
  await doomed.query('begin')
  await doomed.query('delete from engine.flow_deciding where task = $1', [task])
  const [{ pid } = { pid: 0 }] = (await doomed.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
  doomed.on('error', () => undefined)
  await pool.query(sql`select pg_terminate_backend(${pid}::int)`)
  doomed.release(true)
  await carryOut(data.due)
  await carryOut(data.due + second)
  expect(await world.read(id)).toMatchObject({ currentNode: 'finance' })
  expect(
    await pool.query(sql`select 1 from engine.flow_log where instance = ${instance}::uuid and verb = 'agree'`),
  ).toHaveLength(1)
})

/** A document that waits for the leader, his task and its approval. */
async function atLeader(): Promise<{ id: string; task: string; instance: string }> {
  const id = await world.draft('20.00')
  await world.act(id, 'submit')
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  return { id, task: await world.openTask(people.leader, id), instance: row?.id ?? '' }
}
