import { readdirSync, readFileSync } from 'node:fs'
import pino from 'pino'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { verbWords } from '../../../base/log-words.ts'
import { giveRole, giveScope, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { problemRoute } from '../../messaging/portal/page-problem-report.ts'
import { onlineRoutes } from '../../organisation/online/online-routes.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { systemActor } from '../../platform/context/system-context.ts'
import { sealAudit } from '../../records/audit/chain-audit-lines.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { freshDatabase } from '../../testing/database.ts'
import { indexLogs } from './index-logs.ts'
import { logRoutes } from './log-routes.ts'

interface Rows {
  readonly data: { readonly content: readonly Readonly<Record<string, unknown>>[]; readonly totalElements: number }
  readonly code: string
  readonly msg: string
}

const { pool } = await freshDatabase()
const running = compose({ modules: [] })
const { app, close } = await testServer(pool, {
  running,
  log: pino({ level: 'silent' }),
  routes: [
    logRoutes({}),
    onlineRoutes,
    problemRoute,
    (scope) =>
      void scope.get('/api/test/broken', { config: { session: true } }, () => {
        throw new Error('beyond the edge')
      }),
  ],
})
afterAll(close)

await makePerson(pool, { code: 'auditor', name: '审计员', permissions: ['rzgl-ck', 'rzgl-dc', 'rzgl-jy', 'yhgl-lx'] })
const keeper = await makePerson(pool, { code: 'keeper', name: '管理员' })
await giveScope(pool, await giveRole(pool, keeper, 'keepers', ['zxyh-ck', 'zxyh-xx', 'yhgl-ck']), 'rygl', '1')
const anna = await makePerson(pool, { code: 'anna', name: '安娜' })
await pool.query(sql`update base.person set name_ru = 'Анна' where id = ${anna}::uuid`)
const auditor = await signedIn(app, 'auditor')
const me = makeContext({
  actor: { ...systemActor, id: anna, name: '安娜' },
  lang: 'zh',
  now: Date.parse('2026-11-20T10:00:00+08:00'),
  requestId: 'req-anna-1',
  ip: '10.1.2.3',
  sql: pool,
  running,
})

const page = async (who: Page, list: string, parameters: object = {}, more: object = {}) =>
  (
    await call(app, who, `/api/system/${list}/page`, {
      method: 'POST',
      payload: { page: 1, size: 20, parameters, ...more },
    })
  ).json<Rows>()
const found = async (parameters: object) =>
  (await page(auditor, 'operationLog', parameters)).data.content.map(({ title }) => title)

test('reliability 33: operations are found by person, verb, object, time, address and words; a line tells what it changed', async () => {
  await audited(me, { verb: 'export', title: '付款计划' })
  await audited(me, { verb: 'update', document: 'base.person', recordId: keeper, title: '管理员' })
  await pool.query(sql`
    insert into engine.history (document, record_id, at, person, person_name, verb, ver, field, before, after)
    values ('base.person', ${keeper}::uuid, ${new Date(me.now)}, ${anna}::uuid, '安娜', 'update', 2, 'email', '"old@beilu.cn"', '"new@beilu.cn"'), ('base.person', ${keeper}::uuid, ${new Date(me.now)}, ${anna}::uuid, '安娜', 'update', 2, 'idCard', '"230102199001011234"', '"230102199001015678"')`)
  await sealAudit(pool)
  await indexLogs(pool)
  expect(await found({})).toEqual(['管理员', '付款计划'])
  expect(await found({ param: 'fkjh' })).toEqual(['付款计划'])
  expect(await found({ verb: ['update'], personName: '安' })).toEqual(['管理员'])
  expect(await found({ thing: '用户' })).toEqual(['管理员'])
  expect(await found({ thing: '合同' })).toEqual([])
  expect(await found({ ip: '10.1.2.3', requestId: { equals: 'req-anna-1' } })).toHaveLength(2)
  expect(await found({ at: { from: me.now + 1, to: null } })).toEqual([])
  const [line] = (await page(auditor, 'operationLog', { verb: ['update'] })).data.content
  const detail = (await call(app, auditor, `/api/system/operationLog/${String(line?.id)}`)).json<{
    data: { changes: unknown; seq: number }
  }>().data
  expect(detail.changes).toEqual([
    { field: 'email', label: '电子邮箱', before: 'old@beilu.cn', after: 'new@beilu.cn' },
    { field: 'idCard', label: '身份证号', before: expect.stringContaining('*'), after: expect.stringContaining('*') },
  ])
  expect(detail.seq).toBe(2)
})

test('reliability 33: the chain is verified from the page, the check itself is a line, and a changed line is named', async () => {
  const verify = async () =>
    (await call(app, auditor, '/api/system/audit/verify', { method: 'POST', payload: {} })).json<{
      data: { lines: number; problems: unknown[] }
    }>().data
  expect(await verify()).toEqual({ lines: 2, problems: [] })
  await sealAudit(pool)
  await indexLogs(pool)
  const state = (await call(app, auditor, '/api/system/audit/state')).json<{ data: object }>().data
  expect(state).toMatchObject({ seq: 3, waiting: 0, last: { personName: '审计员', lines: 2, problems: 0 } })
  await pool.query(sql`alter table engine.audit disable trigger only_added`)
  await pool.query(sql`update engine.audit set title = '假' where title = '付款计划'`)
  expect(await verify()).toEqual({ lines: 3, problems: [{ sort: 'changed', line: 1 }] })
})

test('sign-ins, calls and errors are kept: who, when, from where, with what result', async () => {
  await call(app, auditor, '/api/test/broken')
  await call(app, auditor, '/api/portal/problem', {
    method: 'POST',
    payload: { id: 'x1', path: '/financePaymentPlan', name: 'TypeError', message: 'x is undefined', stack: 'at a' },
  })
  await indexLogs(pool)
  expect((await page(auditor, 'signInLog', { outcome: ['ok'], param: 'auditor' })).data.content).toMatchObject([
    { account: 'auditor', personName: '审计员', outcome: 'ok', way: 'password' },
  ])
  await expect
    .poll(async () => (await page(auditor, 'errorLog')).data.content, { timeout: 15_000 })
    .toMatchObject([
      { source: 'page', message: 'TypeError: x is undefined', path: '/financePaymentPlan', stack: 'at a' },
      {
        source: 'server',
        message: 'Error: beyond the edge',
        path: '/api/test/broken',
        personName: '审计员',
        stack: expect.stringContaining('at '),
      },
    ])
  expect((await page(auditor, 'callLog', { status: { from: 500, to: null } })).data.content).toMatchObject([
    { method: 'GET', path: '/api/test/broken', status: '500' },
  ])
  expect((await page(auditor, 'callLog', { path: '/operationLog/page' })).data.totalElements).toBe(0)
})

test('a record whose title has a translation stands in the log by it, and as it was written in Chinese', async () => {
  const unit = '01930000-0000-7000-8000-00000000a002'
  await pool.query(sql`
    insert into base.department (id, create_by, create_name, dept_name, name_ru, name_en, dept_flag)
    values (${unit}::uuid, ${anna}::uuid, '安娜', '陆运公司', 'Сухопутная компания', 'Land', '1')`)
  await audited(me, { verb: 'update', document: 'base.department', recordId: unit, title: '陆运公司' })
  await sealAudit(pool)
  await indexLogs(pool)
  const titleIn = async (lang: string) => {
    const asked = { page: 1, size: 20, parameters: { verb: ['update'] } }
    const answer = await call(app, auditor, '/api/system/operationLog/page', {
      method: 'POST',
      payload: asked,
      headers: { lang },
    })
    return answer.json<Rows>().data.content[0]?.['title']
  }
  expect([await titleIn('zh'), await titleIn('ru')]).toEqual(['陆运公司', 'Сухопутная компания'])
})

test('a record that is called by the id of its unit stands in the log by the name of that unit', async () => {
  const unit = '01930000-0000-7000-8000-00000000a001'
  await pool.query(
    sql`insert into base.department (id, create_by, create_name, dept_name, name_ru, name_en, dept_flag) values (${unit}::uuid, ${anna}::uuid, '安娜', '海运公司', 'Морская компания', 'Sea', '1')`,
  )
  await audited(me, { verb: 'update', document: 'base.skin', recordId: unit, title: unit })
  await sealAudit(pool)
  await indexLogs(pool)
  const answer = await call(app, auditor, '/api/system/operationLog/page', {
    method: 'POST',
    payload: { page: 1, size: 20, parameters: { verb: ['update'] } },
    headers: { lang: 'ru' },
  })
  const [line] = answer.json<Rows>().data.content
  expect(line).toMatchObject({ title: 'Морская компания' })
  const whole = await call(app, auditor, `/api/system/operationLog/${String(line?.['id'])}`, {
    headers: { lang: 'ru' },
  })
  expect(whole.json<{ data: object }>().data).toMatchObject({ title: 'Морская компания' })
})

test('DAT-08 what people say they did to work tasks is read and found in its own log, with names in the reader’s language', async () => {
  for (const [type, at] of [
    ['催办', 1],
    ['转交', 2],
  ] as const)
    await pool.query(sql`
    insert into engine.worktask_log (id, at, person_id, person_name, subordinate_id, action_type, action_content, remarks, ip, request_id)
    values (gen_random_uuid(), ${new Date(me.now + at)}, ${anna}::uuid, '安娜', 'T-1', ${type}, '已电话联系', '', '::1', 'r')`)
  expect((await page(auditor, 'taskLog')).data.content).toMatchObject([
    { actionType: '转交', subordinate: 'T-1' },
    { actionType: '催办' },
  ])
  expect((await page(auditor, 'taskLog', { param: '催办', personName: '安' })).data.totalElements).toBe(1)
  expect((await page(auditor, 'taskLog', { at: { from: me.now + 2, to: null } })).data.totalElements).toBe(1)
})

test('every verb that is written to the audit has a name in the log', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`server/${name}`, 'utf8'))
  const verbs = new Set(
    sources.flatMap((source) => [...source.matchAll(/audited\([^)]*?verb: '([^']+)'/g)].map(([, verb = '']) => verb)),
  )
  expect(verbs.size).toBeGreaterThan(20)
  expect([...verbs].filter((verb) => !Object.hasOwn(verbWords, verb))).toEqual([])
})

test('a log leaves as a spreadsheet that runs no formula, and the audit tells of it', async () => {
  await audited(me, { verb: 'print', title: '=cmd|A1' })
  await sealAudit(pool)
  await indexLogs(pool)
  const answer = await call(app, auditor, '/api/system/operationLog/export', {
    method: 'POST',
    payload: { parameters: { verb: ['print'] }, columns: ['personName', 'title', 'verb'], format: 'csv' },
    headers: { lang: 'ru' },
  })
  expect(answer.body).toContain("Анна;'=cmd|A1;Печать")
  await sealAudit(pool)
  await indexLogs(pool)
  const [line] = (await page(auditor, 'operationLog', { verb: ['export'], thing: 'Журнал операций' })).data.content
  expect(line).toMatchObject({ thing: '操作日志', title: null })
})

test('the logs and sessions are closed to whoever has no right to them, and odd conditions are refused', async () => {
  const anyone = await signedIn(app, 'anna')
  for (const list of ['signInLog', 'operationLog', 'callLog', 'errorLog', 'taskLog', 'online']) {
    expect((await page(anyone, list)).code, list).toBe('permission.missing')
    expect(
      (await call(app, anyone, `/api/system/${list}/export`, { method: 'POST', payload: {} })).statusCode,
      list,
    ).toBe(403)
  }
  for (const url of ['/api/system/audit/verify', '/api/system/online/end'])
    expect((await call(app, anyone, url, { method: 'POST', payload: {} })).statusCode).toBe(403)
  for (const wrong of [{ hash: 'x' }, { verb: ['rm'] }, { at: 'yesterday' }, { seq: { from: 1 } }])
    expect((await page(auditor, 'operationLog', wrong)).code).toMatch(/^request\.(unknown|wrong)-filter$/)
})

test('SES-06, reliability 18: whoever is forced out is answered 401 at the next call; one’s own session is left by signing out', async () => {
  const boss = await signedIn(app, 'keeper')
  const out = await signedIn(app, 'anna')
  const sessions = (await page(boss, 'online', { personName: 'anna' })).data.content
  const end = (ids: readonly unknown[]) =>
    call(app, boss, '/api/system/online/end', { method: 'POST', payload: { ids } })
  expect((await end(sessions.map(({ id }) => id))).json()).toMatchObject({
    code: '0',
    data: { ended: sessions.length },
  })
  expect((await call(app, out, '/api/system/user/allMyData')).statusCode).toBe(401)
  expect((await page(boss, 'online', { personName: 'anna' })).data.totalElements).toBe(0)
  expect(
    (await pool.query<{ title: string }>(sql`select title from engine.audit where verb = 'session.force' limit 1`))[0]
      ?.title,
  ).toBe('安娜')
  const [own] = (await page(boss, 'online', { personName: 'keeper' })).data.content
  expect((await end([own?.id])).json()).toMatchObject({ code: 'online.own' })
})

test('ten thousand sessions are listed and searched at once', async () => {
  const boss = await signedIn(app, 'keeper')
  await pool.query(sql`
    insert into engine.session (id, person_id, client, ip, agent, seed, rotated_at, created_at, last_seen, absolute_end)
    select gen_random_uuid(), ${anna}::uuid, 'web', '10.0.' || (n / 250) || '.' || (n % 250), 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0', '\\x00', now(), now(), now(), now() + interval '8 hours' from generate_series(1, 10000) n`)
  const begun = performance.now()
  expect((await page(boss, 'online', { ip: '10.0.39.' })).data.totalElements).toBe(250)
  expect((await page(boss, 'online', {}, { page: 100 })).data.content).toHaveLength(20)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('what moved in the organisation is told by the names of units, never by their ids', async () => {
  const [root, unit] = [
    await makeNode(pool, { flag: '0', name: '集团' }),
    await makeNode(pool, { flag: '1', name: '海运' }),
  ]
  await audited(
    { ...me, now: me.now + 500 },
    { verb: 'update', document: 'base.department', recordId: unit, title: '海运' },
  )
  await pool.query(sql`
    insert into engine.history (document, record_id, at, person, person_name, verb, ver, field, before, after)
    values ('base.department', ${unit}::uuid, ${new Date(me.now + 500)}, ${anna}::uuid, '安娜', 'update', 2, 'path', ${JSON.stringify(`/${unit}/`)}, ${JSON.stringify(`/${root}/${unit}/`)})`)
  const [line] = await pool.query<{ id: string }>(
    sql`select id::text from engine.audit where document = 'base.department' and record_id = ${unit}::uuid`,
  )
  const { data } = (await call(app, auditor, `/api/system/operationLog/${String(line?.id)}`)).json<{
    data: { changes: unknown }
  }>()
  expect(data.changes).toMatchObject([{ field: 'path', before: '海运', after: '集团 / 海运' }])
})

test('reliability 33: what a line says besides is told as labels and values, and why the system acted in words', async () => {
  const detail = { rows: 12, paused: true, kind: 'contact', fields: ['userTel'], person: anna, due: me.now }
  await audited(me.withoutScope('departments are merged'), { verb: 'job.plan', title: '说明', detail })
  const [line] = await pool.query<{ id: string }>(sql`select max(id)::text as id from engine.audit`)
  const url = `/api/system/operationLog/${line?.id}`
  const told = async (lang: string) =>
    (await app.inject({ url, headers: { ...auditor, lang } })).json<{ data: object }>().data
  expect(await told('zh')).toMatchObject({
    unscoped: '部门合并',
    extras: [
      ['行数', '12'],
      ['已暂停', '是'],
      ['类型', '更换登录信息'],
      ['字段', '手机号码'],
      ['人员', '安娜'],
      ['生效时间', '2026-11-20 10:00'],
    ].map(([label, value]) => ({ label, value })),
  })
  expect(await told('ru')).toMatchObject({
    unscoped: 'объединение подразделений',
    extras: expect.arrayContaining([{ label: 'Сотрудник', value: 'Анна' }]),
  })
  expect(await told('zh')).not.toHaveProperty('detail')
})
