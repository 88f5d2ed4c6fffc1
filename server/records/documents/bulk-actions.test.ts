import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindWords } from '../../../kinds/words.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { storeWords } from '../words.ts'
import { describedRoutes } from './record-routes.ts'

let world: World
let server: TestServer
let clerk: Page
let reader: Page

interface Answer<T> {
  readonly code: string
  readonly data: T
  readonly msg: string
}
interface Outcome {
  readonly id: string
  readonly code: string
  readonly ver?: number
  readonly msg?: string
  readonly errors?: Readonly<Record<string, string>>
}

beforeAll(async () => {
  world = await makeWorld()
  const unitId = world.units.a
  const deptId = world.departments.a1
  await makePerson(world.pool, {
    code: 'clerk',
    unitId,
    deptId,
    permissions: ['hc-ck', 'hc-xz', 'hc-bj', 'hc-sc', 'hc-kh', 'ship-ck', 'ship-xz'],
  })
  await makePerson(world.pool, {
    code: 'reader',
    unitId: world.units.b,
    deptId: world.departments.b1,
    permissions: ['hc-ck', 'hc-xz'],
  })
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes],
    words: [kindWords, storeWords],
  })
  clerk = await signedIn(server.app, 'clerk')
  reader = await signedIn(server.app, 'reader')
})

afterAll(() => server.close())

test('WID-17 a verb over several rows is checked row by row: what cannot be done says why and leaves its row whole', async () => {
  const ship = await made(clerk, 'ship', { shipName: '北陆' })
  const ready = await made(clerk, 'voyage', { voyageName: '可开航', shipId: ship })
  const shipless = await made(clerk, 'voyage', { voyageName: '没有船' })
  const strange = await made(reader, 'voyage', { voyageName: '别家的', shipId: ship })
  const values = { departed: '2026-11-21' }
  const { data } = await bulk(clerk, 'sail', [
    { id: ready, ver: 1, values },
    { id: shipless, ver: 1, values },
    { id: strange, ver: 1, values },
    { id: ready, ver: 1, values },
  ])
  expect(data.map(({ code }) => code)).toEqual(['0', 'record.not-possible', 'record.missing', 'record.changed'])
  expect(data[1]?.msg).toContain('开航')
  expect([await stateOf(ready), await stateOf(shipless), await stateOf(strange)]).toEqual(['sea', 'plan', 'plan'])
})

test('WID-17 rows saved together each stand alone: a wrong cell names its field, the rows beside it are saved', async () => {
  const first = await made(clerk, 'voyage', { voyageName: '一', tons: '1' })
  const second = await made(clerk, 'voyage', { voyageName: '二', tons: '2' })
  const { data } = await bulk(
    clerk,
    'bj',
    [
      { id: first, ver: 1, values: { tons: '10', price: '3' } },
      { id: second, ver: 1, values: { tons: 'viele', voyageName: '' } },
    ],
    { lang: 'ru' },
  )
  expect(data[0]).toEqual({ id: first, code: '0', ver: 2 })
  expect(data[1]).toMatchObject({ id: second, code: 'record.invalid' })
  expect(Object.keys(data[1]?.errors ?? {}).toSorted()).toEqual(['tons', 'voyageName'])
  expect(data[1]?.errors?.voyageName).toContain('ru 航次名称')
  const { rows } = await world.pool.driver.query(
    'select voyage_name, tons, freight, ver from sea.voyage where id = any($1) order by voyage_name',
    [[first, second]],
  )
  expect(rows).toEqual([
    { voyage_name: '一', tons: '10.000', freight: '30.00', ver: 2 },
    { voyage_name: '二', tons: '2.000', freight: null, ver: 1 },
  ])
})

test('the same call under the same key is done once for every row', async () => {
  const id = await made(clerk, 'voyage', { voyageName: '一次' })
  const rows = [{ id, ver: 1, values: { tons: '5' } }]
  const headers = { 'idempotency-key': 'once-for-all' }
  const answers = await Promise.all([bulk(clerk, 'bj', rows, headers), bulk(clerk, 'bj', rows, headers)])
  expect(answers.map(({ data }) => data)).toEqual([[{ id, code: '0', ver: 2 }], [{ id, code: '0', ver: 2 }]])
})

test('deleting several rows needs the right to delete; whoever lacks a right gets nothing done', async () => {
  const ids = [await made(clerk, 'voyage', { voyageName: '删一' }), await made(clerk, 'voyage', { voyageName: '删二' })]
  const rows = ids.map((id) => ({ id, ver: 1 }))
  expect((await bulk(reader, 'sc', rows)).code).toBe('permission.missing')
  expect((await bulk(clerk, 'sc', rows)).data.map(({ code }) => code)).toEqual(['0', '0'])
  expect((await bulk(clerk, 'sc', rows)).data.map(({ code }) => code)).toEqual(['record.missing', 'record.missing'])
})

test('too many rows and malformed bodies are refused as such', async () => {
  const many = Array.from({ length: 101 }, () => ({ id: world.units.a, ver: 1 }))
  expect((await bulk(clerk, 'sc', many)).code).toBe('request.too-many')
  for (const body of [
    {},
    { verb: 'sc' },
    { verb: 'sc', rows: 'x' },
    { verb: '', rows: [] },
    { verb: 'sc', rows: [1] },
    { verb: 'sc', rows: [{ id: '' }] },
    { verb: 'bj', rows: [{ id: 'x', values: [] }] },
  ]) {
    expect([JSON.stringify(body), (await post(clerk, '/api/sea/voyage/bulk', body)).code]).toEqual([
      JSON.stringify(body),
      'request.malformed',
    ])
  }
})

async function bulk(
  page: Page,
  verb: string,
  rows: readonly object[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<readonly Outcome[]>> {
  return post(page, '/api/sea/voyage/bulk', { verb, rows }, headers)
}

async function made(page: Page, thing: string, values: object): Promise<string> {
  return (await post<{ id: string }>(page, `/api/sea/${thing}/save`, values)).data.id
}

async function post<T>(
  page: Page,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  return (await call(server.app, page, url, { method: 'POST', payload, headers: { ...headers } })).json()
}

async function stateOf(id: string): Promise<string> {
  const { rows } = await world.pool.driver.query<{ state: string }>('select state from sea.voyage where id = $1', [id])
  return rows[0]?.state ?? ''
}
