import { afterAll, expect, test } from 'vitest'
import { act, get, save } from '../../server/module-api.ts'
import type { StoredRecord } from '../../server/records/schema/stored-record.ts'
import { withCounted } from '../../server/records/write/apply-rule-sets.ts'
import { bankMatch } from './bank-match.ts'
import { bankReconciliation } from './bank-reconciliation.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { reconcileWorld } from './testing/reconcile-world.ts'

const { world, account, accountOf, told, booked, match, table, tableOf, does, reviewed, lineOf } =
  await reconcileWorld()
afterAll(() => world.close())

/** What both sides have since before the month. */
async function since(accountId: string, amount: string): Promise<void> {
  const more = { day: '2026-09-30', name: '九月' }
  await match(await told(accountId, amount, more), await booked(accountId, amount, more), amount)
}

test('T-REC-01: 12,560,300.50 and what the bank has is 12,989,100.50, as the bank’s 13,120,100.50 and what we have', async () => {
  const own = await account()
  await since(own, '12691300.50')
  await told(own, '430000.00', { name: '银行已收' })
  await told(own, '-1200.00', { name: '银行手续费' })
  await booked(own, '89000.00', { name: '企业已收' })
  await booked(own, '-220000.00', { name: '企业已付' })
  const id = await table(own, { bankBalance: '13120100.50', bankOpening: '12691300.50' })
  const made = await tableOf(id)
  expect(made).toMatchObject({
    bookBalance: '12560300.50',
    bankReceivedTotal: '430000.00',
    bankPaidTotal: '1200.00',
    adjustedBook: '12989100.50',
    bankBalance: '13120100.50',
    bookReceivedTotal: '89000.00',
    bookPaidTotal: '220000.00',
    adjustedBank: '12989100.50',
    difference: '0.00',
    gap: '0.00',
  })
  expect(made.bankReceived?.map(({ amount, party }) => [amount, party])).toEqual([['430000.00', '银行已收']])
  expect(made.bookPaid?.map(({ amount, party }) => [amount, party])).toEqual([['220000.00', '企业已付']])
  await does('cashier', id, 'hand')
  await does('seafin', id, 'review')
  expect(await tableOf(id)).toMatchObject({ status: '2', reviewedBy: (await world.ctx('seafin')).actor.id })
})

test('a second example by hand: 8,000.00 + 1,500.00 − 75.25 = 9,424.75, and the bank’s 9,124.75 + 900.00 − 600.00; a part of a line and what was booked a month later are open', async () => {
  const own = await account()
  const begun = { day: '2026-10-03' }
  await match(await told(own, '7200.00', begun), await booked(own, '7200.00', begun), '7200.00')
  // 2,000.00 came, 500.00 of it is booked: 1,500.00 the bank has and we have not.
  await match(
    await told(own, '2000.00', { day: '2026-10-30' }),
    await booked(own, '500.00', { day: '2026-10-30' }),
    '500.00',
  )
  // Charged in October, booked and matched in November: open as of October.
  await match(
    await told(own, '-75.25', { day: '2026-10-31' }),
    await booked(own, '-75.25', { day: '2026-11-02' }),
    '-75.25',
  )
  await booked(own, '900.00', { day: '2026-10-31' })
  await booked(own, '-600.00', { day: '2026-10-31' })
  expect(await tableOf(await table(own, { bankBalance: '9124.75', bankOpening: '0.00' }))).toMatchObject({
    bookBalance: '8000.00',
    bankReceivedTotal: '1500.00',
    bankPaidTotal: '75.25',
    adjustedBook: '9424.75',
    bookReceivedTotal: '900.00',
    bookPaidTotal: '600.00',
    adjustedBank: '9424.75',
    difference: '0.00',
    gap: '0.00',
  })
})

test('whoever made a table neither approves it nor sends it back, and who may not gets none of it', async () => {
  const own = await account()
  const id = await table(own, { bankBalance: '0.00', bankOpening: '0.00' }, 'seafin')
  await does('seafin', id, 'hand')
  await expect(does('seafin', id, 'review')).rejects.toMatchObject({ code: 'bank-reconciliation.review-own' })
  await expect(does('seafin', id, 'sendBack', { reason: '有误' })).rejects.toMatchObject({
    code: 'bank-reconciliation.review-own',
  })
  await expect(does('cashier', id, 'review')).rejects.toMatchObject({ code: 'permission.missing' })
  await expect(does('risk', id, 'review')).rejects.toMatchObject({ code: 'permission.missing' })
  expect(await world.waits('seafin', id)).toEqual([])
  expect(await world.waits('findir', id)).toEqual(['review'])
  await does('findir', id, 'sendBack', { reason: '余额有误' })
  expect(await tableOf(id)).toMatchObject({ status: '0', returnReason: '余额有误' })
})

test('an account of another company is nobody’s table who does not see it', async () => {
  const own = await accountOf('BLLY')
  await expect(table(own, { bankBalance: '0.00', bankOpening: '0.00' }, 'seafin')).rejects.toMatchObject({
    errors: { accountId: expect.anything() },
  })
})

test('what does not come to the same is named, and handed in only with a word why', async () => {
  const own = await account()
  await told(own, '100.00')
  const id = await table(own, { bankBalance: '130.00', bankOpening: '0.00' })
  expect(await tableOf(id)).toMatchObject({
    adjustedBook: '100.00',
    adjustedBank: '130.00',
    difference: '30.00',
    gap: '30.00',
  })
  await expect(does('cashier', id, 'hand')).rejects.toMatchObject({
    code: 'bank-reconciliation.unexplained',
    params: { difference: '30.00', gap: '30.00' },
  })
  await save(await world.ctx('cashier'), bankReconciliation, { id, ver: 1, explanation: '银行补记利息' })
  await does('cashier', id, 'hand')
  expect((await tableOf(id)).status).toBe('1')
})

test('a reviewed table fixes the matches of its month until the approval is taken back, and matching across its end goes on', async () => {
  const own = await account()
  const [line, entry] = [await told(own, '10.00'), await booked(own, '10.00')]
  const made = await match(line, entry, '10.00')
  const [late, open] = [await told(own, '25.00', { day: '2026-10-31' }), await booked(own, '31.00')]
  const id = await reviewed(own, { bankBalance: '35.00', bankOpening: '0.00' })
  await expect(act(await world.ctx('cashier'), bankMatch, made, 'undo', { ver: 1 })).rejects.toMatchObject({
    code: 'bank-match.reviewed',
  })
  await expect(match(await told(own, '31.00', { day: '2026-10-15' }), open, '31.00')).rejects.toMatchObject({
    code: 'bank-match.reviewed',
  })
  await match(late, await booked(own, '25.00', { day: '2026-11-02' }), '25.00')
  expect(await lineOf(late)).toMatchObject({ matchStatus: '2' })
  await does('seafin', id, 'takeBack', { reason: '需更正' })
  await act(await world.ctx('cashier'), bankMatch, made, 'undo', { ver: 1 })
  expect(await lineOf(line)).toMatchObject({ matchStatus: '0' })
})

test('what changed after it was made is not approved unseen', async () => {
  const own = await account()
  const id = await table(own, { bankBalance: '0.00', bankOpening: '0.00' })
  await does('cashier', id, 'hand')
  await booked(own, '5.00')
  await expect(does('seafin', id, 'review')).rejects.toMatchObject({ code: 'bank-reconciliation.changed' })
  expect((await tableOf(id)).status).toBe('1')
  await does('seafin', id, 'sendBack', { reason: '有新入账' })
  await does('cashier', id, 'refresh')
  expect(await tableOf(id)).toMatchObject({ bookBalance: '5.00', bookReceivedTotal: '5.00', difference: '0.00' })
  await does('cashier', id, 'hand')
  await does('seafin', id, 'review')
  expect((await tableOf(id)).status).toBe('2')
})

test('the next table takes over what stayed open, says what came late and what looks doubled, and begins where the last one ended', async () => {
  const own = await account()
  await told(own, '20.00', { name: '未入账' })
  const first = await reviewed(own, { bankBalance: '20.00', bankOpening: '0.00' })
  world.pass(60_000)
  await told(own, '7.00', { day: '2026-10-20', name: '晚到' })
  await told(own, '3.00', { day: '2026-11-04', name: '重复', serial: 'SAME' })
  await told(own, '3.00', { day: '2026-11-04', name: '重复', serial: 'SAME' })
  const seen = await world.ctx('seafin')
  const stored = (await get(seen, bankReconciliation, first)) as unknown as StoredRecord // a typed record is the stored one
  expect(await withCounted(seen, bankReconciliation, stored)).toMatchObject({ cameLater: '1', cameLaterAmount: '7.00' })
  await expect(table(own, { month: '2026-10', bankBalance: '27.00' })).rejects.toMatchObject({
    errors: { month: { code: 'bank-reconciliation.reviewed' } },
  })
  world.pass(15 * 86_400_000)
  const next = await tableOf(await table(own, { month: '2026-11', bankBalance: '26.00' }))
  expect(next).toMatchObject({
    bankOpening: '20.00',
    linesTotal: '6.00',
    gap: '0.00',
    lateLines: '1',
    lateAmount: '7.00',
    likeLines: '2',
  })
  expect(next.bankReceived?.map(({ party, mark }) => [party, mark])).toEqual([
    ['未入账', 'carried'],
    ['晚到', 'late'],
    ['重复', 'alike'],
    ['重复', 'alike'],
  ])
})

test('a month that is not over has no table yet, and the first one asks with what the statement begins', async () => {
  const own = await account()
  await expect(table(own, { month: '2027-01', bankBalance: '0.00', bankOpening: '0.00' })).rejects.toMatchObject({
    errors: { month: { code: 'bank-reconciliation.not-over' } },
  })
  await expect(table(own, { bankBalance: '0.00' })).rejects.toMatchObject({
    errors: { bankOpening: { code: 'bank-reconciliation.no-opening' } },
  })
})

test('lines, entries and matches agree after all of it', async () => {
  expect((await fundProblems(world.pool)).filter((problem) => /match|bankReconcile|adjustment/.test(problem))).toEqual(
    [],
  )
})
