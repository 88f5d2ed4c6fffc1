import { beforeAll, expect, test } from 'vitest'
import { act, balanceOf, find, get } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { matchingOf } from '../../server/records/matching/find-matching-board.ts'
import { makePair } from '../../server/records/matching/make-pairs.ts'
import { proposals } from '../../server/records/matching/proposals.ts'
import { itemClearing } from './item-clearing.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

const problems = async () => [...(await openItemProblems(world.pool)), ...(await ledgerProblems(world.pool))]

/** A party that owes 900 under one contract and paid 250 ahead under another. */
async function paidElsewhere() {
  const party = await world.admitted()
  const [owing, other] = [await world.sold(party), await world.sold(party)]
  const debt = await world.itemOf(
    await world.settled(owing, party, '900', { settleType: 'svc', dueDate: '2026-11-20' }),
  )
  const money = await world.itemOf(await world.received(party, '250', { contractId: other }))
  return { party, owing, debt, money }
}

async function applied(who: string, id: string, debt: string, amount?: string): Promise<void> {
  const { ver } = await get(world.all, openItem, id)
  await act(await world.ctx(who), openItem, id, 'apply', { ver, debt, ...(amount === undefined ? {} : { amount }) })
}

const left = async (id: string) => (await get(world.all, openItem, id)).balance

test('an advance of one contract is applied by hand to a debt of another, in part and whole, and taken back', async () => {
  const { party, debt, money } = await paidElsewhere()
  expect(money).toMatchObject({ side: 'in', daysOpen: '0', waitLevel: '0', balance: '250.00' })
  await applied('seafin', money.id, debt.id, '100.01')
  expect([await left(debt.id), await left(money.id)]).toEqual(['799.99', '149.99'])
  await applied('seafin', money.id, debt.id)
  expect([await left(debt.id), await left(money.id)]).toEqual(['650.00', '0.00'])
  const [first] = await find(world.all, itemClearing, { counterparty: party, amount: '100.01' })
  expect(first).toMatchObject({ origin: 'hand', status: '1', debt: debt.id, money: money.id })
  await act(await world.ctx('seafin'), itemClearing, first?.id ?? '', 'undo', { ver: first?.ver ?? 0 })
  expect([await left(debt.id), await left(money.id)]).toEqual(['750.01', '100.01'])
  const lines = await find(world.all, itemClearing, { counterparty: party }, { sort: ['createTime', 'amount'] })
  expect(lines.map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
    ['1', '149.99'],
    ['2', '100.01'],
    ['3', '-100.01'],
  ])
  const ctx = await world.ctx('findir')
  const account = { ledger: 'arap', account: '1122', key: party, currency: 'CNY' } as const
  expect(await balanceOf(ctx, world.place('BLHY'), account)).toBe('650.00')
  expect(await problems()).toEqual([])
})

test('no more is applied than there is, to no other party, and by nobody without the right', async () => {
  const [{ debt, money }, stranger] = [await paidElsewhere(), await paidElsewhere()]
  await expect(applied('seafin', money.id, debt.id, '250.01')).rejects.toMatchObject({
    errors: { amount: { code: 'advance.more-than-left', params: { left: '250.00', owed: '900.00' } } },
  })
  await expect(applied('seafin', money.id, stranger.debt.id)).rejects.toMatchObject({
    errors: { debt: expect.anything() },
  })
  await expect(applied('cashier', money.id, debt.id)).rejects.toMatchObject({ status: 403 })
  // What is a debt itself clears nothing.
  await expect(applied('seafin', debt.id, debt.id)).rejects.toMatchObject({ code: 'record.not-possible' })
  expect([await left(debt.id), await left(money.id)]).toEqual(['900.00', '250.00'])
})

test('what clears by rule is not taken back by hand, and what was applied goes with its source', async () => {
  const { party, owing, debt, money } = await paidElsewhere()
  await world.received(party, '300', { contractId: owing })
  const [line] = await find(world.all, itemClearing, { debt: debt.id })
  expect(line).toMatchObject({ origin: 'auto', amount: '300.00' })
  await expect(
    act(await world.ctx('seafin'), itemClearing, line?.id ?? '', 'undo', { ver: line?.ver ?? 0 }),
  ).rejects.toMatchObject({ code: 'record.not-possible' })
  await applied('seafin', money.id, debt.id)
  await world.revoked(debt.sourceId)
  expect(await left(money.id)).toBe('250.00')
  expect(await find(world.all, itemClearing, { money: money.id, status: '1' })).toEqual([])
  expect(await problems()).toEqual([])
})

test('the board proposes money for debts of its party and pairs them', async () => {
  const { debt, money } = await paidElsewhere()
  const ctx = await world.ctx('seafin')
  const board = matchingOf(ctx, 'finance', 'arapOffset')
  const proposed = await proposals(ctx, board, { left: {}, right: {} })
  expect(proposed.proposals.find(({ left: of }) => of.id === money.id)).toMatchObject({
    right: { id: debt.id },
    amount: '250.00',
    score: 70,
  })
  await makePair(ctx, board, { left: money.id, right: debt.id, amount: '50.00' })
  expect([await left(debt.id), await left(money.id)]).toEqual(['850.00', '200.00'])
})

test('each night says how long an advance has waited: 30, 31, 90, 91, 180 and 181 days', async () => {
  const { money } = await paidElsewhere()
  const seen: (string | null)[][] = []
  for (const night of ['2026-12-18', '2026-12-19', '2027-02-16', '2027-02-17', '2027-05-17', '2027-05-18']) {
    await world.aged(night)
    const { daysOpen, waitLevel } = await get(world.all, openItem, money.id)
    seen.push([daysOpen, waitLevel])
  }
  expect(seen).toEqual([
    ['30', '0'],
    ['31', '30'],
    ['90', '30'],
    ['91', '90'],
    ['180', '90'],
    ['181', '180'],
  ])
})
