import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basicCodes } from '../../../base/basic-permissions.ts'
import { defineModule } from '../../../core/description/module.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { testClock } from '../../identity/session/testing/test-clock.ts'
import { call, post, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { licenceCommand } from './licence-command.ts'
import { licenceDays } from './licence-days.ts'
import { type Licence, readLicence, writeLicence } from './licence-file.ts'
import { licenceJobs } from './licence-jobs.ts'
import { licenceRoutes } from './licence-routes.ts'
import { ensureInstallation } from './licence-store.ts'
import { type Licences, openLicences } from './open-licences.ts'
import { licenceWords } from './words.ts'

const day = 86_400_000
const clock = testClock(Date.parse('2026-11-22T09:00:00+08:00'))
const { pool } = await freshDatabase()
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
let server: TestServer
let licences: Licences
let demoLicences: Licences

beforeAll(async () => {
  licences = reopen()
  demoLicences = openLicences(pool, { demo: true, key: publicKey })
  server = await testServer(pool, { licences: living, words: [licenceWords], routes: [licenceRoutes(living)] })
  await makePerson(pool, { code: 'keeper', permissions: ['xtcs-bj'] })
  await makePerson(pool, { code: 'reader' })
})
afterAll(() => server.close())

// What a process has read lives five seconds of real time; a process that begins knows nothing.
const reopen = () => openLicences(pool, { demo: false, key: publicKey })
const living: Licences = {
  current: () => licences.current(),
  machineCode: () => licences.machineCode(),
  users: () => licences.users(),
  load: (text, ip) => licences.load(text, ip),
}

async function licence(more: Partial<Licence> = {}): Promise<Licence> {
  return {
    licNo: 'L-1',
    customer: '北陆能源集团',
    modules: [],
    maxUsers: 100,
    expireDate: '2027-01-31',
    machineCode: await licences.machineCode(),
    issued: clock.now(),
    demo: false,
    ...more,
  }
}

const load = (file: string) => post(server.app, '/api/system/license', { file })
const state = async () =>
  (await server.app.inject({ url: '/api/system/license' })).json<{
    data: { kind: string; ended: boolean; daysLeft: number; machineCode: string }
  }>().data
const told = (event: string) =>
  pool.query<{ people: number; params: unknown }>(
    sql`select count(*)::int as people, min(data::text) as params from engine.outbox where event = ${event}`,
  )
const watch = async () =>
  licenceJobs(living).jobs['watch']?.run(systemContext(pool, compose({ modules: [] }), clock.now(), 'test'), null)

test('SES-08 without a licence an installation runs thirty days, then every call but those of the exempt pages answers status 999', async () => {
  expect(await state()).toMatchObject({
    kind: 'trial',
    ended: false,
    daysLeft: 30,
    machineCode: expect.stringMatching(/^AMUR(-[2-9A-HJ-NP-Z]{4}){4}$/),
  })
  const page = await signedIn(server.app, 'reader')
  expect((await call(server.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)

  clock.pass(30 * day)
  const refused = await call(server.app, page, '/api/system/user/allMyData')
  expect(refused.statusCode).toBe(500)
  expect(refused.json()).toMatchObject({
    code: '999',
    status: 999,
    data: null,
    msg: '试用期已于 2026-12-22 结束，请上传授权文件',
  })
  expect((await server.app.inject({ url: '/api/system/department' })).json()).toMatchObject({ status: 999 })
  for (const url of ['/api/system/site', '/api/system/license', '/api/system/user/checkCode', '/api/health/live'])
    expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 200])
  expect(
    (
      await post(server.app, '/api/system/user/login', {
        userName: 'reader',
        pwd: 'x',
        checkCode: '',
        checkId: '',
        client: 'web',
      })
    ).statusCode,
  ).toBe(200)
})

test('LIC-SYS the last days of an installation are measured for alerts, a young trial is not', async () => {
  const { begunAt } = await ensureInstallation(pool, clock.now())
  const measured = (days: number) =>
    licenceDays(systemContext(pool, compose({ modules: [] }), begunAt + days * day, 'test'))
  expect(await measured(3)).toEqual([])
  expect(await measured(20)).toEqual([
    { objType: 'licence', objId: 'licence', title: '', url: '/license', value: '10' },
  ])
  expect(await measured(31)).toMatchObject([{ value: '0' }])
})

test('a clock that is set back wins no day, once the watch has seen the time', async () => {
  await watch()
  clock.pass(-20 * day)
  licences = reopen()
  expect(await state()).toMatchObject({ ended: true })
  clock.pass(20 * day)
})

test('a file that was changed, signed by another, meant for another machine, for demonstrations or over is refused in words', async () => {
  const good = writeLicence(await licence(), privateKey)
  const refused = async (text: string) => (await load(text)).json<{ code: string }>().code
  expect(await refused(good.replace('"maxUsers": 100', '"maxUsers": 9000'))).toBe('licence.false')
  expect(await refused(writeLicence(await licence(), stranger.privateKey))).toBe('licence.false')
  expect(await refused('{"a": 1}')).toBe('licence.false')
  expect(await refused(writeLicence(await licence({ machineCode: 'AMUR-2222-2222-2222-2222' }), privateKey))).toBe(
    'licence.machine',
  )
  expect(await refused(writeLicence(await licence({ expireDate: '2026-12-01' }), privateKey))).toBe('licence.over')
  const demo = writeLicence(await licence({ demo: true, machineCode: '*' }), privateKey)
  expect((await load(demo)).json()).toMatchObject({
    code: 'licence.demo',
    data: { errors: { file: expect.stringContaining('演示授权不能用于正式系统') } },
  })
  await expect(demoLicences.load(demo, '')).resolves.toMatchObject({ ended: false })
  await pool.query(sql`delete from engine.licence`)
  expect(await state()).toMatchObject({ kind: 'trial', ended: true })
})

test('a good file is in use at once, and an older one does not come back', async () => {
  const old = writeLicence(await licence({ issued: clock.now() - day }), privateKey)
  expect((await load(writeLicence(await licence(), privateKey))).json()).toMatchObject({
    code: '0',
    data: { kind: 'licensed', daysLeft: 41, licence: { licNo: 'L-1', crowded: false } },
  })
  expect((await call(server.app, await signedIn(server.app, 'reader'), '/api/system/user/allMyData')).statusCode).toBe(
    200,
  )
  expect((await load(old)).json()).toMatchObject({ code: 'licence.older' })
})

test('administrators hear 30, 15 and 7 days ahead, once each, and of more users than the licence names; nobody is kept out by them', async () => {
  await watch()
  expect((await told('licence.ending'))[0]?.people).toBe(0)
  for (const [pass, expected] of [
    [12, 1],
    [1, 1],
    [13, 2],
    [8, 3],
    [1, 3],
  ] as const) {
    clock.pass(pass * day)
    licences = reopen()
    await watch()
    await watch()
    expect([pass, (await told('licence.ending'))[0]?.people]).toEqual([pass, expected])
  }
  await load(writeLicence(await licence({ licNo: 'L-2', maxUsers: 1, expireDate: '2028-01-31' }), privateKey))
  await watch()
  await watch()
  expect((await told('licence.crowded'))[0]).toMatchObject({ people: 1, params: expect.stringContaining('"users": 2') })
  expect((await call(server.app, await signedIn(server.app, 'reader'), '/api/system/user/allMyData')).statusCode).toBe(
    200,
  )
})

test('a licence that was written into the table by hand counts for nothing', async () => {
  await pool.query(
    sql`update engine.licence set file = replace(file, '2028-01-31', '2099-01-31') where issued_at = (select max(issued_at) from engine.licence)`,
  )
  licences = reopen()
  expect(await state()).toMatchObject({ kind: 'trial', ended: true })
})

test('the tool makes a key pair and issues a licence that the public half confirms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amur-licence-'))
  try {
    const lines: string[] = []
    const [key, out] = [join(folder, 'private.pem'), join(folder, 'licence.json')]
    licenceCommand(['pair', '--key', key], (line) => lines.push(line))
    licenceCommand(
      [
        'issue',
        '--key',
        key,
        '--customer',
        'C',
        '--machine',
        'AMUR-2222',
        '--users',
        '5',
        '--until',
        '2027-12-31',
        '--out',
        out,
      ],
      () => undefined,
    )
    const made = { key: Buffer.from(lines[0] ?? '', 'base64'), format: 'der', type: 'spki' } as const
    expect(readLicence(readFileSync(out, 'utf8'), createPublicKey(made))).toMatchObject({
      customer: 'C',
      maxUsers: 5,
      expireDate: '2027-12-31',
      demo: false,
    })
    expect(() => licenceCommand(['pair', '--key', key], () => undefined)).toThrow(/there already/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a module outside the licence is not shown and refused, one that a licensed module needs comes with it, and an empty list is all of them', async () => {
  const shared = defineModule({ ...bare('ships'), pages: [pageOf('/ships', 'cbgl-ck')] })
  const trade = defineModule({ ...bare('trade'), sold: true, needs: [shared], pages: [pageOf('/trade', 'mygl-ck')] })
  const money = defineModule({ ...bare('money'), sold: true, needs: [trade], pages: [pageOf('/money', 'zjgl-ck')] })
  const surveys = defineModule({ ...bare('surveys'), sold: true, pages: [pageOf('/surveys', 'wjgl-ck')] })
  const app = await testServer(pool, {
    licences: living,
    words: [licenceWords],
    running: compose({ modules: [shared, trade, money, surveys] }),
    routes: [
      licenceRoutes(living),
      (routes) => void routes.get('/api/surveys', { config: { needs: 'wjgl-ck' } }, () => 'asked'),
    ],
  })
  await makePerson(pool, { code: 'buyer', permissions: ['cbgl-ck', 'mygl-ck', 'zjgl-ck', 'wjgl-ck'] })
  const page = await signedIn(app.app, 'buyer')
  const may = async () =>
    (await call(app.app, page, '/api/system/user/allMyData'))
      .json<{ data: { peData: { ppeValue: string }[] } }>()
      .data.peData.map(({ ppeValue }) => ppeValue)
      .filter((code) => !basicCodes.includes(code))
  const use = async (modules: readonly string[]) => {
    clock.pass(1_000)
    expect(
      (await load(writeLicence(await licence({ licNo: `L-${modules.length}`, modules }), privateKey))).json().code,
    ).toBe('0')
    licences = reopen()
  }
  await use([])
  expect(await may()).toEqual(['cbgl-ck', 'mygl-ck', 'wjgl-ck', 'zjgl-ck'])
  await use(['money'])
  expect(await may()).toEqual(['cbgl-ck', 'mygl-ck', 'zjgl-ck'])
  expect((await call(app.app, page, '/api/surveys')).statusCode).toBe(403)
  await use(['trade', 'surveys'])
  expect(await may()).toEqual(['cbgl-ck', 'mygl-ck', 'wjgl-ck'])
  expect((await call(app.app, page, '/api/surveys')).statusCode).toBe(200)
  await app.close()
})

const bare = (name: string) => ({
  name,
  label: { zh: name, ru: name, en: name },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
})
const pageOf = (path: string, needs: string) => ({
  path,
  needs,
  screen: 'x',
  kept: false,
  label: { zh: path, ru: path, en: path },
})
