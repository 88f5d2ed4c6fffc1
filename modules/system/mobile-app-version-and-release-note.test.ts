import { afterAll, expect, test } from 'vitest'
import { baseModule } from '../../base/base-module.ts'
import { makeNode, makePerson } from '../../server/identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { compose } from '../../server/main/compose-modules.ts'
import { save, systemContext } from '../../server/module-api.ts'
import { skinRoutes } from '../../server/organisation/skin/skin-routes.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { userEntryRoutes } from '../../server/records/dictionary/saved-phrase-routes.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { syncDeclared } from '../../server/records/seed/sync-declared.ts'
import { freshDatabase } from '../../server/testing/database.ts'
import { system } from './index.ts'
import { mobileAppVersion } from './mobile-app-version.ts'
import { systemServer } from './server.ts'
import { systemRefusals } from './words/refusals.ts'

interface Answer<T> {
  readonly code: string
  readonly msg: string
  readonly data: T
}

const { pool } = await freshDatabase()
const running = compose({ modules: [system], servers: [systemServer] })
await inTransaction(pool, (on) => syncDeclared(on, [baseModule, system], running.permissions))
const { app, close } = await testServer(pool, {
  running,
  routes: [describedRoutes, userEntryRoutes, skinRoutes, (scope) => systemServer.routes?.(scope)],
  words: [baseModule.refusals, systemRefusals],
})
afterAll(close)
const groupId = await makeNode(pool, { flag: '0', name: '集团' })
const unitId = await makeNode(pool, { flag: '1', name: '北陆海运', parent: groupId })
const own = ['yhzd-ck', 'yhzd-xz', 'yhzd-bj', 'yhzd-sc']
await makePerson(pool, {
  code: 'keeper',
  unitId,
  permissions: [
    ...own,
    'yhzd-gx',
    'pfsz-ck',
    'pfsz-xz',
    'pfsz-bj',
    'bbgl-ck',
    'bbgl-xz',
    'bbgl-bj',
    'bbgl-fb',
    'appgl-ck',
    'appgl-xz',
    'appgl-bj',
    'appgl-fb',
  ],
})
const annaId = await makePerson(pool, { code: 'anna', unitId, permissions: own })
await makePerson(pool, { code: 'boris', permissions: own })
const [keeper, anna, boris] = [await signedIn(app, 'keeper'), await signedIn(app, 'anna'), await signedIn(app, 'boris')]

const get = async <T>(url: string, who: Page = keeper, lang = 'zh') =>
  (await call(app, who, url, { headers: { lang } })).json<Answer<T>>().data
const post = async (url: string, payload: object, who: Page = keeper) =>
  (await call(app, who, url, { method: 'POST', payload })).json<
    Answer<{ id: string; ver: number; errors?: Record<string, string> }>
  >()
const act = (thing: string, id: string | undefined, verb: string, body: object, who: Page = keeper) =>
  post(`/api/${thing}/${id}/action/${verb}`, body, who)

test('own entries are offered to oneself, shared ones to the unit, and only who may shares', async () => {
  const entry = (entryName: string, shared: string) => ({
    entryGroup: 'opinion',
    entryName,
    shared,
    entrySort: '1',
    enabled: '1',
  })
  expect(await post('/api/base/userEntry/save', entry('同意，请财务复核', '1'))).toMatchObject({ code: '0' })
  expect(await post('/api/base/userEntry/save', entry('按合同执行', '0'), anna)).toMatchObject({ code: '0' })
  expect(await post('/api/base/userEntry/save', entry('全单位', '1'), anna)).toMatchObject({
    code: 'userEntry.share',
    data: { errors: { shared: expect.any(String) } },
  })
  expect(await get('/api/system/userEntry/opinion', anna)).toEqual(
    expect.arrayContaining(['同意，请财务复核', '按合同执行']),
  )
  expect(await get('/api/system/userEntry/opinion')).toEqual(['同意，请财务复核'])
  expect(await get('/api/system/userEntry/opinion', boris)).toEqual([])
})

test('DAT-09 a unit has its own colours over those of the unit above, and only colours are taken', async () => {
  expect(
    await post('/api/base/skin/save', { skinUnit: groupId, headerBg: '#003366', menuBg: '#101820' }),
  ).toMatchObject({ code: '0' })
  expect(await post('/api/base/skin/save', { skinUnit: unitId, headerBg: 'red;}' })).toMatchObject({
    data: { errors: { headerBg: expect.any(String) } },
  })
  expect(await post('/api/base/skin/save', { skinUnit: unitId, headerBg: '#0f5ea8' })).toMatchObject({ code: '0' })
  const units =
    await get<{ unitId: string; inherited: { header: { background: string } }; own: { headerBg: string } | null }[]>(
      '/api/system/skin',
    )
  expect(units.find((unit) => unit.unitId === unitId)).toMatchObject({
    own: { headerBg: '#0f5ea8' },
    inherited: { header: { background: '#003366' } },
  })
  const { configInfo } = await get<{ configInfo: object }>('/api/system/user/allMyData', anna)
  expect(configInfo).toMatchObject({
    skin: {
      header: { background: '#0f5ea8', font: '#606266' },
      menu: { background: '#101820' },
      footer: { background: '#ffffff' },
    },
  })
  expect(await post('/api/base/skin/save', { skinUnit: groupId, headerBg: '#000000' }, anna)).toMatchObject({
    code: 'permission.missing',
  })
})

test('release notes are shown once to whoever was there before, and stay as they were published', async () => {
  const {
    data: { id },
  } = await post('/api/system/versionNote/save', {
    verNo: '1.2.0',
    title: '新版本',
    titleRu: 'Новая версия',
    titleEn: 'New version',
    content: '内容',
    contentRu: 'Текст',
    contentEn: 'Text',
    popup: '1',
  })
  const unseen = (who: Page, lang?: string) => get<{ title: string }[]>('/api/system/releaseNotes/unseen', who, lang)
  expect(await unseen(anna)).toEqual([])
  const {
    data: { ver },
  } = await act('system/versionNote', id, 'publish', { ver: 1 })
  expect(await unseen(anna, 'ru')).toMatchObject([{ title: 'Новая версия' }])
  expect(await post('/api/system/versionNote/save', { id, ver, title: '改' })).not.toMatchObject({ code: '0' })
  await post('/api/system/releaseNotes/seen', {}, anna)
  expect(await unseen(anna)).toEqual([])
  expect(await unseen(boris)).toHaveLength(1)
  expect(await act('system/versionNote', id, 'withdraw', { ver }, anna)).toMatchObject({ code: 'permission.missing' })
  expect(await act('system/versionNote', id, 'withdraw', { ver })).toMatchObject({ code: '0' })
  expect(await unseen(boris)).toEqual([])
})

test('versions of the application only rise, and those below the lowest allowed must update', async () => {
  const packageFile = [
    {
      userId: annaId,
      userName: 'anna',
      fileName: 'amur.zip',
      fileAdd: '2026/11/amur.zip',
      fileType: 'zip',
      fileSize: 10,
    },
  ]
  const make = async (verCode: string, more: object = {}) =>
    save(systemContext(pool, running, Date.now(), 'test'), mobileAppVersion, {
      platform: 'android',
      verName: `1.${verCode}`,
      verCode,
      packageFile,
      notes: '新',
      notesRu: 'Новое',
      notesEn: 'New',
      ...more,
    })
  const publish = (id: string, who = keeper) => act('system/appVersion', id, 'publish', { ver: 1 }, who)
  const latest = (verCode: string) =>
    get<{ newer: string; forced: string; verCode?: string; notes?: string }>(
      `/api/system/app/latest?platform=android&verCode=${verCode}`,
      anna,
      'en',
    )
  const [first, second] = [await make('10'), await make('12', { minVerCode: '9' })]
  expect(await latest('1')).toEqual({ newer: '0', forced: '0' })
  expect(await publish(first.id, anna)).toMatchObject({ code: 'permission.missing' })
  const {
    data: { ver },
  } = await publish(second.id)
  expect(await publish(first.id)).toMatchObject({ code: 'app.lower' })
  expect(await latest('10')).toMatchObject({ newer: '1', forced: '0', verCode: '12', notes: 'New' })
  expect(await latest('8')).toMatchObject({ newer: '1', forced: '1' })
  expect(await latest('12')).toEqual({ newer: '0', forced: '0' })
  await expect(make('13', { minVerCode: '14' })).rejects.toMatchObject({ code: 'app.minAbove' })
  expect(await act('system/appVersion', second.id, 'withdraw', { ver })).toMatchObject({ code: '0' })
})
