import { afterAll, expect, test } from 'vitest'
import { act, find, setMonthClosed } from '../../server/module-api.ts'
import { matchingOf } from '../../server/records/matching/find-matching-board.ts'
import { pairTogether } from '../../server/records/matching/make-pairs.ts'
import { proposals } from '../../server/records/matching/proposals.ts'
import { bankMatch } from './bank-match.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { reconcileWorld } from './testing/reconcile-world.ts'

const { world, system, board, account, told, booked, match, table, lineOf, entryOf } = await reconcileWorld()
afterAll(() => world.close())

async function proposed(accountId: string) {
  const { ctx, at } = await board()
  return (await proposals(ctx, at, { left: { accountId }, right: { accountId } })).proposals
}

test('the same payment number is worth most, the same amount within three days follows, and a day more is nothing', async () => {
  const own = await account()
  const [far, near] = [await told(own, '-500.00', { reqNo: 'REQ-77', day: '2026-10-02' }), await told(own, '300.00')]
  const paid = await booked(own, '-500.00', { reqNo: 'REQ-77', day: '2026-10-28' })
  const came = await booked(own, '300.00', { day: '2026-10-18', name: '别的客户' })
  await told(own, '40.00', { day: '2026-10-10', name: '甲' })
  await booked(own, '40.00', { day: '2026-10-14', name: '乙' })
  expect(
    (await proposed(own)).map(({ left, right, amount, score, reasons }) => [left.id, right.id, amount, score, reasons]),
  ).toEqual([
    [far, paid, '-500.00', 100, ['支付请求号一致', '对方单位一致']],
    [near, came, '300.00', 90, ['金额与方向一致，日期相差不超过3天']],
  ])
})

test('a line is found within three days however many of the same amount wait since long ago', async () => {
  const own = await account()
  for (let month = 1; month <= 6; month += 1) await told(own, '80.00', { day: `2026-0${month}-05` })
  const [line, entry] = [
    await told(own, '80.00', { day: '2026-10-20' }),
    await booked(own, '80.00', { day: '2026-10-21' }),
  ]
  expect((await proposed(own)).map(({ left, right }) => [left.id, right.id])).toEqual([[line, entry]])
})

test('a proposal tells day, party and amount in the format of its reader', async () => {
  const own = await account()
  await told(own, '12345.60', { name: '某客户' })
  await booked(own, '12345.60', { name: '某客户' })
  const ctx = await world.ctx('cashier', { lang: 'ru' })
  const at = matchingOf(ctx, 'finance', 'bankReconcile')
  const [one] = (await proposals(ctx, at, { left: { accountId: own }, right: {} })).proposals
  expect(one?.left.title.replaceAll(/\s/gu, ' ')).toMatch(/^15\.10\.2026 · 某客户 · 12 345,60$/)
})

test('several lines and entries whose sums agree are matched together, in part and whole', async () => {
  const own = await account()
  const lines = [await told(own, '70.00', { day: '2026-10-01' }), await told(own, '50.00', { day: '2026-10-02' })]
  const entries = [
    await booked(own, '100.00', { day: '2026-10-01' }),
    await booked(own, '20.00', { day: '2026-10-02' }),
  ]
  const { ctx, at } = await board()
  const pairs = await pairTogether(ctx, at, { left: lines, right: entries }, {})
  expect(pairs.map(({ amount }) => amount)).toEqual(['70.00', '30.00', '20.00'])
  for (const id of lines) expect(await lineOf(id)).toMatchObject({ unmatched: '0.00', matchStatus: '2' })
  for (const id of entries) expect(await entryOf(id)).toMatchObject({ unmatched: '0.00', matchStatus: '2' })
})

test('rows of another account or direction are not matched, nor more than is left of either', async () => {
  const [own, other] = [await account(), await account()]
  const line = await told(own, '100.00')
  const far = await booked(other, '100.00')
  await expect(match(line, far, '100.00')).rejects.toMatchObject({ code: 'matching.not-alike' })
  const claimed = async (entry: string, amount: string) =>
    act(await world.ctx('cashier'), bankStatementLine, line, 'match', { ver: (await lineOf(line)).ver, entry, amount })
  await expect(claimed(far, '100.00')).rejects.toMatchObject({ errors: { entry: expect.anything() } })
  await expect(claimed(await booked(own, '-100.00'), '100.00')).rejects.toMatchObject({
    errors: { entry: { code: 'bank-match.other-direction' } },
  })
  const less = await booked(own, '60.00')
  await expect(claimed(less, '60.01')).rejects.toMatchObject({
    errors: { amount: { code: 'bank-match.more-than-left' } },
  })
  await expect(claimed(less, '-60.00')).rejects.toMatchObject({
    errors: { amount: { code: 'bank-match.more-than-left' } },
  })
  await claimed(less, '60.00')
  expect(await lineOf(line)).toMatchObject({ matched: '60.00', unmatched: '40.00', matchStatus: '1' })
  await expect(claimed(less, '1.00')).rejects.toMatchObject({ errors: { entry: expect.anything() } })
})

test('16 people who match one line at once match it once', async () => {
  const own = await account()
  const line = await told(own, '90.00')
  const entries: string[] = []
  for (let n = 0; n < 16; n += 1) entries.push(await booked(own, '90.00'))
  const ended = await Promise.allSettled(entries.map((entry) => match(line, entry, '90.00')))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await lineOf(line)).toMatchObject({ unmatched: '0.00' })
  expect(await find(await system(), bankMatch, { statementLine: line })).toHaveLength(1)
})

test('a match is taken back while its month is open: both sides are as before', async () => {
  const own = await account()
  const [line, entry] = [await told(own, '-45.00'), await booked(own, '-45.00')]
  const made = await match(line, entry, '-45.00')
  await act(await world.ctx('cashier'), bankMatch, made, 'undo', { ver: 1 })
  expect(await lineOf(line)).toMatchObject({ unmatched: '-45.00', matchStatus: '0' })
  expect(await entryOf(entry)).toMatchObject({ unmatched: '-45.00', matchStatus: '0' })
})

test('in a month whose funds are closed nothing is matched, taken back or made', async () => {
  const own = await account()
  const [line, entry] = [await told(own, '10.00'), await booked(own, '10.00')]
  const [second, other] = [await told(own, '11.00'), await booked(own, '11.00')]
  const made = await match(line, entry, '10.00')
  const unitId = world.place('BLHY')
  await setMonthClosed(await system(), { unitId, month: '2026-10' }, 'fund', true)
  try {
    await expect(match(second, other, '11.00')).rejects.toMatchObject({ code: 'period.closed' })
    await expect(act(await world.ctx('cashier'), bankMatch, made, 'undo', { ver: 1 })).rejects.toMatchObject({
      code: 'period.closed',
    })
    await expect(table(own, { bankBalance: '21.00', bankOpening: '0.00' })).rejects.toMatchObject({
      code: 'period.closed',
    })
  } finally {
    await setMonthClosed(await system(), { unitId, month: '2026-10' }, 'fund', false)
  }
})

test('a board is closed to whoever may not read it, and read by who may not match', async () => {
  const trader = await world.ctx('seasales')
  expect(() => matchingOf(trader, 'finance', 'bankReconcile')).toThrow(
    expect.objectContaining({ code: 'permission.missing' }),
  )
  const own = await account()
  await expect(match(await told(own, '1.00'), await booked(own, '1.00'), '1.00', 'risk')).rejects.toMatchObject({
    code: 'permission.missing',
  })
})
