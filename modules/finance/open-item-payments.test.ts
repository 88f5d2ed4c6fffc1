import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, balanceOf, find, save } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { settlement } from '../contracts/index.ts'
import { itemClearing } from './item-clearing.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { openItem } from './open-item.ts'
import { day, type FundsWorld, fundsWorld, makeContract } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())

test('what was paid ahead clears what is owed later by a voucher of its own, and comes back with the payment', async () => {
  const contractId = await makeContract(world, '620000.00')
  const ahead = await world.sentOff('100000.00', { paymentAttribute: 'frt', contractId, advance: '1' })
  expect(await itemOf(ahead)).toMatchObject({ itemType: 'pa', account: '1123', status: '0', balance: '100000.00' })
  expect(await onAccount('1123')).toBe('100000.00')

  const owed = await settled(contractId, '250000')
  expect(await itemOf(owed)).toMatchObject({
    itemType: 'ap',
    account: '2202',
    status: '1',
    settled: '100000.00',
    balance: '150000.00',
    // Ten days after the settlement, as its contract says.
    dueDate: '2026-11-28',
  })
  expect(await itemOf(ahead)).toMatchObject({ status: '2', balance: '0.00' })
  expect([await onAccount('1123'), await onAccount('2202')]).toEqual(['0.00', '-150000.00'])
  const all = (await world.ctx('findir')).withoutScope('test')
  const [clearing] = await find(all, itemClearing, { counterparty: world.party })
  expect(clearing).toMatchObject({ amount: '100000.00', day: '2026-11-18', voucherNo: expect.stringMatching(/^PZ-/) })

  const paid = await world.sentOff('170000.00', { paymentAttribute: 'frt', contractId })
  expect(await itemOf(owed)).toMatchObject({ status: '2', balance: '0.00' })
  expect(await itemOf(paid)).toMatchObject({ account: '2202', status: '1', balance: '20000.00' })
  expect(await onAccount('2202')).toBe('20000.00')
  expect(await problems()).toEqual([])

  world.bank.bank.refund((await world.payment(ahead)).reqNo)
  world.pass(day)
  await world.runMorning()
  expect(await itemOf(ahead)).toMatchObject({ status: '3', balance: '0.00' })
  // What was paid too much beside it takes its place.
  expect(await itemOf(owed)).toMatchObject({ status: '1', settled: '170000.00', balance: '80000.00' })
  expect(await itemOf(paid)).toMatchObject({ status: '2' })
  expect([await onAccount('1123'), await onAccount('2202')]).toEqual(['0.00', '-80000.00'])
  expect(await problems()).toEqual([])
  expect(await ledgerProblems(world.pool)).toEqual([])
})

async function problems(): Promise<readonly string[]> {
  return openItemProblems(world.pool)
}

async function onAccount(account: string): Promise<string> {
  const ctx = await world.ctx('findir')
  return balanceOf(ctx, world.place('BLHY'), { ledger: 'arap', account, key: world.party, currency: 'CNY' })
}

async function itemOf(sourceId: string) {
  const [item] = await find((await world.ctx('findir')).withoutScope('test'), openItem, { sourceId })
  if (item === undefined) throw new Error(`nothing is open of ${sourceId}`)
  return item
}

async function settled(relatedContract: string, amount: string): Promise<string> {
  const drafter = await world.ctx('seasales')
  const { id, ver } = await save(drafter, settlement, {
    title: '航次运费结算',
    settleType: 'frt',
    relatedContract,
    counterparty: world.party,
    currency: 'CNY',
    vatRate: '9',
    date: '2026-11-18',
    content: '第一航次',
    items: [{ goods: '煤炭海运', qty: '1', uom: 't', price: amount }],
  })
  await act(drafter, settlement, id, 'submit', { ver })
  await world.agree(settlement, id, world.time())
  return id
}
