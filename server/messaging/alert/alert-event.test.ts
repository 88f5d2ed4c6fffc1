import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { alertEvent } from '../../../base/alert-event.ts'
import { baseModule } from '../../../base/base-module.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { describedRoutes } from '../../records/documents/record-routes.ts'
import { find } from '../../records/read/find-visible-records.ts'
import { syncDeclared } from '../../records/seed/sync-declared.ts'
import { freshDatabase } from '../../testing/database.ts'
import { alertRoutes } from './alert-routes.ts'
import { evaluateAlerts } from './evaluate-alerts.ts'

interface Answer {
  readonly code: string
  readonly data: {
    readonly ver: number
    readonly content?: readonly object[]
    readonly errors?: Record<string, string>
  }
}

const figures: { readonly objType: string; readonly objId: string; readonly title: string; value: string }[] = []
const { pool } = await freshDatabase()
const running = compose({
  modules: [],
  servers: [
    {
      module: 'test',
      rules: [],
      alerts: { 'JOB-FAIL': async () => figures, 'A-FAILS': () => Promise.reject(new Error('unreadable')) },
    },
  ],
})
await inTransaction(pool, (on) => syncDeclared(on, [baseModule], running.permissions))
const { app, close } = await testServer(pool, {
  running,
  routes: [describedRoutes, alertRoutes],
  words: [baseModule.refusals],
})
afterAll(close)
await makePerson(pool, { code: 'keeper', permissions: ['yjgz-ck', 'yjgz-bj'] })
const annaId = await makePerson(pool, { code: 'anna', permissions: ['yjxx-ck', 'yjxx-cl'] })
await makePerson(pool, { code: 'boris', permissions: ['yjxx-ck', 'yjxx-cl'] })
const [keeper, anna, boris] = [await signedIn(app, 'keeper'), await signedIn(app, 'anna'), await signedIn(app, 'boris')]

const post = async (url: string, payload: object, who: Page = keeper) =>
  (await call(app, who, url, { method: 'POST', payload })).json<Answer>()
const act = (id: string | undefined, verb: string, body: object, who: Page) =>
  post(`/api/base/alertEvent/${id}/action/${verb}`, body, who)

test('one alert is open for a rule and an object: it follows its figure once a day, tells when it grows worse, settles by itself, and only its receivers see it', async () => {
  const [{ id: ruleId, ver }] = (await pool.query<{ id: string; ver: number }>(
    sql`select id, ver from base.alert_rule where rule_code = 'JOB-FAIL'`,
  )) as [{ id: string; ver: number }]
  expect(await post('/api/base/alertRule/save', { id: ruleId, ver, orange: '0' })).toMatchObject({
    code: 'alert.bands',
    data: { errors: { orange: expect.any(String) } },
  })
  expect(
    await post('/api/base/alertRule/save', { id: ruleId, ver, receivers: [annaId], receiverRole: null }),
  ).toMatchObject({ code: '0' })
  const start = Date.parse('2026-11-22T01:00:30Z')
  const look = (minutes: number) => evaluateAlerts(systemContext(pool, running, start + minutes * 60_000, 'test'))
  const events = () =>
    find(systemContext(pool, running, start, 'test'), alertEvent, { ruleCode: 'JOB-FAIL' }, { sort: ['firstTime'] })
  const told = async () =>
    (await pool.query<{ n: number }>(sql`select count(*)::int as n from engine.outbox where event = 'alert.raised'`))[0]
      ?.n
  const figure = { objType: 'job', objId: 'engine.sweep', title: 'sweep', value: '2' }
  figures.push(figure)
  await look(0)
  expect(await events()).toMatchObject([{ level: '2', measured: '2.00', threshold: '1.00', status: '1' }])
  expect(await told()).toBe(1)
  const [{ data } = {}] = await pool.query<{ data: object }>(
    sql`select data from engine.outbox where event = 'alert.raised' order by id desc limit 1`,
  )
  expect(data, 'what is counted is whole').toMatchObject({ measured: '2', threshold: '1' })
  figure.value = '11'
  await look(10)
  expect(await events()).toMatchObject([{ level: '2', measured: '2.00' }])
  await look(40)
  expect(await events()).toMatchObject([{ level: '4', measured: '11.00', threshold: '10.00' }])
  expect(await told()).toBe(2)
  figure.value = '12'
  await look(80)
  expect(await events()).toMatchObject([{ level: '4', measured: '11.00' }])
  await look(24 * 60 + 120)
  expect(await events()).toMatchObject([{ level: '4', measured: '12.00' }])
  expect(await told()).toBe(2)
  const [event] = await events()
  const seen = async (who: Page) =>
    (await post('/api/base/alertEvent/page', { page: 1, size: 10 }, who)).data.content?.length
  expect([await seen(anna), await seen(boris)]).toEqual([1, 0])
  expect(await act(event?.id, 'take', { ver: event?.ver }, boris)).toMatchObject({ code: 'record.missing' })
  expect(await act(event?.id, 'take', { ver: event?.ver }, anna)).toMatchObject({ code: '0' })
  figures.length = 0
  await look(24 * 60 + 160)
  expect(await events()).toMatchObject([{ status: '3', handler: annaId }])
  figures.push({ ...figure, value: '1' })
  await look(24 * 60 + 200)
  const [, again] = await events()
  expect(again).toMatchObject({ level: '2', status: '1' })
  expect(await act(again?.id, 'lift', { ver: 1 }, anna)).toMatchObject({
    data: { errors: { note: expect.any(String) } },
  })
  expect(await act(again?.id, 'ignore', { ver: 1, note: '计划内维护' }, anna)).toMatchObject({ code: '0' })
  expect((await events())[1]).toMatchObject({ status: '4', handleNote: '计划内维护' })
})

test('somebody who is to hear of many alerts of a rule at once hears of them in one notice', async () => {
  figures.splice(
    0,
    figures.length,
    ...['a', 'b', 'c', 'd'].map((name) => ({ objType: 'job', objId: name, title: name, value: '5' })),
  )
  const before = await pool.query(sql`select id from engine.outbox where event = 'alert.raised'`)
  await evaluateAlerts(systemContext(pool, running, Date.parse('2026-11-24T20:00:00Z'), 'test'))
  expect(await pool.query(sql`select id from engine.outbox where event = 'alert.raised'`)).toHaveLength(before.length)
  expect(await pool.query(sql`select person, data ->> 'n' as n from engine.outbox where event = 'alert.many'`)).toEqual(
    [{ person: annaId, n: '4' }],
  )
})

test('a figure of more decimals is kept with two, and a rule that fails keeps none after it from its turn', async () => {
  figures.splice(0, figures.length, { objType: 'job', objId: 'loss', title: 'loss', value: '1.339' })
  await pool.query(sql`
    insert into base.alert_rule select r.* from base.alert_rule q
    cross join lateral jsonb_populate_record(null::base.alert_rule,
      to_jsonb(q) || jsonb_build_object('id', gen_random_uuid(), 'rule_code', 'A-FAILS', 'measure', 'A-FAILS')) r
    where q.rule_code = 'JOB-FAIL'`)
  const ctx = systemContext(pool, running, Date.parse('2026-11-25T03:00:00Z'), 'test')
  await expect(evaluateAlerts(ctx)).rejects.toThrow('unreadable')
  expect(await find(ctx, alertEvent, { objId: 'loss' })).toMatchObject([{ measured: '1.34' }])
  await pool.query(sql`delete from base.alert_rule where rule_code = 'A-FAILS'`)
})

test('a rule over a document looks at its records by a condition and a figure, and only those hear of one who may see it', async () => {
  await makePerson(pool, { code: 'maker', permissions: ['yjgz-ck', 'yjgz-xz', 'yjgz-bj', 'yhzd-ck', 'yhzd-xz'] })
  const maker = await signedIn(app, 'maker')
  const seerId = await makePerson(pool, { code: 'seer', permissions: ['yjxx-ck', 'sjzd-ck'] })
  const blindId = await makePerson(pool, { code: 'blind', permissions: ['yjxx-ck'] })
  const rule = {
    ruleName: '排序过大',
    nameRu: 'Большой номер',
    nameEn: 'High order',
    watched: 'base.dictionary',
    condition: 'dicGroup in ["sex"]',
    figure: 'dicSort',
    rising: '1',
    yellow: '2',
    receivers: [seerId, blindId],
    cron: '* * * * *',
    enabled: '1',
  }
  const saved = (fields: object) => post('/api/base/alertRule/save', { ...rule, ...fields }, maker)
  expect(await saved({ watched: 'base.nothing' })).toMatchObject({ data: { errors: { watched: expect.any(String) } } })
  expect(await saved({ condition: 'dicGroup in' })).toMatchObject({
    data: { errors: { condition: expect.any(String) } },
  })
  expect(await saved({ figure: 'dicName' })).toMatchObject({ data: { errors: { figure: expect.any(String) } } })
  expect(await saved({ watched: null, figure: null })).toMatchObject({
    data: { errors: { measure: expect.any(String) } },
  })
  expect(await saved({})).toMatchObject({ code: '0' })
  await evaluateAlerts(systemContext(pool, running, Date.parse('2026-11-25T01:00:00Z'), 'test'))
  const events = await find(systemContext(pool, running, 0, 'test'), alertEvent, { objType: 'base.dictionary' })
  expect(events).toMatchObject([
    {
      ruleCode: 'YJ-0001',
      objTitle: '女',
      measured: '2.00',
      level: '2',
      objUrl: expect.stringContaining('/doc/base/dictionary/'),
    },
  ])
  const told = await pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'alert.raised' and person = any(${[seerId, blindId]}::uuid[])`,
  )
  expect(told).toEqual([{ person: seerId }])
  const count = (who: Page) => post('/api/system/alertRule/try', rule, who)
  expect(await count(maker)).toMatchObject({ code: 'alert.hidden' })
  await makePerson(pool, { code: 'knower', permissions: ['yjgz-bj', 'sjzd-ck'] })
  expect(await count(await signedIn(app, 'knower'))).toMatchObject({ data: { yellow: 1, orange: 0, red: 0 } })
})

test('a rule that takes too long over all its records is said to be too costly, and keeps no other rule from its turn', async () => {
  await pool.query(sql`insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_sort)
    select gen_random_uuid(), ${annaId}, 'test', 'many', 'm' || n, 'm' || n, n from generate_series(1, 1500) n`)
  await makePerson(pool, { code: 'wide', permissions: ['yjgz-ck', 'yjgz-xz', 'yjgz-bj', 'sjzd-ck'] })
  const wide = await signedIn(app, 'wide')
  const ten = '[0,1,2,3,4,5,6,7,8,9]'
  const rule = {
    ruleName: '太慢',
    nameRu: 'Долго',
    nameEn: 'Slow',
    watched: 'base.dictionary',
    figure: 'dicSort',
    rising: '1',
    yellow: '2',
    receivers: [annaId],
    cron: '* * * * *',
    enabled: '1',
  }
  const costly = {
    ...rule,
    condition: `${ten}.all(a, ${ten}.all(b, ${ten}.all(c, ${ten}.all(d, a + b + c + d >= 0))))`,
  }
  let turns = 0
  const turn = (): void => {
    turns += 1
    waiting = setImmediate(turn)
  }
  let waiting = setImmediate(turn)
  expect(await post('/api/system/alertRule/try', costly, wide)).toMatchObject({ code: 'alert.costly' })
  clearImmediate(waiting)
  expect(turns).toBeGreaterThan(20)
  expect(await post('/api/base/alertRule/save', costly, wide)).toMatchObject({ code: '0' })
  expect(
    await post(
      '/api/base/alertRule/save',
      { ...rule, ruleName: '尚可', condition: 'dicGroup == "many"', yellow: '1499' },
      wide,
    ),
  ).toMatchObject({ code: '0' })
  const look = (minute: number) =>
    evaluateAlerts(systemContext(pool, running, Date.parse('2026-11-26T01:00:00Z') + minute * 60_000, 'test'))
  await expect(look(0)).rejects.toMatchObject({ code: 'alert.costly' })
  const found = async () =>
    (await find(systemContext(pool, running, 0, 'test'), alertEvent, { objType: 'base.dictionary', status: '1' })).map(
      ({ objTitle, measured }) => [objTitle, measured],
    )
  expect(await found()).toContainEqual(['m1500', '1500.00'])
  await expect(look(0)).resolves.toBeUndefined()
  // Twice all the steps that a rule may take.
}, 180_000)
