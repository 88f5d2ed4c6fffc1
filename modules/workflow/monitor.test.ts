import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { flowRoutes } from '../../server/approval/routes.ts'
import { flowWorld } from '../../server/approval/testing/flow-world.ts'
import { giveRole } from '../../server/identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { freshDatabase } from '../../server/testing/database.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world
await everything(await giveRole(pool, people.admin, 'watcher', ['lcjk-ck']), 'rygl')
await giveRole(pool, people.elsewhere, 'stranger', ['lcjk-ck'])
await everything(await giveRole(pool, people.director, 'treasurer', ['zjlc-ck', 'shiyan-ck']), 'zjgl')
await giveRole(pool, people.admin, 'poor', ['zjlc-ck'])
const server = await testServer(pool, { running: world.running, routes: [flowRoutes] })
afterAll(() => server.close())
const pages = new Map(
  await Promise.all(
    ['admin', 'elsewhere', 'leader', 'director'].map(async (code) => [code, await signedIn(server.app, code)] as const),
  ),
)

/** Lets a role see all of a business. */
async function everything(role: string, code: string): Promise<void> {
  await pool.query(
    sql`insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type) values (uuidv7(), ${people.admin}::uuid, 'test', ${code}, ${code}, ${role}::uuid, '1')`,
  )
}

async function ask<T>(
  who: string,
  path: string,
  payload?: object,
): Promise<{ readonly code: string; readonly data: T }> {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} is not signed in`)
  return (await call(server.app, page, path, payload === undefined ? {} : { method: 'POST', payload })).json()
}

interface Rows {
  readonly content: readonly Readonly<Record<string, unknown>>[]
  readonly totalElements: number
}
const list = (who: string, parameters: object = {}) =>
  ask<Rows>(who, '/api/workflow/monitor/page', { page: 1, size: 20, parameters })

const first = await world.draft('2000000.00')
await world.act(first, 'submit')
await world.decide(people.leader, first, 'agree')
const second = await world.draft()
await world.act(second, 'submit')

test('WFL-03 who looks after processes sees the approvals of the people in his scope, finds them by state and handler, and nobody else sees any', async () => {
  const { data } = await list('admin')
  expect(data).toMatchObject({
    totalElements: 2,
    content: [
      {
        title: expect.stringMatching(/^【试验审批】drafter-SY-\d{6}-\d{4}$/),
        status: '1',
        handlers: 'leader',
        nodeLabel: '部门负责人',
        trouble: null,
      },
      { handlers: 'finance, finance2', nodeLabel: '单位财务' },
    ],
  })
  expect((await list('admin', { handlers: 'finance2' })).data.totalElements).toBe(1)
  expect((await list('admin', { status: ['2'] })).data.totalElements).toBe(0)
  expect((await list('admin', { trouble: ['late'] })).data.totalElements).toBe(0)
  expect((await list('elsewhere')).data).toMatchObject({ totalElements: 0, content: [] })
  for (const path of ['/api/workflow/processes', '/api/workflow/figures/trial'])
    expect([path, (await ask('leader', path)).code]).toEqual([path, 'permission.missing'])
  expect((await list('leader')).code).toBe('permission.missing')
})

test('WFL-03 a suspended approval is told from others in the monitor, and found by that', async () => {
  const suspend = (held: boolean) =>
    pool.query(sql`
    update engine.flow_instance set state = jsonb_set(state, '{suspended}', ${JSON.stringify(held)}::jsonb) where record_id = ${second}::uuid`)
  await suspend(true)
  expect((await list('admin', { trouble: ['suspended'] })).data).toMatchObject({
    totalElements: 1,
    content: [{ number: (await world.read(second))['no'], trouble: 'suspended' }],
  })
  await suspend(false)
  expect((await list('admin', { trouble: ['suspended'] })).data.totalElements).toBe(0)
})

test('WFL-03 who lets a task lie looks slow while it lies', async () => {
  // The leader decided one at once; the other has been waiting for twenty hours, and so has finance.
  await pool.query(sql`update engine.flow_task set opened = now() - interval '20 hours' where result is null`)
  const { data } = await ask<Slow>('admin', '/api/workflow/figures/trial?days=30')
  const near = (text: string | null | undefined) => Math.round(Number(text))
  const leader = data.nodes.find(({ node }) => node === 'leader')
  expect([near(leader?.hours), near(leader?.longest)]).toEqual([10, 20])
  expect(near(data.people.find(({ name }) => name === 'finance')?.hours)).toBe(20)
})

interface Slow {
  readonly nodes: readonly { readonly node: string; readonly hours: string | null; readonly longest: string | null }[]
  readonly people: readonly { readonly name: string; readonly hours: string | null }[]
}

test('WFL-03 durations are told by process, node and person of those one may see', async () => {
  const { data } = await ask<{ whole: object; nodes: readonly object[]; people: readonly object[] }>(
    'admin',
    '/api/workflow/figures/trial?days=30',
  )
  expect(data.whole).toMatchObject({ all: 2, open: 2, ended: 0 })
  expect(data.nodes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ node: 'leader', tasks: 1, open: 1 }),
      expect.objectContaining({ node: 'finance', tasks: 0, open: 2 }),
    ]),
  )
  expect(data.people).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'leader', tasks: 1, open: 1 })]))
  expect((await ask<{ whole: object }>('elsewhere', '/api/workflow/figures/trial')).data.whole).toMatchObject({
    all: 0,
  })
})

test('WFL-03 documents of money are counted by approval and state with their sums, as far as one may read them', async () => {
  const { data } = await ask<readonly { thing: string; cells: readonly object[] }[]>('director', '/api/workflow/funds')
  expect(data).toMatchObject([{ thing: 'payment', cells: [{ approval: '1', count: 2, sum: '2000500.00' }] }])
  expect((await ask('admin', '/api/workflow/funds')).code).toBe('permission.missing')
  expect((await ask('leader', '/api/workflow/funds')).code).toBe('permission.missing')
})

test('WFL-03 the picture of a flow shows where a document stands to those who may read it, and to nobody else', async () => {
  const { procInstId } = await world.read(first)
  pages.set('finance', await signedIn(server.app, 'finance'))
  const { data } = await ask<{ states: object; definition: { key: string } }>(
    'finance',
    `/api/workflow/instance/${procInstId}/picture`,
  )
  expect(data).toMatchObject({
    definition: { key: 'trial' },
    states: { start: 'done', leader: 'done', finance: 'current', director: 'future', end: 'future' },
    people: {
      leader: [{ name: 'leader', result: 'agreed', at: expect.any(Number) }],
      finance: expect.arrayContaining([{ name: 'finance', result: null, at: null }]),
    },
  })
  expect((await ask('elsewhere', `/api/workflow/instance/${procInstId}/picture`)).code).toBe('flow.unknown')
})

test('WFL-03 an approval that came back to its drafter, or was refused, says so in the monitor and is found by that', async () => {
  const [back, ended] = [await world.draft('31.00'), await world.draft('32.00')]
  for (const id of [back, ended]) await world.act(id, 'submit')
  await world.decide(people.leader, back, 'reject', { opinion: 'wrong' })
  await world.decide(people.leader, ended, 'refuse', { opinion: 'never' })
  const found = async (...status: string[]) =>
    (await list('admin', { status })).data.content.map((row) => [row['recordId'], row['status']])
  expect(await found('returned')).toEqual([[back, 'returned']])
  expect(await found('refused', 'returned')).toEqual([
    [ended, 'refused'],
    [back, 'returned'],
  ])
  expect(await found('0')).toEqual([[back, 'returned']])
})
