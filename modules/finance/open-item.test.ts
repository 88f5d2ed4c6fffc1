import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { act, find, get, setMonthClosed } from '../../server/module-api.ts'
import { settlement } from '../contracts/index.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { openItem } from './open-item.ts'
import { receipt } from './receipt.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

const october = { settleType: 'svc', date: '2026-10-20' }
let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

describe('what is settled is owed from its approval on', () => {
  test('a receipt clears what its contract owes, oldest due first, and the rest waits as an advance', async () => {
    const party = await world.admitted()
    const sale = await world.sold(party)
    const first = await world.settled(sale, party, '600', { ...october, dueDate: '2026-11-10' })
    const second = await world.settled(sale, party, '500', { ...october, dueDate: '2026-11-01' })
    expect(await world.itemOf(first)).toMatchObject({
      itemType: 'ar',
      status: '0',
      account: '1122',
      bizDate: '2026-10-20',
      dueDate: '2026-11-10',
      ageBand: '1',
      overdueLevel: '1',
      balance: '600.00',
      balanceCny: '600.00',
      unitId: world.place('BLHY'),
    })
    const money = await world.received(party, '800', { contractId: sale })
    expect(await world.itemOf(second)).toMatchObject({ status: '2', balance: '0.00' })
    expect(await world.itemOf(first)).toMatchObject({ status: '1', settled: '300.00', balance: '300.00' })
    expect(await world.itemOf(money)).toMatchObject({ itemType: 'ra', status: '2', balance: '0.00' })
    const more = await world.received(party, '400.01', { contractId: sale })
    expect(await world.itemOf(first)).toMatchObject({ status: '2', balance: '0.00' })
    expect(await world.itemOf(more)).toMatchObject({ status: '1', settled: '300.00', balance: '100.01' })
    expect(await problems()).toEqual([])
  })

  test('an advance waits for its contract, and clears no debt of another', async () => {
    const party = await world.admitted()
    const [one, other] = [await world.sold(party), await world.sold(party)]
    const owed = await world.settled(one, party, '900', { settleType: 'svc', dueDate: '2026-11-20' })
    const money = await world.received(party, '250', { contractId: other })
    expect(await world.itemOf(owed)).toMatchObject({ status: '0' })
    expect(await world.itemOf(money)).toMatchObject({ status: '0', balance: '250.00' })
    const later = await world.settled(other, party, '1000', { settleType: 'svc', dueDate: '2026-12-20' })
    expect(await world.itemOf(later)).toMatchObject({ status: '1', balance: '750.00' })
    expect(await world.itemOf(money)).toMatchObject({ status: '2' })
    expect(await problems()).toEqual([])
  })

  test('what is taken back frees what it cleared, which clears what else is open', async () => {
    const party = await world.admitted()
    const sale = await world.sold(party)
    const owed = await world.settled(sale, party, '100', { ...october, dueDate: '2026-11-01' })
    const next = await world.settled(sale, party, '70', { settleType: 'svc', dueDate: '2026-12-01' })
    const money = await world.received(party, '100', { contractId: sale })
    expect(await world.itemOf(owed)).toMatchObject({ status: '2' })
    await world.revoked(owed)
    expect(await world.itemOf(owed)).toMatchObject({ status: '3', settled: '0.00', balance: '0.00' })
    expect(await world.itemOf(next)).toMatchObject({ status: '2' })
    expect(await world.itemOf(money)).toMatchObject({ status: '1', balance: '30.00' })
    const { ver } = await get(world.all, receipt, money)
    await act(await world.ctx('seafin'), receipt, money, 'reverse', { ver, reason: '重复入账' })
    expect(await world.itemOf(money)).toMatchObject({ status: '3', balance: '0.00' })
    expect(await world.itemOf(next)).toMatchObject({ status: '0', balance: '70.00' })
    expect(await problems()).toEqual([])
  })

  test.each([
    // T-PROV-01, and once more worked by hand: 1,000 × 100 × 90 % is paid, 990 × 95 is what is owed in the end.
    ['3240000', '3529747', '2', '289747.00', '0.00'],
    ['90000', '94050', '2', '4050.00', '0.00'],
    ['90000', '80000', '2', '0.00', '10000.00'],
  ])(
    'a final settlement takes the place of the provisional one of %s and owes what differs',
    async (part, whole, _, left, free) => {
      const party = await world.admitted()
      const sale = await world.sold(party)
      const provisional = await world.settled(sale, party, part, { settleType: 'prov' })
      const money = await world.received(party, part, { contractId: sale })
      const final = await world.settled(sale, party, whole, { settleType: 'final' })
      expect(await world.itemOf(provisional)).toMatchObject({ status: '3', balance: '0.00' })
      expect(await world.itemOf(final)).toMatchObject({ balance: left })
      expect(await world.itemOf(money)).toMatchObject({ balance: free })
      await world.revoked(final)
      expect(await world.itemOf(final)).toMatchObject({ status: '3' })
      expect(await world.itemOf(provisional)).toMatchObject({ status: '2', balance: '0.00' })
      expect(await world.itemOf(money)).toMatchObject({ status: '2' })
      expect(await problems()).toEqual([])
    },
  )

  test('a final settlement that is revoked on its way has taken no place, and gives none back', async () => {
    const party = await world.admitted()
    const sale = await world.sold(party)
    const provisional = await world.settled(sale, party, '90', { settleType: 'prov' })
    const money = await world.received(party, '40', { contractId: sale })
    await world.revoked(await world.submitted(sale, party, '100', { settleType: 'final' }))
    expect(await world.itemOf(provisional)).toMatchObject({ status: '1', settled: '40.00', balance: '50.00' })
    expect(await world.itemOf(money)).toMatchObject({ status: '2' })
    expect(await problems()).toEqual([])
  })

  test('nothing is settled into a month whose receivables are closed, and its day says so', async () => {
    const party = await world.admitted()
    const sale = await world.sold(party)
    const unitId = world.place('BLHY')
    const draft = await world.drafted(sale, party, '10', { settleType: 'svc', date: '2026-09-15' })
    const late = await world.submitted(sale, party, '10', { settleType: 'svc', date: '2026-09-16' })
    await setMonthClosed(world.all, { unitId, month: '2026-09' }, 'settlement', true)
    const drafter = await world.ctx('seasales')
    await expect(act(drafter, settlement, draft.id, 'submit', { ver: draft.ver })).rejects.toMatchObject({
      errors: { date: { code: 'period.closed', params: { month: '2026-09', ledger: 'settlement' } } },
    })
    await expect(world.agree(settlement, late, worldNow)).rejects.toMatchObject({ code: 'period.closed' })
    expect(await find(world.all, openItem, { settlementId: late })).toEqual([])
    await setMonthClosed(world.all, { unitId, month: '2026-09' }, 'settlement', false)
  })
})

test('a cent too much in an item, a clearing or an account is named', async () => {
  const party = await world.admitted()
  const sale = await world.sold(party)
  const id = await world.settled(sale, party, '100', { settleType: 'svc' })
  await world.received(party, '40', { contractId: sale })
  const { sourceNo } = await world.itemOf(id)
  const broken = async (statement: string) => {
    await world.pool.driver.query(statement, [id])
    return problems()
  }
  expect(await broken(`update finance.open_item set balance = balance + 0.01 where source_id = $1::text`)).toEqual([
    `an open item does not show what is left of it: ${sourceNo}`,
    expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY 0\.01$/),
  ])
  expect(
    await broken(
      `update finance.open_item set settled = settled + 0.01, balance = balance - 0.02 where source_id = $1::text`,
    ),
  ).toEqual([
    `an open item is not settled by what cleared it: ${sourceNo} 0.01`,
    expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY -0\.01$/),
  ])
  await broken(
    `update finance.open_item set settled = settled - 0.01, balance = balance + 0.01 where source_id = $1::text`,
  )
  expect(
    await broken(`update engine.balance set amount = amount + 0.01 where account = '1122' and key = (
    select counterparty::text from finance.open_item where source_id = $1::text)`),
  ).toEqual([expect.stringMatching(/^open items of a party differ from its account: .* 1122 CNY -0\.01$/)])
})

async function problems(): Promise<readonly string[]> {
  return openItemProblems(world.pool)
}
