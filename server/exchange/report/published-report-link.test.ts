import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servers } from '../../../app/module-servers.ts'
import { groupWorld, type GroupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { setCredential } from '../../identity/session/credential.ts'
import { hashPassword } from '../../identity/session/password-hash.ts'
import { testClock } from '../../identity/session/testing/test-clock.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { reportRoutes } from './report-routes.ts'
import { reportWords } from './words.ts'

const day = 86_400_000
const clock = testClock(worldNow)
const span = { from: '2026-11-01', to: '2026-11-30' }
let world: GroupWorld
let server: TestServer
let page: Page

beforeAll(async () => {
  world = await groupWorld()
  for (const [unit, no, amount] of [
    ['BLHY', 'A', 100],
    ['BLLY', 'B', 70],
  ] as const) {
    await world.pool.query(sql`
      insert into finance.payment_plan (id, create_by, create_name, unit_id, plan_no, payment_attribute, approval_status, payment_status, plan_date, plan_amount, plan_amount_cny, actual_amount)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place(unit)}, ${no}, 'frt', '2', '0', '2026-11-05', ${amount}, ${amount}, 0)`)
  }
  const queries = new Map(
    servers.flatMap(({ module, reports }) =>
      Object.entries(reports).map(([name, query]) => [`${module}.${name}`, query] as const),
    ),
  )
  server = await testServer(world.pool, {
    running: world.running,
    words: [reportWords],
    routes: [reportRoutes(queries)],
  })
  await setCredential(world.pool, world.person('seafin'), await hashPassword('Steppe-wind-77'), worldNow)
  page = await signedIn(server.app, 'seafin')
})
afterAll(() => server.close())

const publish = async (days: number) =>
  (
    await call(server.app, page, `/api/report/finance/paymentSummary/publish?days=${days}`, {
      method: 'POST',
      payload: span,
    })
  ).json<{ data: { path: string } }>().data.path
const opened = (path: string, lang = 'zh') =>
  server.app.inject({ url: path.replace('/report?', '/api/report/published?'), headers: { lang } })

test('ACC-01 a published report opens by its signed link without a session, with the rows its publisher may see, in the reader’s language', async () => {
  const path = await publish(7)
  const { data } = (await opened(path)).json<{
    data: { label: string; rows: string[][]; totals: string[]; columns: { label: string }[] }
  }>()
  expect(data).toMatchObject({ label: '付款计划汇总', totals: ['', '', '1', '100.00', '0.00'] })
  expect(data.rows, 'of one unit, as its publisher sees it').toHaveLength(1)
  expect((await opened(path, 'ru')).json()).toMatchObject({ data: { label: 'Сводка платежей' } })
})

test('a link that was changed says that it is not valid, and one whose time is over says that', async () => {
  const path = await publish(1)
  const query = new URLSearchParams(path.slice('/report?'.length))
  const changed = (name: string, value: string) =>
    opened(`/report?${new URLSearchParams({ ...Object.fromEntries(query), [name]: value })}`)
  for (const [name, value] of [
    ['exp', String(Number(query.get('exp')) + day)],
    ['sign', 'f'.repeat(64)],
    ['rid', 'x'],
  ] as const)
    expect([name, (await changed(name, value)).json<{ code: string }>().code]).toEqual([name, 'report.link'])
  clock.pass(2 * day)
  expect((await opened(path)).json()).toMatchObject({ code: 'report.expired', msg: expect.stringContaining('已过期') })
})

test('a link ends with the rights of its publisher, and nobody publishes what he may not read', async () => {
  page = await signedIn(server.app, 'seafin')
  const path = await publish(30)
  await world.pool.query(sql`update base.role_member set del_flag = 1 where user_id = ${world.person('seafin')}::uuid`)
  expect((await opened(path)).json()).toMatchObject({ code: 'report.ended' })
  const refused = await call(
    server.app,
    await signedIn(server.app, 'seafin'),
    '/api/report/finance/paymentSummary/publish',
    { method: 'POST', payload: span },
  )
  expect(refused.statusCode).toBe(403)
})

test('a report is listed for those who may read it, read and exported with its sums, and a link of one’s own is taken back', async () => {
  const code = 'cashier'
  await setCredential(world.pool, world.person(code), await hashPassword('Steppe-wind-77'), worldNow)
  const mine = await signedIn(server.app, code)
  const ask = (url: string, payload?: object) =>
    call(server.app, mine, url, payload === undefined ? {} : { method: 'POST', payload })
  expect((await ask('/api/report/list')).json()).toMatchObject({
    data: expect.arrayContaining([{ module: 'finance', name: 'paymentSummary', label: '付款计划汇总' }]),
  })
  expect((await ask('/api/report/finance/paymentSummary/sheet', span)).json()).toMatchObject({
    data: { label: '付款计划汇总', rows: expect.anything() },
  })
  expect((await ask('/api/report/finance/paymentSummary/sheet', {})).statusCode, 'without what must be said').toBe(422)
  const book = await ask('/api/report/finance/paymentSummary/export', span)
  expect([book.statusCode, book.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  const { path } = (await ask('/api/report/finance/paymentSummary/publish?days=3', span)).json<{
    data: { path: string }
  }>().data
  const [link] = (await ask('/api/report/links')).json<{ data: { id: string; label: string; filters: object[] }[] }>()
    .data
  expect(link).toMatchObject({ label: '付款计划汇总', filters: [{ text: '2026-11-01' }, { text: '2026-11-30' }] })
  const other = await signedIn(server.app, 'seafin')
  expect(
    (await call(server.app, other, `/api/report/links/${link?.id}/end`, { method: 'POST', payload: {} })).statusCode,
    'by somebody else',
  ).toBe(404)
  expect((await opened(path)).statusCode).toBe(200)
  await ask(`/api/report/links/${link?.id}/end`, {})
  expect((await opened(path)).json()).toMatchObject({ code: 'report.link' })
  expect((await ask('/api/report/links')).json()).toMatchObject({ data: [] })
})
