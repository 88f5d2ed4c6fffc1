import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeriesDescribed, SeriesShown, SeriesTaken } from '../../../core/api-types/time-series.ts'
import { seriesKeyHeader, seriesKeySetting } from '../../../core/description/readings-api-key.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { giveRole, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { putAway } from '../../platform/settings/secret-settings.ts'
import { type MeterWorld, meterWorld, reading } from '../../records/time-series/testing/meter-world.ts'
import { seriesRoutes } from './series-routes.ts'

const at = '/api/series/plant/reading'
const key = 'a gateway of the plant, number 7'
const today = dayOfMs(Date.now())
const one = (meter: string, total: string) => ({ key: meter, at: `${today} 00:00`, total, power: '1' })
const days = `from=${today}&to=${today}`

let world: MeterWorld
let server: TestServer
const pages = new Map<string, Page>()

beforeAll(async () => {
  world = await meterWorld()
  server = await testServer(world.pool, { running: world.running, routes: [seriesRoutes] })
  const unitId = await makeNode(world.pool, { flag: '1', name: 'Plant' })
  for (const [code, permissions] of [
    ['reader', ['jlds-ck']],
    ['operator', ['jlds-ck', 'jlds-lr']],
    ['stranger', []],
    ['elsewhere', ['jlds-ck', 'jlds-lr']],
  ] as const) {
    const person = await makePerson(world.pool, { code, unitId })
    const role = await giveRole(world.pool, person, `role-${code}`, permissions)
    if (code !== 'elsewhere')
      await world.pool.query(sql`
        insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type)
        values (gen_random_uuid(), gen_random_uuid(), 'test', 'plant', 'plant', ${role}::uuid, '1')`)
    pages.set(code, await signedIn(server.app, code))
  }
})
afterAll(() => server.close())

async function asks(who: string, url: string, readings?: readonly object[]) {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`nobody is ${who}`)
  const answer = await call(
    server.app,
    page,
    url,
    readings === undefined ? {} : { method: 'POST', payload: { readings } },
  )
  return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data }
}

const sends = (shown: string | null, readings: readonly object[], url = `${at}/ingest`) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: { readings },
    headers: { lang: 'en', ...(shown === null ? {} : { [seriesKeyHeader]: shown }) },
  })

test('nothing is taken from machines before a key is set, and then only from those that show it', async () => {
  const wanted = [one('M-1', '5')]
  expect((await sends('', wanted)).statusCode).toBe(401)
  expect((await sends(key, wanted)).statusCode).toBe(401)
  const setting = seriesKeySetting(reading)
  const mark = await putAway(world.pool, setting, key)
  await world.pool.query(sql`
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type, cfg_group)
    values (gen_random_uuid(), gen_random_uuid(), 'test', ${setting}, ${mark}, 'secret', 'series')`)
  for (const shown of [null, '', mark, `${key}.`, key.toUpperCase()])
    expect((await sends(shown, wanted)).statusCode, String(shown)).toBe(401)
  expect((await sends(key, wanted, '/api/series/plant/other/ingest')).statusCode, 'of another series').toBe(401)
  const answer = await sends(key, [...wanted, one('M-0', '1'), { ...one('M-2', '1'), power: 'high' }])
  expect(answer.statusCode).toBe(200)
  expect(answer.json<{ data: SeriesTaken }>().data).toMatchObject({
    taken: 1,
    refused: [
      { row: 2, key: 'M-0', code: 'series.key-unknown', message: 'There is no M-0, or you may not see it' },
      { row: 3, key: 'M-2', code: 'series.value-wrong', message: 'power is no number' },
    ],
  })
})

test('more readings than fit into one sending, and what is none, are refused whole', async () => {
  const many = Array.from({ length: 5_001 }, () => one('M-1', '5'))
  expect((await asks('operator', `${at}/readings`, many)).status).toBe(422)
  expect((await sends(key, ['M-1' as unknown as object])).statusCode).toBe(400)
})

test('a reader sees what is in his scope and enters nothing', async () => {
  const { data } = await asks('reader', at)
  expect(data as SeriesDescribed).toMatchObject({ mayEnter: false, example: 'M-1' })
  expect((await asks('reader', `${at}/readings`, [one('M-1', '6')])).status).toBe(403)
  const { data: curves } = await asks('reader', `${at}/curves?keys=${world.meters['M-1']}&field=total&${days}`)
  expect((curves as SeriesShown).things).toMatchObject([{ code: 'M-1' }])
  expect((curves as SeriesShown).curves[0]?.points).toHaveLength(1)
})

test('an operator enters by hand what a machine would have sent', async () => {
  expect((await asks('operator', `${at}/readings`, [one('M-2', '6')])).data).toMatchObject({ taken: 1, refused: [] })
  expect((await asks('operator', `${at}/readings`, [one('M-2', '6')])).data).toMatchObject({ doubled: 1 })
})

test('whoever lacks the permission, or the scope, is refused', async () => {
  for (const url of [at, `${at}/curves?keys=${world.meters['M-1']}&${days}`, `${at}/export?${days}`])
    expect((await asks('stranger', url)).status, url).toBe(403)
  expect((await asks('stranger', `${at}/readings`, [])).status).toBe(403)
  for (const what of ['curves', 'export'])
    expect((await asks('elsewhere', `${at}/${what}?keys=${world.meters['M-1']}&${days}`)).status, what).toBe(404)
  expect((await asks('elsewhere', at)).data).toMatchObject({ example: '' })
  expect((await asks('elsewhere', `${at}/readings`, [one('M-1', '7')])).data).toMatchObject({
    taken: 0,
    refused: [{ code: 'series.key-unknown' }],
  })
  expect((await server.app.inject({ method: 'GET', url: at })).statusCode).toBe(401)
})

test('what cannot be asked is refused: a period turned round or too long, another level, thirteen meters', async () => {
  const id = world.meters['M-1'] ?? ''
  const asked = (query: string) => asks('reader', `${at}/curves?keys=${id}&${query}`)
  expect((await asked('from=2026-11-02&to=2026-11-01')).status).toBe(422)
  expect((await asked('from=1926-11-02&to=2026-11-01')).status).toBe(422)
  expect((await asked(`${days}&level=week`)).status).toBe(400)
  expect((await asked(`${days}&field=key`)).status).toBe(400)
  const many = Array.from({ length: 13 }, (_, nr) => `00000000-0000-7000-8000-0000000000${10 + nr}`).join(',')
  expect((await asks('reader', `${at}/curves?keys=${many}&${days}`)).status).toBe(400)
})

test('an export has the points that the page shows', async () => {
  const page = pages.get('reader')
  if (page === undefined) throw new Error('no reader')
  const answer = await call(server.app, page, `${at}/export?keys=${world.meters['M-1']}&field=power&${days}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
})
