import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { alertEvent } from '../../../base/alert-event.ts'
import type { Json } from '../../../core/values/json.ts'
import { evaluateAlerts } from '../../../server/messaging/alert/evaluate-alerts.ts'
import { act, find, get, rows, save } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { type LetterWorld, letterWorld, scanOf, tasksFor } from '../testing/letter-world.ts'
import { circulatedLetter } from './circulated-letter.ts'
import { incomingLetter } from './incoming-letter.ts'

let w: LetterWorld
let count = 0

beforeAll(async () => {
  w = await letterWorld()
}, 120_000)

type Body = Readonly<Record<string, Json>>

const read = async (id: string) => get((await w.world.ctx('admin')).withoutScope('test'), incomingLetter, id)

async function registered(more: Body = {}, who = 'secretary'): Promise<string> {
  const ctx = await w.world.ctx(who)
  count += 1
  const values = {
    title: '关于报送冬季煤炭保供方案的通知',
    fromUnit: '黑龙江省发展和改革委员会',
    theirNo: `黑发改能源〔2026〕${100 + count}号`,
    receivedDate: '2026-11-18',
    receivedBy: w.world.place('BLJT'),
    dueDate: '2026-11-25',
    scan: await scanOf(ctx),
  }
  return (await save(ctx, incomingLetter, { ...values, ...more })).id
}

const does = async (who: string, id: string, verb: string, body: Body = {}) =>
  act(await w.world.ctx(who), incomingLetter, id, verb, { ver: (await read(id)).ver, ...body })

const propose = (id: string, leader = 'qiangm') =>
  does('officehead', id, 'propose', {
    proposal: '拟请经营管理部牵头办理，请领导批示',
    leaderId: w.world.person(leader),
    handleDept: w.world.place('BLJT/FK'),
  })

const waits = async (who: string, id: string) =>
  (await tasksFor(w.world, who)).filter((row) => row.id === id).map(({ task }) => task)

describe('the way of a letter that came in', () => {
  test('it is registered, proposed on, instructed on, handled, answered and put on file', async () => {
    const id = await registered()
    expect(await read(id)).toMatchObject({ regNo: expect.stringMatching(/^SW-2026-\d{4}$/), regYear: '2026' })
    expect([await waits('officehead', id), await waits('qiangm', id)]).toMatchObject([[expect.any(String)], []])
    await propose(id)
    expect(await waits('qiangm', id)).toHaveLength(1)
    await expect(does('chairman', id, 'instruct', { instruction: '同意' })).rejects.toMatchObject({
      code: 'record.not-possible',
    })
    await does('qiangm', id, 'instruct', { instruction: '请风控法务部办理', handleDept: w.world.place('BLJT/FK') })
    expect(await read(id)).toMatchObject({ status: '2', handlerId: w.world.person('risk'), instructTime: worldNow })
    expect([await waits('qiangm', id), (await waits('risk', id)).length]).toEqual([[], 1])
    await does('risk', id, 'assign', { handlerId: w.world.person('legal') })
    await expect(does('risk', id, 'answer', { answer: '已报送' })).rejects.toMatchObject({
      code: 'record.not-possible',
    })
    await does('legal', id, 'answer', { answer: '方案已报送省发改委' })
    expect(await read(id)).toMatchObject({ status: '3', answerTime: worldNow, outId: null })
    await does('secretary', id, 'file', { fileNo: 'SW-2026-07' })
    expect(await read(id)).toMatchObject({ status: '4', fileNo: 'SW-2026-07' })
  })

  test('the reply that was drafted from it stands on it', async () => {
    const id = await registered({ dueDate: null })
    await propose(id)
    await does('qiangm', id, 'instruct', { instruction: '请复函', handleDept: w.world.place('BLJT/FK') })
    const reply = await w.drafted({ kind: 'letter', replyTo: id, addressee: '黑龙江省发展和改革委员会' }, 'risk')
    await does('risk', id, 'answer', { answer: '已复函' })
    expect((await read(id)).outId).toBe(reply)
  })

  test('without a department it is noted and waits for nobody but the file', async () => {
    const id = await registered()
    await does('officehead', id, 'propose', { proposal: '拟阅存', leaderId: w.world.person('qiangm') })
    await does('qiangm', id, 'instruct', { instruction: '阅' })
    expect(await read(id)).toMatchObject({ status: '3', handlerId: null, handleDept: null })
    expect(await waits('secretary', id)).toHaveLength(1)
  })

  test('it is circulated, and who has read it is counted', async () => {
    const id = await registered()
    await does('secretary', id, 'circulate', { people: [w.world.person('hr'), w.world.person('seasales')], depts: [] })
    const [reading] = await find(await w.world.ctx('hr'), circulatedLetter, { inId: id })
    expect(reading?.docNo).toBe((await read(id)).theirNo)
    await does('secretary', id, 'remind')
    await act(await w.world.ctx('hr'), circulatedLetter, reading?.id ?? '', 'confirm', { ver: reading?.ver ?? 0 })
    expect(await read(id)).toMatchObject({ sentTo: '2', readBy: '1', status: '0' })
  })

  test('whoever is not of the office neither registers a letter nor proposes on one', async () => {
    const { permissions } = (await w.world.ctx('seasales')).actor
    expect([permissions.has('swgl-xz'), permissions.has('swgl-ck')]).toEqual([false, true])
    const id = await registered()
    await expect(does('hr', id, 'propose', { proposal: '阅' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a letter is registered once', () => {
  test.each([
    ['黑龙江省发展和改革委员会', '黑发改能源[2026] 901 号'],
    [' 黑龙江省发展和改革委员会', '黑发改能源〔２０２６〕901号'],
  ])('the same sender and number are refused however they are typed: %s %s', async (fromUnit, theirNo) => {
    const known = await find((await w.world.ctx('admin')).withoutScope('test'), incomingLetter, {
      theirNo: '黑发改能源〔2026〕901号',
    })
    const first = known[0]?.id ?? (await registered({ theirNo: '黑发改能源〔2026〕901号' }))
    const { regNo } = await read(first)
    await expect(registered({ fromUnit, theirNo })).rejects.toMatchObject({
      errors: { theirNo: { code: 'doc-in.twice', params: { no: regNo, day: '2026-11-18' } } },
    })
  })

  test('another sender may use the same number, and a letter that is changed is not its own double', async () => {
    const id = await registered({ theirNo: '函〔2026〕7号' })
    await registered({ theirNo: '函〔2026〕7号', fromUnit: '同江市人民政府' })
    const { ver } = await read(id)
    await save(await w.world.ctx('secretary'), incomingLetter, { id, ver, title: '更正标题' })
    expect((await read(id)).title).toBe('更正标题')
  })

  test('of two that register the same at once one is refused', async () => {
    const both = await Promise.allSettled([1, 2].map(() => registered({ theirNo: '同政发〔2026〕3号' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('a secret letter is seen by the office and by those it was given to', async () => {
  const id = await registered({ secrecy: 'secret' })
  const sees = async (who: string) => {
    const ctx = await w.world.ctx(who)
    return (
      (await ctx.sql.query(sql`select 1 from (${rows(ctx, incomingLetter)}) i where i.id = ${id}::uuid`)).length === 1
    )
  }
  expect([await sees('secretary'), await sees('officehead'), await sees('qiangm')]).toEqual([true, true, false])
  await propose(id)
  expect([await sees('qiangm'), await sees('chairman'), await sees('risk')]).toEqual([true, false, false])
  await does('qiangm', id, 'instruct', { instruction: '请办理', handleDept: w.world.place('BLJT/FK') })
  expect([await sees('risk'), await sees('legal')]).toEqual([true, false])
})

test('DOC-LATE tells of what is past its day and not answered, and of nothing else', async () => {
  const [late, soon] = [await registered({ dueDate: '2026-11-20' }), await registered({ dueDate: '2026-12-31' })]
  const done = await registered({ dueDate: '2026-11-20' })
  await does('officehead', done, 'propose', { proposal: '拟阅存', leaderId: w.world.person('qiangm') })
  await does('qiangm', done, 'instruct', { instruction: '阅' })
  const ctx = systemContext(w.world.pool, w.world.running, Date.parse('2026-12-01T00:36:00Z'), 'test')
  await evaluateAlerts(ctx)
  const events = await find(ctx, alertEvent, { objType: 'office.docIn' })
  const told = (id: string) => events.filter(({ objUrl }) => objUrl?.endsWith(id)).map(({ measured }) => measured)
  // The 20th of November to the 1st of December are eleven days.
  expect([told(late), told(soon), told(done)]).toEqual([['11.00'], [], []])
})
