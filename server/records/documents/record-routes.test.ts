import { streamXlsxRows } from 'hucre/xlsx'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindWords } from '../../../kinds/words.ts'
import { exportRoutes } from '../../exchange/export/export-routes.ts'
import { sheetWords } from '../../exchange/words.ts'
import { makePerson, giveRole, giveScope } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { createFiles } from '../files/create-files.ts'
import { fileFolder } from '../files/testing/file-folder.ts'
import { link } from '../read/record-links.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship, voyage } from '../testing/voyage-test-documents.ts'
import { storeWords } from '../words.ts'
import { save } from '../write/save-record.ts'
import { describedRoutes } from './record-routes.ts'

let world: World
let server: TestServer
let clerk: Page
let stranger: Page
let bare: Page

interface Answer<T = unknown> {
  readonly code: string
  readonly data: T
  readonly msg: string
}

beforeAll(async () => {
  world = await makeWorld()
  const { a, b } = world.units
  const all = ['hc-ck', 'hc-xz', 'hc-bj', 'hc-sc', 'hc-dc', 'hc-kh', 'ship-ck', 'ship-xz']
  await makePerson(world.pool, {
    code: 'clerk',
    name: '张三',
    unitId: a,
    deptId: world.departments.a1,
    permissions: all,
  })
  await makePerson(world.pool, { code: 'stranger', unitId: b, deptId: world.departments.b1, permissions: all })
  const bareId = await makePerson(world.pool, { code: 'bare', unitId: a })
  const role = await giveRole(world.pool, bareId, 'bare-role', [])
  await giveScope(world.pool, role, 'hygl', '1')
  const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes, exportRoutes(files)],
    words: [kindWords, storeWords, sheetWords],
  })
  clerk = await signedIn(server.app, 'clerk')
  stranger = await signedIn(server.app, 'stranger')
  bare = await signedIn(server.app, 'bare')
})

afterAll(() => server.close())

test('describe tells the fields, lists and verbs in the caller’s language, without what he may not know, and 304 when nothing changed', async () => {
  const first = await call(server.app, clerk, '/api/sea/voyage/describe', { headers: { lang: 'ru' } })
  const { data } = first.json<Answer<Described>>()
  expect(data).toMatchObject({
    module: 'sea',
    name: 'voyage',
    label: 'ru 航次',
    title: 'voyageName',
    numberField: 'voyageNo',
    stateField: 'state',
    approval: null,
    appendOnly: false,
    verbs: ['ck', 'xz', 'bj', 'sc', 'dc', 'kh'],
  })
  const field = (name: string) => data.fields.find((one) => one.name === name)
  expect(field('voyageName')).toMatchObject({
    kind: 'text',
    label: 'ru 航次名称',
    required: true,
    rights: { read: true, write: true },
    sortable: true,
    filter: 'contains',
  })
  expect(field('secret')).toBeUndefined()
  expect(field('phone')).toMatchObject({ rights: { read: false, write: false }, sortable: false, filter: 'none' })
  expect(field('freight')).toMatchObject({ numeric: true, rights: { read: true, write: false } })
  expect(field('voyageNo')).toMatchObject({ rights: { write: false } })
  expect(field('state')).toMatchObject({ rights: { write: false } })
  expect(field('state')?.options).toEqual(expect.arrayContaining([{ code: 'plan', label: 'ru 计划' }]))
  expect(field('shipId')).toMatchObject({
    target: { module: 'sea', name: 'ship', titleField: 'shipName', numberField: null },
  })
  expect(field('legs')?.columns?.map(({ label }) => label)).toEqual(['ru 港口', 'ru 港杂费'])
  expect(field('createTime')).toMatchObject({ label: 'Создано', rights: { write: false } })
  expect(data.actions.map(({ verb, label, follows }) => [verb, label, follows])).toEqual([
    ['sail', 'ru 开航', 'ru 船员将收到通知'],
  ])
  const again = await call(server.app, clerk, '/api/sea/voyage/describe', {
    headers: { lang: 'ru', 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(
    (
      await call(server.app, clerk, '/api/sea/voyage/describe', {
        headers: { lang: 'zh', 'if-none-match': String(first.headers.etag) },
      })
    ).statusCode,
  ).toBe(200)
})

test('a record says whether it has neighbours that its reader may see', async () => {
  const { id } = (await post(clerk, '/api/sea/voyage/save', { voyageName: '邻航' })).body.data as { id: string }
  const { id: shipId } = (await post(clerk, '/api/sea/ship/save', { shipName: '邻船' })).body.data as { id: string }
  const linked = async (page: Page) =>
    ((await get(page, `/api/sea/voyage/${id}`)).body.data as { linked: boolean }).linked
  expect(await linked(clerk)).toBe(false)
  await link(await world.as({}), { from: { doc: ship, id: shipId }, to: { doc: voyage, id }, type: 'ref' })
  // Found by a statement of its own the first time, and with the links from then on.
  expect(await linked(clerk)).toBe(true)
  expect(await linked(clerk)).toBe(true)
  const reader = async (code: string, ...permissions: string[]) => {
    const person = await makePerson(world.pool, {
      code,
      unitId: world.units.a,
      deptId: world.departments.a1,
      permissions: ['hc-ck', ...permissions],
    })
    await giveScope(world.pool, await giveRole(world.pool, person, `${code}-role`, []), 'hygl', '3')
    return signedIn(server.app, code)
  }
  expect(await linked(await reader('mate'))).toBe(false)
  const pilot = await reader('pilot', 'ship-ck')
  expect([await linked(pilot), await linked(pilot)]).toEqual([true, true])
  await world.pool.query(sql`update sea.ship set del_flag = 1 where id = ${shipId}::uuid`)
  expect([await linked(pilot), await linked(clerk)]).toEqual([false, false])
})

test('a record goes through save, list, opening, action, log and deletion', async () => {
  const saved = await post(clerk, '/api/sea/voyage/save', {
    voyageName: '首航',
    tons: '10',
    price: '2',
    legs: [{ port: '同江' }],
  })
  expect(saved).toMatchObject({ status: 200, body: { code: '0', data: { ver: 1 } } })
  const { id } = saved.body.data as { id: string }
  const listed = await post(clerk, '/api/sea/voyage/page', {
    page: 1,
    size: 10,
    sort: '-createTime',
    parameters: { param: 'shouhang' },
  })
  expect(listed.body.data).toMatchObject({ totalElements: 1, content: [{ id, voyageName: '首航', freight: '20.00' }] })
  const opened = await get(clerk, `/api/sea/voyage/${id}`)
  expect(opened.body.data).toMatchObject({
    record: { id, ver: 1, legs: [{ port: '同江' }] },
    offered: ['bj', 'sc'],
    writable: null,
    names: { 'dictionary:voyageState:plan': '计划' },
  })
  const shipped = await post(clerk, '/api/sea/ship/save', { shipName: '北陆' })
  const { id: shipId } = shipped.body.data as { id: string }
  await post(clerk, '/api/sea/voyage/save', { id, ver: 1, shipId })
  expect((await get(clerk, `/api/sea/voyage/${id}`)).body.data).toMatchObject({ offered: ['bj', 'sc', 'sail'] })
  expect(
    (await post(clerk, `/api/sea/voyage/${id}/action/sail`, { ver: 2, departed: '2026-11-21' })).body,
  ).toMatchObject({ code: '0', data: { id, ver: 3 } })
  const log = await get(clerk, `/api/sea/voyage/${id}/log`)
  expect(log.body.data).toMatchObject([
    {
      verb: 'sail',
      label: '开航',
      personName: '张三',
      changes: [{ field: 'state', label: '状态', before: '计划', after: '在航' }],
    },
    { verb: 'update', label: '修改', changes: [{ field: 'shipId', label: '船舶', before: '', after: '北陆' }] },
    { verb: 'create', label: '新增', changes: [] },
  ])
  await world.pool.driver.query(`update base.person set name_ru = 'Чжан Сань' where user_code = 'clerk'`)
  expect(
    (await call(server.app, clerk, `/api/sea/voyage/${id}/log`, { headers: { lang: 'ru' } })).json(),
  ).toMatchObject({ data: [{ personName: 'Чжан Сань' }, {}, {}] })
  const deleted = await server.app.inject({ method: 'DELETE', url: `/api/sea/voyage/${id}`, headers: { ...clerk } })
  expect(deleted.json()).toMatchObject({ code: '0' })
  expect(await get(clerk, `/api/sea/voyage/${id}`)).toMatchObject({ status: 404, body: { code: 'record.missing' } })
})

test('reliability 35: one masked value is shown to who may ask for it and says why; who, what and why are audited, the value is not', async () => {
  const seer = async (code: string, permissions: string[]) => {
    const person = await makePerson(world.pool, { code, unitId: world.units.a, permissions })
    await giveScope(world.pool, await giveRole(world.pool, person, `${code}-scope`, []), 'hygl', '1')
    return person
  }
  const askerId = await seer('asker', ['hc-ck', 'hc-dc', 'hc-jm'])
  await seer('looker', ['hc-ck'])
  const [page, looker] = [await signedIn(server.app, 'asker'), await signedIn(server.app, 'looker')]
  const writer = await world.as({ permissions: ['hc-mm', 'hc-mi'], scope: { all: true, unitIds: [], deptIds: [] } })
  const { id } = await save(writer, voyage, { voyageName: '带电话', phone: '13812345678', secret: '暗语' })
  const at = `/api/sea/voyage/${id}/reveal`
  const described = (await get(page, '/api/sea/voyage/describe')).body.data as Described
  expect(described.fields.filter(({ rights }) => rights.reveal === true).map(({ name }) => name)).toEqual([
    'shipAccount',
    'phone',
  ])
  expect(await post(page, at, { field: 'phone', reason: '  回访客户 ' })).toMatchObject({
    status: 200,
    body: { data: { value: '13812345678' } },
  })
  const lines = await world.pool.driver.query(
    `select person, verb, document, record_id, detail from engine.audit where verb = 'reveal'`,
  )
  expect(lines.rows).toMatchObject([{ person: askerId, document: 'sea.voyage', record_id: id }])
  expect(JSON.stringify(lines.rows)).toContain('回访客户')
  expect(JSON.stringify(lines.rows)).not.toContain('13812345678')
  for (const reason of ['', '   ', 'abc', 'x'.repeat(201)])
    expect(await post(page, at, { field: 'phone', reason })).toMatchObject({
      status: 422,
      body: { code: 'reveal.reason' },
    })
  for (const field of ['secret', 'voyageName', 'nothing', '__proto__', ''])
    expect([field, (await post(page, at, { field, reason: '回访客户' })).status]).toEqual([field, 403])
  for (const [who, status] of [
    [looker, 403],
    [bare, 403],
    [stranger, 404],
  ] as const)
    expect((await post(who, at, { field: 'phone', reason: '回访客户' })).status).toBe(status)
  expect((await get(page, `/api/sea/voyage/${id}`)).body.data).toMatchObject({ record: { phone: '138****5678' } })
  expect(JSON.stringify((await post(page, '/api/sea/voyage/page', {})).body)).not.toContain('13812345678')
  expect((await world.pool.driver.query(`select 1 from engine.audit where verb = 'reveal'`)).rows).toHaveLength(1)
})

test('a wrong form names its fields in the caller’s language', async () => {
  const zh = await post(clerk, '/api/sea/voyage/save', { tons: 'x' })
  expect(zh).toMatchObject({
    status: 422,
    body: { code: 'record.invalid', data: { errors: { voyageName: '请填写航次名称' } } },
  })
  const ru = await post(clerk, '/api/sea/voyage/save', { tons: 'x' }, { lang: 'ru' })
  expect(JSON.stringify(ru.body.data)).toContain('ru 航次名称')
})

test('what keeps a form from being saved is told without saving it, to whoever may save it', async () => {
  const count = async () =>
    (await world.pool.query<{ n: string }>({ text: 'select count(*) as n from sea.voyage', values: [] }))[0]?.n
  const before = await count()
  const check = (page: Page, values: object) => post(page, '/api/sea/voyage/check', { values }, { lang: 'ru' })
  expect(await check(clerk, { tons: 'x' })).toMatchObject({
    status: 200,
    body: { data: { errors: { tons: expect.any(String), voyageName: expect.any(String) } } },
  })
  expect((await check(clerk, { voyageName: '无误' })).body.data).toEqual({ errors: {} })
  expect((await check(bare, { voyageName: '无误' })).status).toBe(403)
  expect(await count()).toBe(before)
})

test('a form-encoded body is checked like JSON', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sea/voyage/save',
    headers: { ...clerk, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'voyageName=form&tons=5&legs[0][port]=A&legs[1][port]=B',
  })
  const { data } = answer.json<Answer<{ id: string }>>()
  expect((await get(clerk, `/api/sea/voyage/${data.id}`)).body.data).toMatchObject({
    record: { tons: '5.000', legs: [{ port: 'A' }, { port: 'B' }] },
  })
})

test('the same key twice has one effect, another body under it is refused', async () => {
  const save = (voyageName: string) => post(clerk, '/api/sea/voyage/save', { voyageName }, { 'idempotency-key': 'k1' })
  const answers = await Promise.all([save('keyed'), save('keyed'), save('keyed')])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await save('other')).toMatchObject({ status: 422, body: { code: 'request.key-reused' } })
})

test('reliability 4: nobody reaches a record by its id outside his scope, nor any call without its permission', async () => {
  const { id } = (await post(clerk, '/api/sea/voyage/save', { voyageName: 'private' })).body.data as { id: string }
  const calls: [method: 'GET' | 'POST' | 'DELETE', path: string, body?: object][] = [
    ['GET', `/${id}`],
    ['GET', `/${id}/log`],
    ['GET', `/${id}/links`],
    ['POST', '/save', { id, ver: 1, remark: 'x' }],
    ['POST', `/${id}/action/sail`, { ver: 1 }],
    ['DELETE', `/${id}`],
  ]
  for (const [method, path, body] of calls) {
    const ask = async (page: Page) =>
      (
        await server.app.inject({
          method,
          url: `/api/sea/voyage${path}`,
          headers: { ...page },
          ...(body === undefined ? {} : { payload: body }),
        })
      ).statusCode
    expect([path, await ask(stranger)]).toEqual([path, 404])
    expect([path, await ask(bare)]).toEqual([path, 403])
    expect([
      path,
      (
        await server.app.inject({
          method,
          url: `/api/sea/voyage${path}`,
          ...(body === undefined ? {} : { payload: body }),
        })
      ).statusCode,
    ]).toEqual([path, 401])
  }
  for (const path of ['/page', '/export']) {
    expect([path, (await post(bare, `/api/sea/voyage${path}`, {})).status]).toEqual([path, 403])
  }
  expect((await get(bare, '/api/sea/voyage/describe')).status).toBe(403)
  expect((await post(stranger, '/api/sea/voyage/page', {})).body.data).toMatchObject({ content: [], totalElements: 0 })
})

test('reliability 3: only described documents answer; every other name is the same 404', async () => {
  const { rows } = await world.pool.driver.query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'v') order by 1`,
  )
  const bodies = new Set<string>()
  for (const { relname } of [...rows, { relname: 'constructor' }, { relname: '__proto__' }, { relname: 'voyage%01' }]) {
    for (const module of ['pg_catalog', 'engine', 'sea']) {
      if (module === 'sea' && ['ship', 'log', 'voyage', 'charter'].includes(relname)) continue
      const answer = await post(clerk, `/api/${module}/${relname}/page`, {})
      bodies.add(`${answer.status} ${answer.body.code}`)
    }
  }
  expect([...bodies]).toEqual(['404 route.unknown'])
})

test('an export holds every filtered row with the columns and texts of the list, and is told in the audit', async () => {
  const names = Array.from({ length: 620 }, (_, at) => `export ${at}`)
  await world.pool.driver
    .query(`insert into sea.voyage (id, unit_id, create_by, create_name, create_time, voyage_no, voyage_name, state, tons, phone, search, search_grams)
    select gen_random_uuid(), null, (select id from base.person where user_code = 'clerk'), 'x', timestamptz '2026-01-01' + n * interval '1 s', 'E' || n, 'export ' || n, 'plan', n, '19900001234', 'export ' || n, '{ex,xp,po,or,rt}' from generate_series(0, 619) n`)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sea/voyage/export',
    headers: { ...clerk },
    payload: { parameters: { param: 'export' }, sort: 'createTime', columns: ['voyageName', 'state', 'tons', 'phone'] },
  })
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const rows: unknown[][] = []
  for await (const row of streamXlsxRows(answer.rawPayload)) rows.push([...row.values])
  expect(rows[0]).toEqual(['航次名称', '状态', '吨数', '电话'])
  expect(rows.slice(1).map(([name]) => name)).toEqual(names)
  expect(rows[5]).toEqual(['export 4', '计划', 4, '199****1234'])
  expect((await post(clerk, '/api/sea/voyage/export', { columns: ['secret'] })).status).toBe(400)
  const audit = await world.pool.driver.query(`select detail from engine.audit where verb = 'export'`)
  expect(audit.rows).toEqual([{ detail: '{"rows":620}' }])
})

test('malformed bodies are refused as such', async () => {
  for (const body of [
    [],
    { parameters: [] },
    { page: {} },
    { page: 'x' },
    { sort: { a: 1 } },
    { dir: 'up' },
    { after: 'nonsense' },
    { list: ['x'] },
  ]) {
    expect([JSON.stringify(body), (await post(clerk, '/api/sea/voyage/page', body)).status]).toEqual([
      JSON.stringify(body),
      400,
    ])
  }
})

interface DescribedPart {
  readonly name: string
  readonly rights: { readonly reveal?: boolean }
  readonly label: string
  readonly options?: unknown
  readonly columns?: readonly DescribedPart[]
}
interface Described {
  readonly fields: readonly DescribedPart[]
  readonly actions: readonly { readonly verb: string; readonly label: string; readonly follows?: string }[]
}

async function get(page: Page, url: string): Promise<{ status: number; body: Answer }> {
  const answer = await call(server.app, page, url)
  return { status: answer.statusCode, body: answer.json() }
}

async function post(
  page: Page,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const answer = await call(server.app, page, url, { method: 'POST', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
