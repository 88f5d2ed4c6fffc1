import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { hourMs, minuteMs } from '../../../core/values/duration.ts'
import { textOf, withText } from '../../../office-simulator/letter-text.ts'
import { testClock } from '../../../server/identity/session/testing/test-clock.ts'
import { letter } from '../../../server/office-files/testing/packages.ts'
import { wpsApp } from '../testing/office-server-world.ts'
import { wpsServerWorld } from '../testing/wps-server-world.ts'

const clock = testClock(worldNow)
let around: Awaited<ReturnType<typeof wpsServerWorld>>

beforeAll(async () => {
  around = await wpsServerWorld(clock)
})
afterEach(() => around.office.setMood('good'))
afterAll(() => around.close())

test('OFF-02 a call of the WPS server is taken only with its signature of just this body, not older than five minutes', async () => {
  const { office, home, wpsSession, own } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  for (const mood of ['unsigned', 'other-key', 'old-time'] as const) {
    office.setMood(mood)
    expect(await wps.ask(''), mood).toMatchObject({ status: 403, code: 40_003, data: {} })
    expect(await wps.rename('另名.docx'), mood).toMatchObject({ status: 403, code: 40_003 })
  }
  office.setMood('other-body')
  expect(await wps.rename('另名.docx'), 'replayed with another body').toMatchObject({ status: 403 })
  office.setMood('good')
  expect((await wps.ask('')).code).toBe(0)
  const bare = await fetch(`${home}/wps/v3/3rd/files/${wps.fileId}`, { headers: { 'x-weboffice-token': wps.token } })
  expect([bare.status, JSON.stringify(await bare.json()).includes(wpsApp.secret)]).toEqual([403, false])
})

test('OFF-02 the address by which the gateway is reached is part of what is signed', async () => {
  const { office, home, set, wpsSession, own } = around
  const wps = await wpsSession('seasales', await own('seasales'))
  await set('wps.home', `${home}/amur`)
  expect(await wps.ask(''), 'signed for another address').toMatchObject({ status: 403 })
  await set('wps.home', home)
  office.setGateway(`${home}/wps`)
  expect((await wps.ask('/versions?offset=0')).code).toBe(0)
})

test('OFF-02 a pass of the WPS server is for one person, one file, one purpose and his rights: nothing else opens by it', async () => {
  const { world, office, home, frame, wpsSession, own } = around
  const [fileId, other] = [await own('seasales'), await own('seasales')]
  const wps = await wpsSession('seasales', fileId)
  const reader = await wpsSession('seasales', fileId, 'read')
  const elsewhere = office.openWps(other.replaceAll('-', ''), wps.token)
  expect(await elsewhere.ask('')).toMatchObject({ status: 401, code: 40_002 })
  expect(await office.openWps(wps.fileId, wps.pass).ask(''), 'the pass of the frame').toMatchObject({ code: 40_002 })
  expect(await office.openWps(wps.fileId, '').ask('')).toMatchObject({ status: 401, code: 40_002 })
  expect((await frame('state', {}, wps.token)).code, 'the pass of the server').toBe('office.pass-ended')
  expect((await fetch(`${home}/wopi/files/${fileId}?access_token=${wps.token}`)).status, 'by WOPI').toBe(401)
  expect((await reader.ask('/permission')).data).toMatchObject({ read: 1, update: 0, rename: 0 })
  expect(await reader.saveText('x')).toMatchObject({ status: 403, code: 40_003 })
  expect(await reader.announce(letter(['x']))).toMatchObject({ status: 403, code: 40_003 })
  expect(await reader.rename('x.docx')).toMatchObject({ status: 403, code: 40_003 })
  await world.pool.query(sql`update base.person set user_zt = '0' where id = ${world.person('seasales')}::uuid`)
  expect(await wps.ask(''), 'who no longer works here').toMatchObject({ status: 401, code: 40_002 })
  await world.pool.query(sql`update base.person set user_zt = '1' where id = ${world.person('seasales')}::uuid`)
})

test('OFF-02 a link to bytes is good for its version and its person for ten minutes, and asks for his rights again', async () => {
  const { world, home, wpsSession, own, passTime } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const url = String((await wps.ask('/download')).data['url'])
  const status = async (address: string) => (await fetch(address)).status
  expect(url).not.toContain(wps.token)
  expect(await status(url)).toBe(200)
  await wps.saveText('二')
  expect(await status(url.replace('version=1', 'version=2')), 'another version').toBe(401)
  expect(await status(url.replace(/pass=\w{4}/, 'pass=0000')), 'another pass').toBe(401)
  expect(await status(`${home}/wps/content`)).toBe(401)
  await world.pool.query(sql`
    update engine.office_file set document = 'contracts.contract', record_id = ${fileId}::uuid where id = ${fileId}::uuid`)
  expect(await status(url), 'the record cannot be read').toBe(404)
  expect(await wps.save(letter(['x'])), 'nor saved into').toMatchObject({ status: 404, code: 40_004 })
  await world.pool.query(
    sql`update engine.office_file set document = null, record_id = null where id = ${fileId}::uuid`,
  )
  await world.pool.query(sql`update base.person set user_zt = '0' where id = ${world.person('seasales')}::uuid`)
  expect(await status(url), 'who no longer works here').toBe(401)
  await world.pool.query(sql`update base.person set user_zt = '1' where id = ${world.person('seasales')}::uuid`)
  await passTime(10 * minuteMs)
  expect(await status(url), 'it has ended').toBe(401)
})

test('OFF-02 a save of the WPS server after its pass has ended is answered 40002 and said in the frame', async () => {
  const { world, wpsSession, own, fileOf, state, passTime } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  await passTime(10 * hourMs)
  expect(await wps.save(withText(read, '晚了'))).toMatchObject({ status: 401, code: 40_002 })
  // Opening the document anew takes what was said away, so it is looked at by the frame that stood open, its pass renewed.
  await world.pool.query(
    sql`update engine.office_pass set expires_at = ${new Date(clock.now() + hourMs)} where purpose = 'frame'`,
  )
  expect((await state(wps)).refused).toMatchObject({ code: 'office.server-token-ended' })
  expect((await fileOf('seasales', fileId)).version).toBe(1)
})

test('OFF-02 a save in three calls is a version once it is complete; cut in the middle or altered it leaves nothing', async () => {
  const { world, wpsSession, own, fileOf, state } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  const bytes = withText(read, '三阶段')
  const cut = await wps.announce(bytes)
  expect(cut).toMatchObject({ code: 0, data: { method: 'PUT' } })
  expect(await wps.complete(cut), 'the bytes never came').toMatchObject({ status: 400, code: 41_001 })
  expect(await wps.sendBytes(cut, bytes.subarray(0, 100)), 'half of them').toBe(400)
  expect(await wps.sendBytes(cut, withText(read, '别的')), 'others').toBe(400)
  expect(await wps.complete(cut)).toMatchObject({ code: 41_001 })
  expect((await state(wps)).refused?.code).toBe('office.server-upload')
  const failed = await wps.announce(bytes)
  expect(await wps.complete(failed, 500), 'the server says that it failed').toMatchObject({ code: 41_001 })
  expect(await wps.sendBytes(failed, bytes), 'forgotten').toBe(401)
  const files = await world.pool.query<{ n: number }>(
    sql`select count(*)::int as n from engine.file where loose_since is not null`,
  )
  expect([(await fileOf('seasales', fileId)).versions.length, files[0]?.n]).toEqual([1, 0])

  const whole = await wps.announce(bytes)
  expect(await wps.sendBytes(whole, bytes)).toBe(200)
  expect(await wps.sendBytes(whole, bytes), 'an address is good once').toBe(401)
  expect(await wps.complete(whole)).toMatchObject({ code: 0, data: { id: wps.fileId, version: 2 } })
  expect(await wps.complete(whole), 'said twice').toMatchObject({ code: 0, data: { version: 2 } })
  expect(textOf(await wps.bytes())).toBe('三阶段')
  expect((await fileOf('seasales', fileId)).versions.length).toBe(2)
  const other = await wpsSession('seasales', fileId)
  expect(await other.complete(whole), 'another pass').toMatchObject({ code: 41_001 })
})

test('OFF-02 an address for bytes is good for ten minutes and only while its person may change the file', async () => {
  const { world, wpsSession, own, passTime, share } = around
  const fileId = await own('seasales')
  await share(fileId, 'seabuy')
  const wps = await wpsSession('seabuy', fileId)
  const bytes = letter(['x'])
  const late = await wps.announce(bytes)
  await passTime(10 * minuteMs)
  expect(await wps.sendBytes(late, bytes)).toBe(401)
  const soon = await wps.announce(bytes)
  await world.pool.query(sql`update engine.office_share set may_edit = false where file_id = ${fileId}::uuid`)
  expect(await wps.sendBytes(soon, bytes)).toBe(403)
  expect(await wps.complete(soon)).toMatchObject({ code: 41_001 })
})

test('OFF-02 a signed call with a body that nobody can read is refused by the number of the protocol, and breaks nothing', async () => {
  const { wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  const json = (text: string) => ({ type: 'application/json', bytes: new TextEncoder().encode(text) })
  const form = (text: string) => ({ type: 'multipart/form-data; boundary=b', bytes: new TextEncoder().encode(text) })
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const bodies = [
    json('{'),
    json('"x"'),
    json('{"name":"\\u0000.docx"}'),
    json('['.repeat(50_000)),
    json('{"name":{}}'),
  ]
  for (const [at, body] of bodies.entries())
    for (const [method, path] of [
      ['PUT', '/name'],
      ['POST', '/upload/address'],
      ['POST', '/upload/complete'],
      ['POST', '/upload'],
    ] as const)
      expect([400, 422], `${at} ${path}`).toContain((await wps.send(method, path, body)).status)
  const announced = (digest: object, size: unknown = 3) => json(JSON.stringify({ name: 'x.docx', size, digest }))
  for (const body of [announced({}, 'x'), announced({}, 0), announced({ sha1: 1e308 }, -1), announced([], 3)])
    expect((await wps.send('POST', '/upload/address', body)).code).toBeGreaterThan(40_000)
  for (const text of [
    '--b--',
    `${part('file', 'x')}--b--`,
    `${part('sha1', 'x')}--b--`,
    `${part('size', '9'.repeat(99))}--b--`,
  ])
    expect([400, 422], text).toContain((await wps.send('POST', '/upload', form(text))).status)
  const response = { status_code: 200 }
  for (const body of [{ response }, { response: [] }, { response, send_back_params: { ticket: 'x' } }])
    expect((await wps.send('POST', '/upload/complete', json(JSON.stringify(body)))).status).toBeLessThan(500)
  for (const path of ['/versions?limit=0', '/versions?offset=-1', '/versions?limit=x'])
    expect(await wps.ask(path), path).toMatchObject({ status: 400, code: 40_005 })
  expect((await fileOf('seasales', fileId)).versions.length).toBe(1)
})
