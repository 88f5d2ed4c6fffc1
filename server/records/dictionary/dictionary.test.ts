import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { describedRoutes } from '../documents/record-routes.ts'
import { syncDeclared } from '../seed/sync-declared.ts'
import { dictionaryGroupRoutes } from './group-routes.ts'

interface Entry {
  readonly id: string
  readonly ver: number
  readonly dicCode: string
  readonly dicName: string
  readonly enabled: string
  readonly sysFlag: string
}
interface Answer<T> {
  readonly code: string
  readonly msg: string
  readonly data: T
}

const { pool } = await freshDatabase()
const running = compose({ modules: [] })
await inTransaction(pool, (on) => syncDeclared(on, [baseModule], running.permissions))
const { app, close } = await testServer(pool, {
  running,
  routes: [describedRoutes, dictionaryGroupRoutes],
  words: [baseModule.refusals],
})
afterAll(close)
await makePerson(pool, {
  code: 'keeper',
  permissions: ['sjzd-ck', 'sjzd-xz', 'sjzd-bj', 'sjzd-sc', 'xtcs-ck', 'xtcs-xz', 'xtcs-bj'],
})
await makePerson(pool, { code: 'anna', permissions: ['sjzd-ck'] })
const keeper = await signedIn(app, 'keeper')
const anna = await signedIn(app, 'anna')

const get = async <T>(url: string, lang = 'zh', who = keeper) =>
  (await call(app, who, url, { headers: { lang } })).json<Answer<T>>().data
const post = async (url: string, payload: object, who = keeper) =>
  (await call(app, who, url, { method: 'POST', payload })).json<Answer<{ id: string }>>()
const entries = (group: string) => get<Entry[]>(`/api/system/dictionaryGroup/${group}`)
const offered = async (group: string) =>
  (await get<{ dicCode: string }[]>(`/api/system/dictionary/group?dicGroup=${group}`)).map(({ dicCode }) => dicCode)
const save = (fields: object) => post('/api/base/dictionary/save', fields)

test('DAT-01: every group that comes with the product is there, with its name, in three languages', async () => {
  const groups =
    await get<{ group: string; label: string | null; entries: number; sample: string }[]>('/api/system/dictionaryGroup')
  expect(groups.length).toBeGreaterThanOrEqual(170)
  expect(groups.find(({ group }) => group === 'userZt')).toMatchObject({ label: '用户状态', entries: 4 })
  expect(groups.filter(({ label }) => label === null)).toEqual([])
  const russian = await get<{ group: string; label: string | null; sample: string }[]>(
    '/api/system/dictionaryGroup',
    'ru',
  )
  expect(russian.find(({ group }) => group === 'yesNo')?.sample).toBe('Да · Нет')
  expect(russian.find(({ group }) => group === 'vesselCert')?.label).toBe('Судовой документ')
  expect(
    (
      await pool.query<{ count: number }>(
        sql`select count(*)::int as count from base.dictionary where dic_name_ru = '' or dic_name_en = ''`,
      )
    )[0]?.count,
  ).toBe(0)
})

test('DAT-07: an entry that is switched off is kept and no longer offered; a new order is the order of the choices', async () => {
  const [first, second] = await entries('sex')
  expect(await offered('sex')).toHaveLength((await entries('sex')).length)
  expect(await save({ id: first?.id, ver: first?.ver, enabled: '0' })).toMatchObject({ code: '0' })
  expect(await offered('sex')).not.toContain(first?.dicCode)
  expect((await entries('sex'))[0]).toMatchObject({ dicCode: first?.dicCode, enabled: '0' })
  const ids = (await entries('sex')).map(({ id }) => id)
  expect(await post('/api/system/dictionaryGroup/sex/order', { ids: ids.toReversed() })).toMatchObject({ code: '0' })
  expect((await entries('sex')).at(-2)?.dicCode ?? '').toBe(second?.dicCode)
  expect(await post('/api/system/dictionaryGroup/sex/order', { ids: ids.slice(1) })).toMatchObject({
    code: 'dictionary.orderStale',
  })
})

test('an entry of the product keeps its code and cannot be deleted; one’s own can; a code stands once in its group', async () => {
  const [entry] = await entries('yesNo')
  expect(await save({ id: entry?.id, ver: entry?.ver, dicCode: 'Y' })).toMatchObject({
    code: 'dictionary.systemCode',
    msg: expect.stringContaining('系统内置'),
  })
  expect((await call(app, keeper, `/api/base/dictionary/${entry?.id}`, { method: 'DELETE' })).json()).toMatchObject({
    code: 'dictionary.systemDelete',
  })
  expect(await save({ id: entry?.id, ver: entry?.ver, dicName: '是的', dicColor: '#1a7544' })).toMatchObject({
    code: '0',
  })
  const own = {
    dicGroup: 'yesNo',
    dicCode: 'maybe',
    dicName: '待定',
    dicNameRu: 'Возможно',
    dicNameEn: 'Maybe',
    dicSort: '9',
  }
  const { data } = await save(own)
  expect(await save(own)).not.toMatchObject({ code: '0' })
  expect((await call(app, keeper, `/api/base/dictionary/${data.id}`, { method: 'DELETE' })).json()).toMatchObject({
    code: '0',
  })
})

test('a setting takes only values of its type, and says at the value what it wants', async () => {
  const set = (cfgType: string, cfgValue: string) =>
    post('/api/base/config/save', { cfgKey: `test.${cfgType}.${cfgValue.length}`, cfgType, cfgValue, cfgGroup: 'test' })
  for (const [type, value] of [
    ['number', 'many'],
    ['bool', 'yes'],
    ['json', '{a}'],
  ] as const)
    expect(await set(type, value)).toMatchObject({
      code: `config.${type}`,
      data: { errors: { cfgValue: expect.any(String) } },
    })
  for (const [type, value] of [
    ['number', '0.5'],
    ['bool', '1'],
    ['json', '{"a":1}'],
    ['string', 'many'],
  ] as const)
    expect(await set(type, value)).toMatchObject({ code: '0' })
})

test('whoever may only look changes neither entries nor their order', async () => {
  const [entry] = await entries('yesNo')
  expect(
    await post('/api/base/dictionary/save', { id: entry?.id, ver: entry?.ver, dicName: '否' }, anna),
  ).toMatchObject({ code: 'permission.missing' })
  expect(await post('/api/system/dictionaryGroup/yesNo/order', { ids: [] }, anna)).toMatchObject({
    code: 'permission.missing',
  })
})

test('states that the system sets are named and coloured, and neither switched off nor added', async () => {
  const [state] = await entries('alertStatus')
  expect(await save({ id: state?.id, ver: state?.ver, enabled: '0' })).toMatchObject({
    code: 'dictionary.systemState',
    data: { errors: { enabled: expect.any(String) } },
  })
  expect(
    await save({
      dicGroup: 'alertStatus',
      dicCode: '8',
      dicName: '其他',
      dicNameRu: 'Прочее',
      dicNameEn: 'Other',
      dicSort: '8',
    }),
  ).toMatchObject({ code: 'dictionary.systemStates' })
  expect(await save({ id: state?.id, ver: state?.ver, dicName: '待办' })).toMatchObject({ code: '0' })
})

test('a group of one’s own is named before it has entries', async () => {
  const group = {
    dicGroup: 'dictionaryGroup',
    dicCode: 'sealColor',
    dicName: '印章颜色',
    dicNameRu: 'Цвет печати',
    dicNameEn: 'Seal colour',
    dicSort: '1',
  }
  expect(await save({ ...group, dicCode: '印章' })).toMatchObject({
    code: 'dictionary.groupCode',
    data: { errors: { dicCode: expect.any(String) } },
  })
  expect(await save(group)).toMatchObject({ code: '0' })
  const groups = await get<{ group: string; label: string | null; entries: number }[]>(
    '/api/system/dictionaryGroup',
    'ru',
  )
  expect(groups.find((one) => one.group === 'sealColor')).toMatchObject({ label: 'Цвет печати', entries: 0 })
})
