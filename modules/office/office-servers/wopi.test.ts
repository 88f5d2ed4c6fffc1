import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import type { Mood } from '../../../office-simulator/behaviour.ts'
import { textOf, withText } from '../../../office-simulator/letter-text.ts'
import { testClock } from '../../../server/identity/session/testing/test-clock.ts'
import { letter } from '../../../server/office-files/testing/packages.ts'
import { officeServerWorld } from '../testing/office-server-world.ts'

const clock = testClock(worldNow)
let around: Awaited<ReturnType<typeof officeServerWorld>>

beforeAll(async () => {
  around = await officeServerWorld(clock)
  await around.set('wopi.url', around.office.url)
  await around.set('wopi.home', around.home)
  expect(await around.asked()).toBe(true)
})
afterEach(() => around.office.setMood('good'))
afterAll(() => around.close())

/** What a call answered in JSON. */
const infoIn = (body: Uint8Array) => JSON.parse(new TextDecoder().decode(body)) as Readonly<Record<string, unknown>>

test('OFF-02 the probe says which files the server opens, and keeps nothing of an answer that cannot be used', async () => {
  const { office, framed, asked, card, own } = around
  const good = await card()
  expect([good?.['light'], good?.['said']]).toEqual([
    'good',
    '可编辑：docx, pptx, xlsx；可查看：docx, pdf；请求有签名并校验',
  ])
  for (const [mood, reason] of [
    ['elsewhere', 'unreadable'],
    ['unreadable', 'unreadable'],
    ['redirecting', 'unreachable'],
  ] as const) {
    office.setMood(mood)
    expect(await asked(), mood).toBe(false)
    expect((await card())?.['reason'], mood).toBe(reason)
  }
  const fileId = await own('seasales')
  expect((await framed('seasales', fileId)).server, 'what it said before still holds').not.toBeNull()
})

test('OFF-02 the frame leaves a file to the server that is set up and knows its type, else to the built-in editor', async () => {
  const { office, home, framed, set, own, fileOf } = around
  const fileId = await own('seasales')
  const { server: given } = await framed('seasales', fileId)
  const url = new URL(given?.url ?? '')
  expect([url.origin, url.searchParams.get('WOPISrc'), url.searchParams.get('ui'), given?.origin]).toEqual([
    new URL(office.url).origin,
    `${home}/wopi/files/${fileId}`,
    'en-US',
    new URL(office.url).origin,
  ])
  expect(url.search).not.toContain(given?.token)
  expect((await fileOf('seasales', fileId)).editedHere).toBe(true)
  await set('wopi.url', 'http://127.0.0.1:9/')
  expect((await framed('seasales', fileId)).server, 'another address has not been asked').toBeNull()
  await set('wopi.url', office.url)
  await set('wopi.home', '')
  expect((await framed('seasales', fileId)).server).toBeNull()
  await set('wopi.home', home)
})

test('OFF-02 a file is read, locked and saved by its protocol, and each save is a version of the same file', async () => {
  const { world, session, own, fileOf, state } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  const info = infoIn((await wopi.info()).body)
  expect(info).toMatchObject({
    BaseFileName: '报告.docx',
    Version: '1',
    UserId: world.person('seasales'),
    UserCanWrite: true,
    UserCanNotWriteRelative: true,
    SupportsLocks: true,
    PostMessageOrigin: 'https://amur.example',
  })
  expect(textOf((await wopi.file()).body)).toBe('运输合同草案')
  expect(await wopi.operate('LOCK')).toMatchObject({ status: 200, version: '1' })
  expect(await wopi.operate('GET_LOCK')).toMatchObject({ status: 200, lock: wopi.lockText })
  expect((await fileOf('seasales', fileId)).lock.holder).toBe((await world.ctx('seasales')).actor.name)
  expect(await wopi.saveText('运输合同')).toMatchObject({ status: 200, version: '2' })
  expect(textOf((await wopi.file()).body)).toBe('运输合同')
  expect(await state(wopi)).toEqual({ version: 2, branch: null, refused: null })
  expect((await wopi.operate('REFRESH_LOCK')).status).toBe(200)
  expect((await wopi.operate('UNLOCK')).status).toBe(200)
  expect(await wopi.operate('GET_LOCK')).toMatchObject({ status: 200, lock: '' })
  for (const override of ['PUT_RELATIVE', 'DELETE', 'x'])
    expect((await wopi.operate(override)).status, override).toBe(501)
})

test('OFF-02 whoever edits by the server calls the file otherwise, and nobody while another lock stands', async () => {
  const { session, own, fileOf } = around
  const fileId = await own('seasales')
  const [wopi, reader] = [await session('seasales', fileId), await session('seasales', fileId, 'read')]
  const may = async (one: typeof wopi) => infoIn((await one.info()).body)['UserCanRename']
  expect([await may(wopi), await may(reader)]).toEqual([true, false])
  const renamed = await wopi.rename('年度报告 + Отчёт', null)
  expect([renamed.status, infoIn(renamed.body)]).toEqual([200, { Name: '年度报告 + Отчёт' }])
  expect((await fileOf('seasales', fileId)).title).toBe('年度报告 + Отчёт')
  await wopi.operate('LOCK')
  expect(await wopi.rename('二', 'another')).toMatchObject({ status: 409, lock: wopi.lockText })
  expect((await wopi.rename('三')).status).toBe(200)
  expect((await wopi.rename('')).status, 'no name').toBe(400)
  expect((await reader.rename('四')).status, 'who only reads').toBe(403)
  expect((await fileOf('seasales', fileId)).title).toBe('三')
})

test('OFF-02 the server is told that a reader may not print or take the document away', async () => {
  const { session, own, rights } = around
  const wopi = await session('seasales', await own('seasales'))
  const barred = async () => {
    const info = infoIn((await wopi.info()).body)
    return ['DisablePrint', 'HidePrintOption', 'DisableExport', 'HideExportOption', 'DisableCopy'].filter(
      (name) => info[name] === true,
    )
  }
  expect(await barred()).toEqual([])
  await rights.take('zxwd-dy')
  expect(await barred()).toEqual(['DisablePrint', 'HidePrintOption'])
  await rights.take('zxwd-xw')
  expect(await barred()).toHaveLength(5)
  await rights.giveBack()
  expect(await barred()).toEqual([])
})

test('OFF-02 whoever reads under a watermark reads under it in the window of the server and in the frame', async () => {
  const { world, session, framed, own, set } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  const text = async () => infoIn((await wopi.info()).body)['WatermarkText']
  expect([await text(), (await framed('seasales', fileId)).watermark]).toEqual([undefined, null])
  await set('watermark.roles', '*')
  const { name } = (await world.ctx('seasales')).actor
  expect(await text()).toMatch(new RegExp(`^${name} seasales .*\\d{2}:\\d{2}$`))
  expect((await framed('seasales', fileId)).watermark).toBe(`${name} seasales`)
  await set('watermark.roles', '')
})

test('OFF-02 there is one lock: a window of ours and an office server keep each other out', async () => {
  const { world, frame, session, own, fileOf, state } = around
  const fileId = await own('seasales')
  await world.pool.query(
    sql`insert into engine.office_share (file_id, person, may_edit) values (${fileId}::uuid, ${world.person('seabuy')}::uuid, true)`,
  )
  const [wopi, other] = [await session('seasales', fileId), await session('seabuy', fileId)]
  const editId = '0197a000-0000-7000-8000-000000000001'
  await frame('lock', { editId, takeover: '0' }, wopi.pass)
  expect(await wopi.operate('LOCK')).toMatchObject({ status: 409, lock: editId })
  expect(await wopi.saveText('x'), 'without the lock').toMatchObject({ status: 409, lock: editId })
  expect((await state(wopi)).refused).toMatchObject({
    code: 'office.lock-lost',
    message: expect.stringMatching(/copy/),
  })
  await frame('release', { editId }, wopi.pass)
  expect((await wopi.operate('LOCK')).status).toBe(200)
  expect(await other.operate('LOCK', 'another'), 'another server').toMatchObject({ status: 409, lock: wopi.lockText })
  expect((await other.operate('LOCK', wopi.lockText)).status, 'the same one, for another person').toBe(200)
  expect(await wopi.operate('UNLOCK', 'another')).toMatchObject({ status: 409, lock: wopi.lockText })
  expect(await wopi.operate('LOCK', 'next', 'wrong')).toMatchObject({ status: 409, lock: wopi.lockText })
  expect((await wopi.operate('LOCK', 'next', wopi.lockText)).status).toBe(200)
  expect(await wopi.saveText('x'), 'by the lock of before').toMatchObject({ status: 409, lock: 'next' })
  await frame('lock', { editId, takeover: '1' }, other.pass)
  expect(await wopi.operate('REFRESH_LOCK', 'next'), 'somebody took the file over').toMatchObject({
    status: 409,
    lock: editId,
  })
  await frame('release', { editId }, other.pass)
  expect((await fileOf('seasales', fileId)).version).toBe(1)
  expect((await wopi.operate('LOCK', '')).status).toBe(400)
})

test('OFF-02 a lock ends after thirty minutes without a sign, and a save after that is refused and said', async () => {
  const { session, own, passTime } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  await wopi.operate('LOCK')
  await passTime(31 * minuteMs)
  expect(await wopi.operate('REFRESH_LOCK')).toMatchObject({ status: 409, lock: '' })
  expect(await wopi.saveText('晚')).toMatchObject({ status: 409, lock: '' })
  await wopi.operate('LOCK')
  expect(await wopi.saveText('晚')).toMatchObject({ status: 200, version: '2' })
})

test('OFF-02 the bad days of a server: saved twice is one version; another file, another type, no lock: refused', async () => {
  const { office, session, own, fileOf, state } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  await wopi.operate('LOCK')
  office.setMood('double')
  expect(await wopi.saveText('两次')).toMatchObject({ status: 200, version: '2' })
  const refused: readonly (readonly [Mood, number, string | undefined])[] = [
    ['other-file', 401, undefined],
    ['other-type', 400, 'office.broken'],
    ['no-lock', 409, 'office.lock-lost'],
    ['lost-lock', 409, 'office.lock-lost'],
    ['expired-token', 401, 'office.lock-lost'],
  ]
  for (const [mood, status, code] of refused) {
    office.setMood('good')
    const { body } = await wopi.file()
    office.setMood(mood)
    expect((await wopi.save(withText(body, mood))).status, mood).toBe(status)
    expect((await state(wopi)).refused?.code, mood).toBe(code)
  }
  const { version, versions } = await fileOf('seasales', fileId)
  expect([version, versions.length]).toEqual([2, 2])
})

test('OFF-02 a save after the pass has ended is answered 401 and said in the frame; nothing is overwritten', async () => {
  const { world, session, own, fileOf, state, passTime } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  await wopi.operate('LOCK')
  const { body } = await wopi.file()
  await passTime(10 * hourMs)
  expect((await wopi.save(withText(body, '晚了'))).status).toBe(401)
  // Opening the document anew takes what was said away, so it is looked at by the frame that stood open, its pass renewed.
  await world.pool.query(
    sql`update engine.office_pass set expires_at = ${new Date(clock.now() + hourMs)} where purpose = 'frame'`,
  )
  expect((await state(wopi)).refused).toMatchObject({ code: 'office.server-token-ended' })
  expect((await fileOf('seasales', fileId)).version).toBe(1)
})

test('OFF-02 a pass is for one person, one file, one purpose and his rights: nothing else opens by it', async () => {
  const { world, home, frame, session, own } = around
  const [fileId, other] = [await own('seasales'), await own('seasales')]
  const wopi = await session('seasales', fileId)
  const reader = await session('seasales', fileId, 'read')
  const at = (id: string, token: string) => fetch(`${home}/wopi/files/${id}?access_token=${token}`)
  expect((await at(other, wopi.token)).status).toBe(401)
  expect((await at(fileId, wopi.pass ?? '')).status, 'the pass of the frame').toBe(401)
  expect((await at(fileId, '')).status).toBe(401)
  expect((await frame('state', {}, wopi.token)).code, 'the pass of the server').toBe('office.pass-ended')
  const info = infoIn((await reader.info()).body)
  expect([info['UserCanWrite'], info['ReadOnly']]).toEqual([false, true])
  expect((await reader.operate('LOCK')).status).toBe(403)
  expect((await reader.saveText('x')).status).toBe(403)
  await world.pool.query(sql`update base.person set user_zt = '0' where id = ${world.person('seasales')}::uuid`)
  expect((await wopi.info()).status, 'who no longer works here').toBe(401)
  await world.pool.query(sql`update base.person set user_zt = '1' where id = ${world.person('seasales')}::uuid`)
})

test('OFF-02 a call is taken only with the signature of the server that was asked, not older than twenty minutes', async () => {
  const { office, session, asked, own } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  for (const mood of ['unsigned', 'other-key', 'old-time'] as const) {
    office.setMood(mood)
    expect((await wopi.info()).status, mood).toBe(500)
  }
  office.setMood('good')
  expect((await wopi.info()).status).toBe(200)
  office.setMood('new-key')
  expect(await asked(), 'the server has a new key, and names the one of before').toBe(true)
  office.setMood('good')
  expect((await wopi.info()).status, 'signed with the key of before').toBe(200)
  expect(await asked()).toBe(true)
})

test('OFF-02 a save into a file whose record its person may no longer read finds nothing', async () => {
  const { world, session, own } = around
  const fileId = await own('seasales')
  const wopi = await session('seasales', fileId)
  await wopi.operate('LOCK')
  await world.pool.query(sql`
    update engine.office_file set document = 'contracts.contract', record_id = ${fileId}::uuid where id = ${fileId}::uuid`)
  expect((await wopi.save(letter(['x']))).status, 'the record cannot be read').toBe(404)
})
