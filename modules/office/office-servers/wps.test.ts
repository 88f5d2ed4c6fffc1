import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Mood } from '../../../office-simulator/behaviour.ts'
import { textOf, withText } from '../../../office-simulator/letter-text.ts'
import { testClock } from '../../../server/identity/session/testing/test-clock.ts'
import { wpsApp } from '../testing/office-server-world.ts'
import { wpsServerWorld } from '../testing/wps-server-world.ts'

const clock = testClock(worldNow)
let around: Awaited<ReturnType<typeof wpsServerWorld>>

beforeAll(async () => {
  around = await wpsServerWorld(clock)
})
afterEach(() => around.office.setMood('good'))
afterAll(() => around.close())

test('OFF-02 the probe of the WPS server says the callback gateway, and nothing is kept of one that does not answer', async () => {
  const { office, home, set, asked, card, own, framed } = around
  const good = await card('office.wps')
  expect([good?.['light'], good?.['said']]).toEqual([
    'good',
    `可编辑：docx, pptx, xlsx；可查看：pdf；回调网关：${home}/wps`,
  ])
  for (const [mood, reason] of [
    ['unreadable', 'unreadable'],
    ['redirecting', 'unreachable'],
  ] as const) {
    office.setMood(mood)
    expect(await asked('office.wps'), mood).toBe(false)
    expect((await card('office.wps'))?.['reason'], mood).toBe(reason)
  }
  office.setMood('good')
  await set('wps.appSecret', '')
  expect(await asked('office.wps')).toBe(false)
  expect((await card('office.wps'))?.['detail']).toBe('not set: wps.appSecret')
  const fileId = await own('seasales')
  expect((await framed('seasales', fileId)).server, 'no secret, no server').toBeNull()
  await set('wps.appSecret', wpsApp.secret)
  await set('wps.url', 'http://127.0.0.1:9/')
  expect((await framed('seasales', fileId)).server, 'another address has not been asked').toBeNull()
  await set('wps.url', office.url)
  expect(await asked('office.wps')).toBe(true)
})

test('OFF-02 the frame opens a file in the WPS server: no address holds the pass, and WPS is asked before WOPI', async () => {
  const { office, home, framed, set, asked, own, fileOf } = around
  await set('wopi.url', office.url)
  await set('wopi.home', home)
  expect(await asked()).toBe(true)
  const fileId = await own('seasales')
  const { server: given } = await framed('seasales', fileId)
  const url = new URL(given?.url ?? '')
  const name = fileId.replaceAll('-', '')
  expect([given?.kind, given?.origin, url.pathname]).toEqual(['wps', new URL(office.url).origin, `/office/w/${name}`])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    _w_appid: wpsApp.appId,
    _w_third_appid: wpsApp.appId,
    _w_third_file_id: name,
    lang: 'en-US',
  })
  expect(JSON.stringify(given)).not.toContain(wpsApp.secret)
  const reader = await framed('seasales', fileId, 'read')
  expect(reader.server?.url).toMatch(/&readonly$/)
  expect((await fileOf('seasales', fileId)).editedHere).toBe(true)
  await set('wopi.url', '')
})

test('OFF-02 the WPS server is told what a file is, who may do what, and its bytes; a save is the next version', async () => {
  const { world, wpsSession, own, fileOf, state } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const person = world.person('seasales').replaceAll('-', '')
  const at = Math.floor(clock.now() / 1000)
  const first = {
    id: wps.fileId,
    name: '报告.docx',
    version: 1,
    create_time: at,
    creator_id: person,
    modifier_id: person,
  }
  expect(await wps.ask('')).toMatchObject({ status: 200, code: 0, data: first })
  expect((await wps.ask('/permission')).data).toEqual({
    user_id: person,
    read: 1,
    update: 1,
    download: 1,
    rename: 1,
    history: 1,
    copy: 1,
    print: 1,
    saveas: 0,
    comment: 1,
  })
  expect(textOf(await wps.bytes())).toBe('运输合同草案')
  expect(await wps.saveText('运输合同')).toMatchObject({ code: 0, data: { id: wps.fileId, version: 2 } })
  expect(textOf(await wps.bytes())).toBe('运输合同')
  expect(await state(wps)).toEqual({ version: 2, branch: null, refused: null })
  const name = (await world.ctx('seasales')).actor.name
  expect((await fileOf('seasales', fileId)).lock.holder, 'whoever opens takes the lock').toBe(name)
  const other = world.person('hr').replaceAll('-', '')
  expect((await wps.people([person, other, 'x'])).data, 'nobody who has nothing to do with the file').toEqual([
    { id: person, name, avatar_url: '' },
  ])
})

test('OFF-02 the versions of a file are told to the WPS server newest first, each with its bytes', async () => {
  const { wpsSession, own } = around
  const wps = await wpsSession('seasales', await own('seasales'))
  await wps.open()
  await wps.saveText('二')
  await wps.saveText('三')
  const numbers = ({ data }: { readonly data: object }) =>
    (data as readonly { readonly version: number }[]).map(({ version }) => version) // a list, as the protocol answers
  expect(numbers(await wps.ask('/versions'))).toEqual([3, 2, 1])
  expect(numbers(await wps.ask('/versions?offset=1&limit=1'))).toEqual([2])
  expect((await wps.ask('/versions/2')).data).toMatchObject({ id: wps.fileId, version: 2 })
  expect(textOf(await wps.bytes(2))).toBe('二')
  for (const path of ['/versions/9', '/versions/x', '/versions/9/download'])
    expect(await wps.ask(path), path).toMatchObject({ status: 404, code: 40_009, data: {} })
})

test('OFF-02 there is one lock: what a window of ours has, the WPS server may only read, and the frame opens our editor', async () => {
  const { framed, wpsSession, own, lock, release, share } = around
  const fileId = await own('seasales')
  await share(fileId, 'seabuy')
  const wps = await wpsSession('seasales', fileId)
  await lock(wps.pass)
  expect((await wps.ask('/permission')).data).toMatchObject({ read: 1, update: 0, rename: 0, comment: 0 })
  expect((await framed('seabuy', fileId)).server, 'our own editor says who has it').toBeNull()
  expect((await framed('seabuy', fileId, 'read')).server?.kind, 'whoever only reads').toBe('wps')
  await release(wps.pass)
  expect((await wps.ask('/permission')).data).toMatchObject({ update: 1 })
  const other = await wpsSession('seabuy', fileId)
  expect((await other.ask('/permission')).data, 'the same server, for another person').toMatchObject({ update: 1 })
  const held = (await lock(other.pass)).data
  expect(held).toMatchObject({ mine: false })
})

test('OFF-02 the lock of the WPS server lasts six minutes without a sign; a frame that stands open is one', async () => {
  const { wpsSession, own, fileOf, state, passTime, lock } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  for (let minute = 0; minute < 10; minute += 1) {
    await passTime(minuteMs)
    await state(wps)
  }
  expect((await fileOf('seasales', fileId)).lock.holder, 'asked every minute').not.toBeNull()
  await passTime(5.5 * minuteMs)
  expect(await wps.saveText('离开后五分钟'), 'after the last has left').toMatchObject({ code: 0, data: { version: 2 } })
  await passTime(6 * minuteMs)
  expect((await fileOf('seasales', fileId)).lock.holder).toBeNull()
  expect(await wps.saveText('更晚'), 'nobody has taken it').toMatchObject({ code: 0, data: { version: 3 } })
  await passTime(6 * minuteMs)
  await lock(wps.pass)
  await state(wps)
  expect((await lock(wps.pass)).data, 'let go of is let go of').toMatchObject({ mine: true })
})

test('OFF-02 a late save of the WPS server after an open takeover is a copy on the version it stood on, and the frame says so', async () => {
  const { world, wpsSession, own, fileOf, state, lock, release, share } = around
  const fileId = await own('seasales')
  await share(fileId, 'seabuy')
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  const { letter: read } = await wps.open()
  await wps.save(withText(read, '二'))
  const other = await wpsSession('seabuy', fileId)
  await lock(other.pass, '1')
  expect(await wps.save(withText(read, '晚了')), 'the file is somebody else’s').toMatchObject({
    code: 0,
    data: { version: 3 },
  })
  expect(await state(wps)).toMatchObject({ version: 2, branch: { number: 3 }, refused: null })
  await release(other.pass)
  expect(await wps.save(withText(read, '更晚')), 'the next one stands on the copy').toMatchObject({
    data: { version: 4 },
  })
  const { version, versions } = await fileOf('seasales', fileId)
  expect(version).toBe(2)
  expect(versions.map(({ number, branch, basedOn }) => [number, branch, basedOn])).toEqual([
    [4, true, 3],
    [3, true, 2],
    [2, false, 1],
    [1, false, null],
  ])
  const told = await world.pool.query(
    sql`select 1 from engine.outbox where event = 'office.branched' and at >= ${new Date(clock.now())}`,
  )
  expect(told.length, 'the one who took it over is told').toBeGreaterThan(0)
})

test('OFF-02 saves of two people in one WPS session follow each other, whoever of them saves', async () => {
  const { wpsSession, own, fileOf, share } = around
  const fileId = await own('seasales')
  await share(fileId, 'seabuy')
  const [one, two] = [await wpsSession('seasales', fileId), await wpsSession('seabuy', fileId)]
  const { letter: read } = await one.open()
  await two.ask('/permission')
  await two.ask('')
  for (const [at, wps] of [two, one, two].entries())
    expect(await wps.save(withText(read, `第 ${at}`)), String(at)).toMatchObject({ data: { version: at + 2 } })
  const { versions } = await fileOf('seasales', fileId)
  expect(versions.filter(({ branch }) => branch)).toEqual([])
})

test('OFF-02 the bad days of the WPS server: saved twice is one version; another file, another type, another body: refused', async () => {
  const { office, wpsSession, own, fileOf, state } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  office.setMood('double')
  expect(await wps.save(withText(read, '两次'))).toMatchObject({ code: 0, data: { version: 2 } })
  office.setMood('good')
  const twice = await Promise.all([wps.save(withText(read, '同时')), wps.save(withText(read, '同时'))])
  expect(twice.map(({ data }) => data['version'])).toEqual([3, 3])
  const refused: readonly (readonly [Mood, number, number, string | undefined])[] = [
    ['other-file', 401, 40_002, undefined],
    ['other-type', 422, 40_007, 'office.broken'],
    ['expired-token', 401, 40_002, 'office.broken'],
    ['other-body', 403, 40_003, 'office.broken'],
  ]
  for (const [mood, status, code, said] of refused) {
    office.setMood(mood)
    expect(await wps.save(withText(read, mood)), mood).toMatchObject({ status, code, data: {} })
    expect((await state(wps)).refused?.code, mood).toBe(said)
  }
  const { version, versions } = await fileOf('seasales', fileId)
  expect([version, versions.length]).toEqual([3, 3])
})

test('OFF-02 whoever may change a file renames it from the WPS window, and its type stays', async () => {
  const { wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  expect(await wps.rename('运输合同 2026.docx')).toMatchObject({ status: 200, code: 0, data: {} })
  expect((await fileOf('seasales', fileId)).title).toBe('运输合同 2026')
  expect((await wps.ask('')).data).toMatchObject({ name: '运输合同 2026.docx', version: 1 })
  for (const name of ['x.xlsx', '.docx', 'x', '\u202e.docx'])
    expect(await wps.rename(name), name).toMatchObject({ status: 422, code: 40_007 })
  expect(await wps.rename('')).toMatchObject({ status: 422, code: 40_005 })
  expect((await fileOf('seasales', fileId)).title).toBe('运输合同 2026')
})

test('OFF-02 the WPS server is told that a reader may not print or take the document away', async () => {
  const { world, wpsSession, own, rights } = around
  const fileId = await own('seasales')
  await world.pool.query(
    sql`insert into engine.office_share (file_id, person, may_edit) values (${fileId}::uuid, ${world.person('seabuy')}::uuid, false)`,
  )
  const [owner, reader] = [await wpsSession('seasales', fileId), await wpsSession('seabuy', fileId, 'read')]
  const may = async (one: typeof owner) => (await one.ask('/permission')).data
  expect(await may(reader)).toMatchObject({ print: 1, download: 1, copy: 1 })
  await rights.take('zxwd-dy')
  expect(await may(reader)).toMatchObject({ print: 0, download: 1, copy: 1 })
  await rights.take('zxwd-xw')
  expect(await may(reader)).toMatchObject({ read: 1, print: 0, download: 0, copy: 0 })
  expect(await may(owner), 'who edits').toMatchObject({ update: 1, print: 0, download: 0, copy: 1 })
  await rights.giveBack()
  expect(await may(reader)).toMatchObject({ print: 1, download: 1, copy: 1 })
})

test('OFF-02 whoever reads under a watermark reads under it in the WPS window too', async () => {
  const { world, set, wpsSession, own } = around
  const wps = await wpsSession('seasales', await own('seasales'))
  expect((await wps.ask('/watermark')).data).toEqual({ type: 0 })
  await set('watermark.roles', '*')
  const { name, code } = (await world.ctx('seasales')).actor
  const { data } = await wps.ask('/watermark')
  expect([data['type'], String(data['value']).startsWith(`${name} ${code} 20`)]).toEqual([1, true])
  await set('watermark.pages', '/bankPayment')
  expect((await wps.ask('/watermark')).data, 'another page').toEqual({ type: 0 })
  await set('watermark.roles', '')
  await set('watermark.pages', '')
})
