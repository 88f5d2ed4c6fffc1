import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { type LetterWorld, letterWorld, scanOf } from '../testing/letter-world.ts'
import { incomingLetter } from './incoming-letter.ts'
import { docInRegisterRows, docOutRegisterRows } from './letter-registers.server.ts'

let w: LetterWorld

beforeAll(async () => {
  w = await letterWorld()
}, 120_000)

const outRows = async (who: string, asked: Readonly<Record<string, string>>) =>
  docOutRegisterRows(await w.world.ctx(who), asked)

test('the register of a year has every number in its order, a voided one among them, and no draft', async () => {
  const ids = [await w.signed(), await w.signed({ copies: '12' }), await w.signed({ kind: 'letter' })]
  await w.drafted()
  await w.does('legal', ids[0] ?? '', 'revoke', { opinion: '内容有误' })
  const found = await outRows('secretary', { year: '2026', unit: w.world.place('BLJT') })
  expect(found.map(({ docNo, status, copies, letters }) => [docNo, status, copies, letters])).toEqual([
    ['北陆发〔2026〕1号', '6', '1', '1'],
    ['北陆发〔2026〕2号', '2', '12', '1'],
    ['北陆函〔2026〕1号', '2', '1', '1'],
  ])
  expect(await outRows('secretary', { year: '2026', kind: 'letter' })).toHaveLength(1)
  expect(await outRows('secretary', { year: '2025' })).toEqual([])
  expect(await outRows('seasales', { year: '2026' }), 'who was sent none sees none').toEqual([])
})

test('the register of what came in tells what is overdue, and nothing that was answered', async () => {
  const secretary = await w.world.ctx('secretary')
  const register = async (theirNo: string, dueDate: string | null) =>
    (
      await save(secretary, incomingLetter, {
        title: '来文',
        fromUnit: '省商务厅',
        theirNo,
        receivedDate: '2026-11-10',
        receivedBy: w.world.place('BLJT'),
        dueDate,
        scan: await scanOf(secretary),
      })
    ).id
  await register('1号', '2026-11-17')
  await register('2号', '2026-11-18')
  const noted = await register('3号', '2026-11-12')
  await register('4号', null)
  const verOf = async () => (await get((await w.world.ctx('admin')).withoutScope('test'), incomingLetter, noted)).ver
  await act(await w.world.ctx('officehead'), incomingLetter, noted, 'propose', {
    ver: await verOf(),
    proposal: '拟阅存',
    leaderId: w.world.person('qiangm'),
  })
  await act(await w.world.ctx('qiangm'), incomingLetter, noted, 'instruct', { ver: await verOf(), instruction: '阅' })
  const lateOn = async (at: number) => {
    const found = await docInRegisterRows(await w.world.ctx('secretary', { at }), { year: '2026' })
    return found.map(({ theirNo, late }) => [theirNo, late])
  }
  // Worked by hand: on the 18th what was due on the 17th is late, on the 19th what was due on the 18th as well.
  expect(await lateOn(worldNow)).toEqual([
    ['1号', '1'],
    ['2号', '0'],
    ['3号', '0'],
    ['4号', '0'],
  ])
  expect(await lateOn(worldNow + dayMs)).toEqual([
    ['1号', '1'],
    ['2号', '1'],
    ['3号', '0'],
    ['4号', '0'],
  ])
})
