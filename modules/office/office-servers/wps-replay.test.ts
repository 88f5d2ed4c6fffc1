import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { textOf, withText } from '../../../office-simulator/letter-text.ts'
import { testClock } from '../../../server/identity/session/testing/test-clock.ts'
import { saveVersion } from '../../../server/office-files/save-version.ts'
import { wpsServerWorld } from '../testing/wps-server-world.ts'

const clock = testClock(worldNow)
let around: Awaited<ReturnType<typeof wpsServerWorld>>

beforeAll(async () => {
  around = await wpsServerWorld(clock)
})
afterAll(() => around.close())

test('OFF-02 a save that is made once more is answered as it was, whatever was saved since, and is no new version', async () => {
  const { world, wpsSession, own, fileOf, state, lock, share, passTime } = around
  const fileId = await own('seasales')
  await share(fileId, 'seabuy')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  const answered = await wps.save(withText(read, '二'))
  const replay = wps.repeating()
  expect(await replay(), 'the answer was lost').toEqual(answered)
  await wps.save(withText(read, '三'))
  await passTime(4 * minuteMs)
  const lines = () => world.pool.query(sql`select 1 from engine.audit where verb = 'office.save'`)
  const saved = (await lines()).length
  expect(await replay(), 'replayed after another save').toEqual(answered)
  expect(await Promise.all([replay(), replay(), replay()]), 'at once').toEqual([answered, answered, answered])
  expect([(await lines()).length, textOf(await wps.bytes())]).toEqual([saved, '三'])

  const other = await wpsSession('seabuy', fileId)
  await lock(other.pass, '1')
  await wps.save(withText(read, '晚了'))
  expect(await replay()).toEqual(answered)
  const { version, versions } = await fileOf('seasales', fileId)
  expect([version, versions.length]).toEqual([3, 4])
  expect(await state(wps), 'what the frame was told stays').toMatchObject({ branch: { number: 4 } })
  await passTime(2 * minuteMs)
  expect(await replay(), 'older than five minutes').toMatchObject({ status: 403, code: 40_003 })
})

test('OFF-02 of the same save made several times at once, one becomes a version and all are answered so', async () => {
  const { wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  expect(await wps.save(new Uint8Array([1])), 'a refusal keeps nothing').not.toMatchObject({ code: 0 })
  await wps.save(withText(read, '二'))
  const replay = wps.repeating()
  await wps.save(withText(read, '三'))
  await wps.save(withText(read, '二'))
  expect((await fileOf('seasales', fileId)).version, 'the same text signed anew is a save of its own').toBe(4)
  const answers = await Promise.all([replay(), replay(), replay()])
  expect(answers.map(({ data }) => data['version'])).toEqual([2, 2, 2])
  expect((await fileOf('seasales', fileId)).version).toBe(4)
})

test('OFF-02 the last call of a save in three, made once more, is the version that it became', async () => {
  const { wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  const { letter: read } = await wps.open()
  const bytes = withText(read, '三阶段')
  const announced = await wps.announce(bytes)
  await wps.sendBytes(announced, bytes)
  const answered = await wps.complete(announced)
  const replay = wps.repeating()
  await wps.save(withText(read, '三'))
  expect(await replay()).toEqual(answered)
  expect((await fileOf('seasales', fileId)).version).toBe(3)
})

test('OFF-02 a renaming that is replayed does not take a later name away', async () => {
  const { wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  await wps.open()
  const answered = await wps.rename('二.docx')
  const replay = wps.repeating()
  await wps.rename('三.docx')
  expect(await replay()).toEqual(answered)
  expect((await fileOf('seasales', fileId)).title).toBe('三')
})

test('OFF-02 a reading that is replayed does not move a window onto what somebody else saved', async () => {
  const { world, wpsSession, own, fileOf } = around
  const fileId = await own('seasales')
  const wps = await wpsSession('seasales', fileId)
  await wps.ask('/download')
  const replay = wps.repeating()
  const read = await wps.bytes()
  await saveVersion(await world.ctx('seasales', { at: clock.now() }), fileId, {
    bytes: withText(read, '别的窗口'),
    editId: randomUUID(),
    basedOn: 1,
    comment: '',
  })
  expect((await replay()).code).toBe(0)
  await wps.save(withText(read, '晚了'))
  const { version, versions } = await fileOf('seasales', fileId)
  expect([version, versions.map(({ branch }) => branch)]).toEqual([2, [true, false, false]])
})
