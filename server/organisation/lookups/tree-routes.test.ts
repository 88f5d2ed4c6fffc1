import { gunzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { smallGroup } from './testing/small-group.ts'
import type { TreeNode } from './tree-routes.ts'

const { pool } = await freshDatabase()
const { nodes, people, scopes } = await smallGroup(pool)
const pages = new Map<string, Page>()
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool)
})
afterAll(() => server.close())

async function as(user: string): Promise<Page> {
  const page = pages.get(user) ?? (await signedIn(server.app, user))
  pages.set(user, page)
  return page
}

async function tree(which: string, type: string, code = 'htgl', more = ''): Promise<TreeNode[]> {
  const answer = await call(server.app, await as(`scope${type}`), `/api/system/department/${which}?code=${code}${more}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const named = (ids: readonly string[]) =>
  ids.map((id) => Object.entries({ ...nodes, ...people }).find(([, value]) => value === id)?.[0] ?? id)
const free = (list: readonly TreeNode[]) => named(list.filter(({ disabled }) => disabled !== true).map(({ id }) => id))
const closed = (list: readonly TreeNode[]) =>
  named(list.filter(({ disabled }) => disabled === true).map(({ id }) => id))

test('DAT-03 getDataScopeDw answers exactly the units of the scope, with what is above them switched off', async () => {
  expect(free(await tree('getDataScopeDw', '1'))).toEqual(['group', 'sea', 'branch', 'land'])
  expect(free(await tree('getDataScopeDw', '2'))).toEqual(['sea', 'branch'])
  expect(closed(await tree('getDataScopeDw', '2'))).toEqual(['group'])
  expect(free(await tree('getDataScopeDw', '3'))).toEqual(['sea'])
  for (const type of ['4', '5', '6']) expect(await tree('getDataScopeDw', type)).toEqual([])
})

test('DAT-03 getDataScopeBm answers exactly the departments of the scope', async () => {
  expect(free(await tree('getDataScopeBm', '1')).sort()).toEqual([
    'branchOffice',
    'landSales',
    'seaFinance',
    'seaSales',
    'seaTeam',
  ])
  expect(free(await tree('getDataScopeBm', '2')).sort()).toEqual(['branchOffice', 'seaFinance', 'seaSales', 'seaTeam'])
  expect(free(await tree('getDataScopeBm', '3')).sort()).toEqual(['seaFinance', 'seaSales', 'seaTeam'])
  expect(free(await tree('getDataScopeBm', '4')).sort()).toEqual(['seaSales', 'seaTeam'])
  expect(free(await tree('getDataScopeBm', '5'))).toEqual(['seaSales'])
  expect(closed(await tree('getDataScopeBm', '5'))).toEqual(['group', 'sea'])
  expect(await tree('getDataScopeBm', '6')).toEqual([])
})

test('DAT-03 getDataScopeBmAndRy answers departments and working people; 仅本人 is oneself', async () => {
  const persons = async (type: string) =>
    named((await tree('getDataScopeBmAndRy', type)).filter(({ type: sort }) => sort === 'person').map(({ id }) => id))
      .filter((name) => name in people)
      .sort()
  expect(await persons('1')).toEqual(['accountant', 'branchman', 'lander', 'seller', 'teammate'])
  expect(await persons('3')).toEqual(['accountant', 'seller', 'teammate'])
  expect(await persons('4')).toEqual(['seller', 'teammate'])
  expect(await persons('5')).toEqual(['seller'])
  const only = await tree('getDataScopeBmAndRy', '6')
  expect(only.filter(({ type }) => type === 'person').map(({ id }) => id)).toEqual([scopes['6']])
  expect(closed(only)).toEqual(['group', 'sea', 'seaSales'])
})

test('DAT-03 nodes have id, name and pid, every pid but the root’s is in the answer, and the name is in the caller’s language', async () => {
  await pool.query(sql`update base.department set name_ru = 'Море' where id = ${nodes.sea}`)
  for (const which of ['getDataScopeDw', 'getDataScopeBm', 'getDataScopeBmAndRy']) {
    const list = await tree(which, '2')
    const ids = new Set(list.map(({ id }) => id))
    expect(list.filter(({ pid }) => pid === null)).toHaveLength(1)
    for (const { id, name, pid } of list) {
      expect([typeof id, typeof name]).toEqual(['string', 'string'])
      if (pid !== null) expect(ids.has(pid)).toBe(true)
    }
  }
  const russian = await call(server.app, await as('scope3'), '/api/system/department/getDataScopeDw?code=htgl', {
    headers: { lang: 'ru' },
  })
  expect(russian.json().data.map(({ name }: TreeNode) => name)).toContain('Море')
})

test('DAT-03 a code that is nobody’s shows nothing but oneself; no code shows the organisation', async () => {
  expect(await tree('getDataScopeBm', '1', 'zjgl')).toEqual([])
  expect(free(await tree('getDataScopeDw', '6', ''))).toEqual(['group', 'sea', 'branch', 'land'])
})

test('DAT-03 a packed answer says what the plain one says, to each person his own, and never what was before a change', async () => {
  const unpacked = async (user: string): Promise<TreeNode[]> => {
    const answer = await call(server.app, await as(user), '/api/system/department/getDataScopeDw?code=htgl', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers['content-encoding']).toBe('gzip')
    return JSON.parse(gunzipSync(answer.rawPayload).toString()).data
  }
  for (const type of ['1', '2', '3', '1', '2'])
    expect(await unpacked(`scope${type}`)).toEqual(await tree('getDataScopeDw', type))
  await pool.query(sql`update base.department set dept_name = '陆上运输' where id = ${nodes.land}`)
  expect((await unpacked('scope1')).map(({ name }) => name)).toContain('陆上运输')
})

test('DAT-03 pid fetches the children of one node', async () => {
  const children = await tree('getDataScopeBmAndRy', '1', 'htgl', `&pid=${nodes.seaSales}`)
  expect(new Set(children.map(({ pid }) => pid))).toEqual(new Set([nodes.seaSales]))
  expect(children.filter(({ type }) => type === 'department').map(({ id }) => id)).toEqual([nodes.seaTeam])
  expect(children.map(({ id }) => id)).toContain(people.seller)
})

test('DAT-03 beyond 20,000 people the tree comes without them, and node by node with them', async () => {
  const client = await pool.driver.connect()
  await client.query('begin')
  await client.query(
    `insert into base.person (id, create_by, create_name, user_code, user_name, user_dwid, user_bmid, user_zt)
    select gen_random_uuid(), $1, 'test', 'crowd' || n, 'crowd', $2, $3, '1' from generate_series(1, 20001) n`,
    [v7(), nodes.land, nodes.landSales],
  )
  await client.query('commit')
  client.release()
  const whole = await tree('getDataScopeBmAndRy', '1')
  expect(whole.some(({ type }) => type === 'person')).toBe(false)
  expect(whole).toHaveLength(9)
  const children = await tree('getDataScopeBmAndRy', '1', 'htgl', `&pid=${nodes.seaTeam}`)
  expect(children.map(({ id }) => id)).toEqual([people.teammate])
  await pool.query(sql`delete from base.person where user_name = 'crowd'`)
})

test('DAT-05 the department list has deptId, deptSname, deptPid and deptFlag', async () => {
  const { data } = (await call(server.app, await as('scope6'), '/api/system/department')).json()
  expect(data).toHaveLength(9)
  expect(data).toContainEqual({ deptId: nodes.sea, deptSname: '海运', deptPid: nodes.group, deptFlag: '1' })
  for (const row of data) expect(Object.keys(row).sort()).toEqual(['deptFlag', 'deptId', 'deptPid', 'deptSname'])
})

test('DAT-07 an unchanged tree is 304, a changed one is sent again, and the change is an event', async () => {
  const page = await as('scope1')
  const ask = (etag: string) =>
    call(server.app, page, '/api/system/department/getDataScopeBm?code=htgl', { headers: { 'if-none-match': etag } })
  const etag = String((await ask('')).headers['etag'])
  const again = await ask(etag)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await pool.query(sql`delete from engine.outbox`)
  await pool.query(sql`update base.department set dept_name = '海运销售部' where id = ${nodes.seaSales}`)
  const changed = await ask(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('海运销售部')
  const events = await pool.query(sql`select event from engine.outbox order by event`)
  expect(events).toEqual([{ event: 'access.changed' }, { event: 'tree.changed' }])
})

test('two people never share an answer by its mark', async () => {
  const ask = async (user: string, etag = '') =>
    call(server.app, await as(user), '/api/system/department/getDataScopeBm?code=htgl', {
      headers: { 'if-none-match': etag },
    })
  const etag = String((await ask('scope4')).headers['etag'])
  expect((await ask('scope5', etag)).statusCode).toBe(200)
})
