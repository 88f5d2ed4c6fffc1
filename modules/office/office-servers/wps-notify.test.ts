import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { withText } from '../../../office-simulator/letter-text.ts'
import { testClock } from '../../../server/identity/session/testing/test-clock.ts'
import { wpsServerWorld } from '../testing/wps-server-world.ts'

let around: Awaited<ReturnType<typeof wpsServerWorld>>

beforeAll(async () => {
  around = await wpsServerWorld(testClock(worldNow))
})
afterAll(() => around.close())

const opened = { session_id: 's1', init_version: 1, readonly: false }

test('OFF-02 what the WPS server tells of a document is answered; the end of its session lets go of the lock, all else keeps it', async () => {
  const { wpsSession, own, fileOf, passTime } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  const holder = async () => (await fileOf('seasales', fileId)).lock.holder
  const user = { session_id: 's1', connection_id: 'c1', user_id: 'u1', permission: 'write' }
  for (const [type, content] of [
    ['session_open', opened],
    ['user_join', user],
    ['user_leave', user],
    ['anything_new', {}],
  ] as const)
    expect(await wps.notify(type, content), type).toEqual({ status: 200, code: 0, data: {}, message: '' })
  await passTime(5 * minuteMs)
  expect((await wps.notify('user_join', user)).code).toBe(0)
  await passTime(5 * minuteMs)
  expect(await holder(), 'a sign of life').not.toBeNull()
  const closed = { ...opened, uploaded_version: 1, last_modifier_id: 'u1' }
  expect(await wps.notify('session_close', closed)).toMatchObject({ status: 200, code: 0 })
  expect(await holder()).toBeNull()
})

test('OFF-02 the end of a session that is told once more, or by a reader, or of another file, takes nothing from anybody', async () => {
  const { wpsSession, own, fileOf, lock } = around
  const [fileId, other] = [await own('seasales'), await own('seasales')]
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  const holder = async () => (await fileOf('seasales', fileId)).lock.holder
  const reader = await wpsSession('seasales', fileId, 'read')
  expect((await reader.notify('session_close', opened)).code).toBe(0)
  expect(await wps.notify('session_close', opened, other.replaceAll('-', ''))).toMatchObject({ code: 40_002 })
  expect(await wps.notify('session_close', opened, 'x')).toMatchObject({ status: 401, code: 40_002 })
  expect(await wps.notify('', opened), 'of no type').toMatchObject({ status: 422, code: 40_005 })
  expect(await wps.notify('x'.repeat(65), opened)).toMatchObject({ status: 400, code: 40_005 })
  expect(await holder()).not.toBeNull()
  await wps.notify('session_close', opened)
  const again = wps.repeating()
  expect(await holder()).toBeNull()
  await wps.open()
  expect(await again(), 'replayed').toMatchObject({ code: 0 })
  expect(await holder(), 'it was opened anew').not.toBeNull()
  await lock(wps.pass, '1')
  await wps.notify('session_close', opened)
  expect(await holder(), 'our own window took it over').not.toBeNull()
})

test('OFF-02 a save of which the last call never comes is forgotten after ten minutes, and the frame says that nothing was kept', async () => {
  const { wpsSession, own, fileOf, state, passTime, world } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  const bytes = withText(read, '没有下文')
  const cut = await wps.announce(bytes)
  expect(await wps.sendBytes(cut, bytes)).toBe(200)
  await passTime(9 * minuteMs)
  expect((await state(wps)).refused, 'it may come yet').toBeNull()
  await passTime(2 * minuteMs + 1)
  expect((await state(wps)).refused).toMatchObject({ code: 'office.server-upload' })
  expect(await wps.complete(cut), 'too late').toMatchObject({ status: 400, code: 41_001 })
  const left = await world.pool.query(sql`
    select 1 from engine.office_upload u join engine.office_pass p on p.hash = u.pass where p.file_id = ${fileId}::uuid`)
  expect([(await fileOf('seasales', fileId)).versions.length, left.length]).toEqual([1, 0])
})

test('OFF-02 a cut save that was made again in time is no reason to say that something is missing', async () => {
  const { wpsSession, own, fileOf, state, passTime } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  const bytes = withText(read, randomUUID())
  await wps.announce(bytes)
  await passTime(minuteMs)
  const whole = await wps.announce(bytes)
  await wps.sendBytes(whole, bytes)
  expect(await wps.complete(whole)).toMatchObject({ code: 0, data: { version: 2 } })
  await passTime(12 * minuteMs)
  expect(await state(wps)).toMatchObject({ version: 2, refused: null })
  expect((await fileOf('seasales', fileId)).versions.length).toBe(2)
})
