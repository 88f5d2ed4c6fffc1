import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { kindWords } from '../../../kinds/words.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { logRoutes } from '../../operate/log/log-routes.ts'
import { settingRoutes } from '../../organisation/settings/setting-routes.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { freshDatabase } from '../../testing/database.ts'
import { describedRoutes } from '../documents/record-routes.ts'
import { historyRoutes } from '../history/history-routes.ts'
import { syncDeclared } from '../seed/sync-declared.ts'
import { applyDueValues } from './scheduled-setting-changes.ts'

interface Answer<T> {
  readonly code: string
  readonly msg: string
  readonly data: T
}
interface Shown {
  readonly key: string
  readonly value: string
  readonly waiting: readonly { readonly id: string }[]
}

const { pool } = await freshDatabase()
const running = compose({ modules: [] })
await inTransaction(pool, (on) => syncDeclared(on, [baseModule], running.permissions))
const { app, close } = await testServer(pool, {
  running,
  routes: [describedRoutes, historyRoutes, settingRoutes, logRoutes({})],
  words: [baseModule.refusals, kindWords],
})
afterAll(close)
await makePerson(pool, {
  code: 'keeper',
  permissions: ['xtcs-ck', 'xtcs-xz', 'xtcs-bj', 'xtcs-sc', 'xtcs-dc', 'pzzx-ck', 'pzzx-bj', 'rzgl-ck'],
})
await makePerson(pool, { code: 'anna', permissions: ['pzzx-ck'] })
const keeper = await signedIn(app, 'keeper')
const anna = await signedIn(app, 'anna')

const get = async <T>(url: string, who: Page = keeper) => (await call(app, who, url)).json<Answer<T>>().data
const post = async (url: string, payload: object, who: Page = keeper) =>
  (await call(app, who, url, { method: 'POST', payload })).json<
    Answer<{ id: string; ver: number; errors?: Record<string, string> }>
  >()
const set = (key: string, value: string, more: object = {}, who = keeper) =>
  post('/api/system/setting/save', { key, value, ...more }, who)
const shown = async (key: string) =>
  (await get<{ settings: Shown[] }[]>('/api/system/setting'))
    .flatMap(({ settings }) => settings)
    .find((one) => one.key === key)
const says = async (key: string) => (await readSettings({ sql: pool, running }, [key]))[key]

test('reliability 6, 36 a secret setting is put away: no page, list, search, history, audit, outbox or table says it, and it can be replaced', async () => {
  const canary = 'canary-7f3a91c2'
  const {
    data: { id },
  } = await post('/api/base/config/save', {
    cfgKey: 'lookup.key',
    cfgType: 'secret',
    cfgValue: canary,
    cfgGroup: 'lookup',
  })
  expect(await set('mail.password', canary)).toMatchObject({ code: '0' })
  const [first, second] = [await says('lookup.key'), await says('mail.password')]
  expect([first, second]).toEqual([canary, canary])
  const { record } = await get<{ record: { cfgValue: string; ver: number } }>(`/api/base/config/${id}`)
  expect(record.cfgValue).toMatch(/^•{8}#/)
  // Saved as it is shown it stays what it was; typed anew it is another; another type shows nothing of it.
  expect(
    await post('/api/base/config/save', { id, ver: record.ver, cfgValue: record.cfgValue, cfgGroup: 'other' }),
  ).toMatchObject({ code: '0' })
  expect(await says('lookup.key')).toBe(canary)
  expect(await post('/api/base/config/save', { id, ver: record.ver + 1, cfgValue: `${canary}-new` })).toMatchObject({
    code: '0',
  })
  expect(await says('lookup.key')).toBe(`${canary}-new`)
  expect(await post('/api/base/config/save', { id, ver: record.ver + 2, cfgType: 'string' })).toMatchObject({
    code: '0',
  })
  const answers = await Promise.all([
    call(app, keeper, `/api/base/config/${id}`),
    call(app, keeper, `/api/base/config/${id}/history`),
    call(app, keeper, `/api/base/config/${id}/log`),
    call(app, keeper, '/api/system/setting'),
    call(app, keeper, '/api/system/setting/mail.password/past'),
    call(app, keeper, '/api/base/config/page', { method: 'POST', payload: { page: 1, size: 50 } }),
    call(app, keeper, '/api/base/config/page', {
      method: 'POST',
      payload: { page: 1, size: 50, parameters: { param: canary } },
    }),
  ])
  for (const { body } of answers) expect(body).not.toContain(canary)
  expect(
    (
      await pool.query<{ found: number }>(sql`
    select count(*)::int as found from (
      select to_jsonb(c)::text as t from base.config c union all select to_jsonb(h)::text from engine.history h union all select to_jsonb(a)::text from engine.audit a
      union all select to_jsonb(o)::text from engine.outbox o union all select to_jsonb(s)::text from engine.setting_secret s) x where t like ${`%${canary}%`}`)
    )[0]?.found,
  ).toBe(0)
})

test('the mark of one secret means nothing in another setting', async () => {
  const { value } = (await shown('mail.password')) ?? { value: '' }
  expect(
    await post('/api/base/config/save', { cfgKey: 'thief', cfgType: 'secret', cfgValue: value, cfgGroup: 'x' }),
  ).toMatchObject({ code: 'setting.secretAgain', data: { errors: { cfgValue: expect.any(String) } } })
})

test('a described setting is checked by its kind on either page, and says at the field what it wants', async () => {
  expect(await set('mail.port', '70000')).toMatchObject({ data: { errors: { value: expect.any(String) } } })
  expect(await set('siteUrl', 'javascript:alert(1)')).toMatchObject({
    code: 'text.url',
    data: { errors: { value: expect.stringContaining('https://') } },
  })
  expect(
    await post('/api/base/config/save', { cfgKey: 'mail.security', cfgType: 'json', cfgValue: 'rot13', cfgGroup: 'x' }),
  ).toMatchObject({ data: { errors: { cfgValue: expect.any(String) } } })
  expect(await set('no.such', '1')).toMatchObject({ code: 'setting.unknown' })
  expect(await set('mail.port', '2525')).toMatchObject({ code: '0' })
  expect(await says('mail.port')).toBe('2525')
  expect(await says('notice.quietFrom')).toBe('22')
})

test('a setting keeps its past and goes back to any value of it; empty, it is what it came with', async () => {
  for (const value of ['一', '二', '三']) expect(await set('siteTitle', value)).toMatchObject({ code: '0' })
  const past = await get<{ value: string; personName: string }[]>('/api/system/setting/siteTitle/past')
  expect(past.map(({ value }) => value)).toEqual(['三', '二', '一'])
  expect(await set('siteTitle', past[2]?.value ?? '')).toMatchObject({ code: '0' })
  expect((await shown('siteTitle'))?.value).toBe('一')
  expect(await set('mail.port', '')).toMatchObject({ code: '0' })
  expect(await says('mail.port')).toBe('587')
})

test('each value of a setting stands in its past with the reason it was given, and with none where none was', async () => {
  const given = [
    ['1025', '换了服务商'],
    ['1026', ''],
    ['1027', '端口被占'],
    ['1028', '端口被占'],
  ] as const
  for (const [value, note] of given) expect(await set('mail.port', value, { note })).toMatchObject({ code: '0' })
  const past = await get<{ value: string; note: string | null }[]>('/api/system/setting/mail.port/past')
  expect(past.slice(0, 4).map(({ value, note }) => [value, note])).toEqual([
    ['1028', '端口被占'],
    ['1027', '端口被占'],
    ['1026', null],
    ['1025', '换了服务商'],
  ])
  expect(await set('mail.port', '')).toMatchObject({ code: '0' })
})

test('a value planned for later is checked at once, comes into force at its time and not before, and can be called off', async () => {
  const due = Date.now() + 3_600_000
  expect(await set('siteCopyright', '©', { effectiveFrom: String(Date.now() - 1) })).toMatchObject({
    code: 'setting.past',
    data: { errors: { effectiveFrom: expect.any(String) } },
  })
  expect(await set('mail.port', 'many', { effectiveFrom: String(due) })).toMatchObject({
    data: { errors: { value: expect.any(String) } },
  })
  expect(await set('siteCopyright', '© 2027', { effectiveFrom: String(due) })).toMatchObject({ code: '0' })
  expect(await set('siteTitle.en', 'Later', { effectiveFrom: String(due) })).toMatchObject({ code: '0' })
  expect(await post('/api/system/setting/cancel', { id: (await shown('siteTitle.en'))?.waiting[0]?.id })).toMatchObject(
    { code: '0' },
  )
  await applyDueValues(systemContext(pool, running, due - 1, 'test'))
  expect(await says('siteCopyright')).toBe('')
  await applyDueValues(systemContext(pool, running, due, 'test'))
  expect([await says('siteCopyright'), await says('siteTitle.en')]).toEqual(['© 2027', ''])
  expect(
    (await get<{ value: string; planned: boolean; personName: string }[]>('/api/system/setting/siteCopyright/past'))[0],
  ).toMatchObject({ value: '© 2027', planned: true, personName: 'keeper' })
})

test('whoever may only look at settings changes none', async () => {
  expect(await set('siteTitle', '四', {}, anna)).toMatchObject({ code: 'permission.missing' })
  expect(await post('/api/system/setting/cancel', { id: '0' }, anna)).toMatchObject({ code: 'permission.missing' })
  expect(await post('/api/base/config/save', { cfgKey: 'a', cfgType: 'string', cfgValue: '1' }, anna)).toMatchObject({
    code: 'permission.missing',
  })
})

test('what is in force is said where nobody has set anything, with the bounds, and a value beyond them is refused at its field', async () => {
  const idle = (await shown('session.idleMinutes')) as unknown as {
    readonly inForce: string
    readonly field: { readonly min: string; readonly max: string }
  }
  expect(idle).toMatchObject({ inForce: '30', field: { min: '5', max: '480' } })
  expect(await set('upload.maxMb', '5000')).toMatchObject({ data: { errors: { value: expect.any(String) } } })
  expect(await set('signIn.addresses', 'staff nowhere')).toMatchObject({ code: 'setting.addresses' })
  expect(await set('signIn.addresses', 'role-keeper 10.0.0.0/8')).toMatchObject({ code: 'setting.ownAddress' })
  for (const [key, value] of [
    ['watermark.roles', 'role-keeper, staf'],
    ['secondFactor.roles', 'staf'],
    ['signIn.addresses', 'staf 10.0.0.0/8'],
  ] as const)
    expect(await set(key, value), key).toMatchObject({
      code: 'setting.role',
      data: { errors: { value: expect.stringContaining('staf') } },
    })
  // Good values wait for a second administrator, whom these people do not have: the watermark is nobody's to switch off
  // alone.
  for (const value of ['role-keeper', '*', ''])
    expect(await set('watermark.roles', value)).toMatchObject({ code: 'account.no-second' })
  expect(await set('watermark.pages', '/user')).toMatchObject({ code: 'account.no-second' })
})
