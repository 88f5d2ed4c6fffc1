import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  call,
  type Page,
  post,
  signedIn,
  testServer,
  type TestServer,
} from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { smallGroup } from './testing/small-group.ts'

const { pool } = await freshDatabase()
const { nodes, people } = await smallGroup(pool)
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await testServer(pool)
  page = await signedIn(server.app, 'seller')
  await pool.query(sql`update base.person set user_zt = '0' where user_code like 'scope%'`)
})
afterAll(() => server.close())

const ask = (url: string) => call(server.app, page, url)

interface Row {
  readonly userId: string
  readonly userName: string
  readonly userTel: string
  readonly deptsnames: string
}

async function list(
  fields: Record<string, string> = {},
): Promise<{ status: number; names: string[]; rows: Row[]; total: number; errors: Record<string, string> }> {
  const answer = await post(server.app, '/api/system/user/page', { 'parameters[userZt]': '1', ...fields }, page)
  const { data } = answer.json()
  const rows: Row[] = data?.content ?? []
  return {
    status: answer.statusCode,
    names: rows.map(({ userName }) => userName),
    rows,
    total: data?.totalElements,
    errors: data?.errors ?? {},
  }
}

test('DAT-04 one person is his name, several are a list in the order asked for', async () => {
  expect((await ask(`/api/system/user/${people.lander}`)).json().data).toEqual({ userName: '周杰' })
  expect((await ask(`/api/system/user/ids/${people.lander},${people.seller}`)).json().data).toEqual([
    { userId: people.lander, userName: '周杰' },
    { userId: people.seller, userName: '王小明' },
  ])
})

test('DAT-04 nobody is 404 record.missing, whatever the id looks like', async () => {
  for (const id of [v7(), 'x', "1'or'1", '%01', '-1', '9'.repeat(30)]) {
    const answer = await ask(`/api/system/user/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'record.missing'])
  }
})

test('DAT-04 up to 200 ids are answered, 201 and anything that is no id are 400', async () => {
  const ids = Array.from({ length: 201 }, () => v7())
  expect((await ask(`/api/system/user/ids/${ids.slice(0, 199).join(',')},${people.seller}`)).json().data).toEqual([
    { userId: people.seller, userName: '王小明' },
  ])
  const many = await ask(`/api/system/user/ids/${ids.slice(0, 112).join(',')}`)
  expect(many.statusCode).toBe(200)
  expect((await ask(`/api/system/user/ids/${ids.join(',')}`)).statusCode).toBe(400)
  expect((await ask('/api/system/user/ids/1,2')).statusCode).toBe(400)
})

test('DAT-05 roleUserSum counts the working people of each role', async () => {
  await pool.query(sql`update base.person set user_zt = '1' where user_code = 'scope1'`)
  const { data } = (await ask('/api/system/role/roleUserSum')).json()
  expect(data.find(({ rolename }: { rolename: string }) => rolename === 'scope-1')).toEqual({
    rolename: 'scope-1',
    roleid: expect.any(String),
    zongshu: 1,
  })
  expect(data.find(({ rolename }: { rolename: string }) => rolename === 'scope-2').zongshu).toBe(0)
  await pool.query(sql`update base.person set user_zt = '0' where user_code = 'scope1'`)
})

test('DAT-05 yiXuanId answers the chosen users', async () => {
  const { data } = (await ask(`/api/system/user/yiXuanId?yxIds=${people.teammate},${people.former}`)).json()
  expect(data).toEqual([
    { userId: people.teammate, userName: '李娜', userTel: '13900001111', deptsnames: '集团/海运/海运销售/一组' },
    { userId: people.former, userName: '吴老', userTel: '13500004444', deptsnames: '集团/海运/海运销售' },
  ])
  expect((await ask('/api/system/user/yiXuanId?yxIds=')).json().data).toEqual([])
})

test('DAT-06 rows have exactly userId, userName, userTel and deptsnames, newest registered first, ten to a page', async () => {
  const { names, rows, total } = await list()
  expect(names).toEqual(['周杰', '赵敏', '王小明', '李娜', '孙强'])
  expect(total).toBe(5)
  for (const row of rows) expect(Object.keys(row).sort()).toEqual(['deptsnames', 'userId', 'userName', 'userTel'])
})

test('DAT-06 pages begin at 1 and no person shows twice', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((number) => list({ page: number, size: '2' })))
  expect(pages.map(({ names }) => names)).toEqual([['周杰', '赵敏'], ['王小明', '李娜'], ['孙强'], []])
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([5]))
})

test('DAT-06 dir, sort and the second sort field of order', async () => {
  expect((await list({ dir: 'asc' })).names).toEqual(['孙强', '李娜', '王小明', '赵敏', '周杰'])
  const byStrokes = ['王小明', '孙强', '李娜', '周杰', '赵敏']
  expect((await list({ sort: 'userName', dir: 'asc' })).names).toEqual(byStrokes)
  expect((await list({ sort: 'userZt', dir: 'asc', 'parameters[order]': 'userName' })).names).toEqual(byStrokes)
})

test('LNG-01 people and their departments are named in the language of the reader, and stand by it', async () => {
  await pool.query(
    sql`update base.person set name_ru = case user_code when 'seller' then 'Ян Сяомин' else 'Чжао Минь' end where user_code in ('seller', 'accountant')`,
  )
  await pool.query(sql`update base.department set name_ru = 'Морская компания' where id = ${nodes.sea}`)
  const russian = (url: string, more = {}) => call(server.app, page, url, { headers: { lang: 'ru' }, ...more })
  const answer = await russian('/api/system/user/page', {
    method: 'POST',
    payload: { sort: 'userName', dir: 'asc', parameters: { uids: [people.seller, people.accountant, people.lander] } },
  })
  expect(answer.json().data.content.map(({ userName, deptsnames }: Row) => [userName, deptsnames])).toEqual([
    ['Чжао Минь', '集团/Морская компания/海运财务'],
    ['Ян Сяомин', '集团/Морская компания/海运销售'],
    ['周杰', '集团/陆运/陆运销售'],
  ])
  expect((await russian(`/api/system/user/${people.seller}`)).json().data).toEqual({ userName: 'Ян Сяомин' })
  await pool.query(sql`update base.person set name_ru = null`)
})

test('DAT-06 param finds by name, pinyin, initials and phone', async () => {
  for (const param of ['王小', 'wangxiao', 'wxm', 'WXM', '0000567'])
    expect([param, (await list({ 'parameters[param]': param })).names]).toEqual([param, ['王小明']])
  expect((await list({ 'parameters[param]': '100%' })).names).toEqual([])
  expect((await list({ 'parameters[param]': '' })).total).toBe(5)
})

test('DAT-06 phones are whole inside the own company and masked beyond', async () => {
  const tels = Object.fromEntries((await list()).rows.map(({ userName, userTel }) => [userName, userTel]))
  expect(tels).toEqual({
    周杰: '136****3333',
    赵敏: '13700002222',
    王小明: '13800005678',
    李娜: '13900001111',
    孙强: '',
  })
})

test('a masked phone is not told by search or order: only the whole number finds its holder', async () => {
  for (const part of ['1360', '0333', '136000033'])
    expect((await list({ 'parameters[param]': part })).names).toEqual([])
  expect((await list({ 'parameters[param]': '13600003333' })).names).toEqual(['周杰'])
  expect((await list({ sort: 'userTel' })).status).toBe(400)
})

test('DAT-06 userDeptId takes everyone under a node, part-time posts included', async () => {
  expect((await list({ 'parameters[userDeptId]': nodes.seaSales })).names).toEqual(['王小明', '李娜'])
  expect((await list({ 'parameters[userDeptId]': nodes.sea })).total).toBe(4)
  await pool.query(
    sql`insert into base.user_post (id, create_by, create_name, user_id, dw_id, bm_id, post_name) values (${v7()}, ${v7()}, 'test', ${people.lander}, ${nodes.sea}, ${nodes.seaTeam}, '顾问')`,
  )
  expect((await list({ 'parameters[userDeptId]': nodes.seaTeam })).names).toEqual(['周杰', '李娜'])
  expect((await list({ 'parameters[userDeptId]': v7() })).total).toBe(0)
})

test('DAT-06 roleId, userZt and uids limit the list', async () => {
  const [role] = await pool.query<{ id: string }>(sql`select id from base.role where role_code = 'scope-6'`)
  expect((await list({ 'parameters[roleId]': role?.id ?? '', 'parameters[userZt]': '' })).names).toEqual(['范围6'])
  expect((await list({ 'parameters[userZt]': '3' })).names).toEqual(['吴老'])
  expect((await list({ 'parameters[uids]': `${people.seller},${people.branchman}` })).names).toEqual(['王小明', '孙强'])
})

test('DAT-06 the same request as JSON', async () => {
  const answer = await call(server.app, page, '/api/system/user/page', {
    method: 'POST',
    payload: { dir: 'asc', page: 1, size: 50, sort: 'register', parameters: { userZt: '1', uids: [people.seller] } },
  })
  expect(answer.json().data).toMatchObject({ content: [{ userId: people.seller }], totalElements: 1 })
})

test('what is no page, size, sort or id is 400 and names its field', async () => {
  const wrong: [string, string][] = [
    ['page', '0'],
    ['page', '-1'],
    ['page', '1e3'],
    ['page', '1000000'],
    ['page', '1.5'],
    ['size', '51'],
    ['size', '0'],
    ['size', 'all'],
    ['dir', 'sideways'],
    ['sort', 'userPwd'],
    ['sort', 'id'],
  ]
  for (const [name, value] of wrong) {
    const { status, errors } = await list({ [name]: value })
    expect([name, value, status, Object.keys(errors)]).toEqual([name, value, 400, [name]])
  }
  for (const name of ['roleId', 'userDeptId', 'uids'])
    expect((await list({ [`parameters[${name}]`]: 'x' })).status).toBe(400)
  const infinite = await call(server.app, page, '/api/system/user/page', {
    method: 'POST',
    payload: '{"page":1e308}',
    headers: { 'content-type': 'application/json' },
  })
  expect(infinite.statusCode).toBe(400)
  const doubled = await call(server.app, page, '/api/system/user/page', {
    method: 'POST',
    payload: 'sort=register&sort=userName',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(doubled.statusCode).toBe(400)
})

test('200 pieces of SQL as sort, order and dir are all 400 and leave the database as it is', async () => {
  const columns = ['user_name', 'userName', 'register', '1', 'id', 'p.user_tel', 'create_time']
  const attacks = [
    '--',
    ' desc',
    ',(select 1)',
    ';drop table base.person',
    "'",
    '"',
    ' and 1=1',
    '/**/',
    ')',
    '\\',
    ' limit 1',
    ' nulls first',
    '||pg_sleep(1)',
    ' case when 1=1 then 1 else 2 end',
    '%27',
    ' collate "C"',
    ' using >',
    '::text',
    ' union select 1',
    '\n',
  ]
  const payloads = columns
    .flatMap((column) => attacks.map((attack) => `${column}${attack}`))
    .filter((payload) => !['register', 'userName'].includes(payload.trim()))
  expect(payloads.length * 2).toBeGreaterThan(200)
  for (const payload of payloads) {
    expect([payload, (await list({ sort: payload })).status]).toEqual([payload, 400])
    expect([payload, (await list({ 'parameters[order]': payload })).status]).toEqual([payload, 400])
  }
  for (const dir of ['asc;--', 'desc nulls last', 'ASC,1']) expect((await list({ dir })).status).toBe(400)
  expect((await list()).total).toBe(5)
})

test('DAT-08 what was done to a work task is kept with who did it', async () => {
  const answer = await post(
    server.app,
    '/api/worktasklog/save',
    { actionConten: '完成初稿', actionType: 'update', logRemarks: '', subordinateId: 'task-1' },
    page,
  )
  expect(answer.json().code).toBe('0')
  const [line] = await pool.query(
    sql`select person_name, subordinate_id, action_type, action_content, remarks from engine.worktask_log`,
  )
  expect(line).toEqual({
    person_name: '王小明',
    subordinate_id: 'task-1',
    action_type: 'update',
    action_content: '完成初稿',
    remarks: '',
  })
  const empty = await post(server.app, '/api/worktasklog/save', { actionConten: '', actionType: 'x' }, page)
  expect([empty.statusCode, empty.json().data.errors]).toEqual([422, { actionConten: '请填写操作内容' }])
})

test('without a session none of the calls answers', async () => {
  const calls: [string, 'GET' | 'POST'][] = [
    ['/api/system/user/page', 'POST'],
    ['/api/system/user/yiXuanId', 'GET'],
    [`/api/system/user/${people.seller}`, 'GET'],
    ['/api/system/role/roleUserSum', 'GET'],
    ['/api/system/department', 'GET'],
    ['/api/system/dictionary/group?dicGroup=x', 'GET'],
    ['/api/dm_minzu', 'GET'],
    ['/api/worktasklog/save', 'POST'],
    ['/api/system/user/allMyData', 'GET'],
    ['/api/system/department/getDataScopeDw', 'GET'],
  ]
  for (const [url, method] of calls) {
    const answer = await server.app.inject({ method, url })
    expect([url, answer.statusCode, answer.json().msg]).toEqual([url, 401, '登录超时，请重新登录'])
  }
})
