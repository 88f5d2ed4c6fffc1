import { afterEach, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { act, find, get, save } from '../../server/module-api.ts'
import { barterSettlement } from '../contracts/index.ts'
import { openItem } from '../finance/index.ts'
import { openItemProblems } from '../finance/open-item-consistency.server.ts'
import { type DebtsWorld, debtsWorld } from '../finance/testing/debts-world.ts'
import { stockOut } from '../stock/index.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'
import { soldGoods } from './testing/sold-goods.ts'

let world: ProfitWorld
let debts: DebtsWorld

beforeAll(async () => {
  world = await profitWorld()
  debts = await debtsWorld(world)
}, 120_000)
proveAfterEach(() => world)
afterEach(async () => {
  expect(await openItemProblems(world.pool)).toEqual([])
})

test('T-BAR-01 goods sent are a sale and goods received a purchase that clear each other, and the rest stays open', async () => {
  const deal = await bartering('USD')
  const { id, ver } = await deal.settled('2400000.00', '2380000.00', { diffBy: 'cash' })
  // 2,400,000 less 2,380,000 is 20,000 that the party owes.
  expect(await itemsOf(id)).toEqual([
    ['ap', '2380000.00', '0.00', '2'],
    ['ar', '2400000.00', '20000.00', '1'],
  ])
  expect(await deal.books()).toEqual({ 1122: '20000.00', 2202: '0.00', '2202-暂估': '2380000.00', 6001: '-2400000.00' })
  // 2,400,000 at 7.118.
  expect(await world.linesOf(id)).toEqual([['2026-11-12', 'rev', '17083200.00']])

  const trader = await world.ctx('seasales')
  await act(trader, barterSettlement, id, 'revoke', { ver, opinion: '数量有误' })
  expect((await itemsOf(id)).map(([type, , left, status]) => [type, left, status])).toEqual([
    ['ap', '0.00', '3'],
    ['ar', '0.00', '3'],
  ])
  expect(await deal.books()).toEqual({ 1122: '0.00', 2202: '0.00', '2202-暂估': '0.00', 6001: '0.00' })
  expect(await world.linesOf(id)).toEqual([
    ['2026-11-12', 'rev', '17083200.00'],
    ['2026-11-18', 'rev', '-17083200.00'],
  ])
})

test('what is carried over waits for goods and takes no money, and the next settlement begins with it', async () => {
  const deal = await bartering('CNY')
  const first = await deal.settled('1000000.00', '990000.00', { diffBy: 'carry' })
  await debts.received(deal.customer, '4000.00', { contractId: deal.contractId })
  expect(await itemsOf(first.id)).toEqual([
    ['ap', '990000.00', '0.00', '2'],
    ['ar', '1000000.00', '10000.00', '1'],
  ])
  // 10,000 and 490,000 given, 497,000 taken: 3,000 are owed in money, of which 4,000 have come already.
  const next = await deal.settled('490000.00', '497000.00', { diffBy: 'cash' })
  expect(await itemsOf(first.id)).toContainEqual(['ar', '1000000.00', '0.00', '2'])
  expect(await itemsOf(next.id)).toEqual([
    ['ap', '497000.00', '0.00', '2'],
    ['ar', '490000.00', '0.00', '2'],
  ])
  // The money that is left of 4,000.
  expect(await deal.books()).toMatchObject({ 1122: '-1000.00', 2202: '0.00' })
})

test('goods that went out under a barter are a cost once they are set against others, up to the day of its settlement', async () => {
  const deal = await bartering('CNY')
  const sale = await soldGoods(world, [['1100', '500']])
  const under = { contractId: deal.contractId, customer: deal.customer }
  const first = await sale.went('600', '2026-11-08', under)
  await sale.went('400', '2026-11-16', under)
  const costs = async () => [await world.booked('1406', deal.customer), await world.booked('6401', deal.contractId)]
  expect(await costs()).toEqual(['500000.00', undefined])
  // 600 t at 500 went out by the 12th.
  const { id, ver } = await deal.settled('600000.00', '600000.00')
  expect(await costs()).toEqual(['200000.00', '300000.00'])
  expect(await world.outOf(first)).toMatchObject({ settledQty: '600.000', settledCost: '300000.00' })
  // What is entered for an earlier day is a cost at once, and what comes back is none.
  await sale.went('100', '2026-11-09', under)
  expect(await costs()).toEqual(['200000.00', '350000.00'])
  await world.does(stockOut, first, 'reverse')
  expect(await costs()).toEqual(['200000.00', '50000.00'])
  await act(await world.ctx('seasales'), barterSettlement, id, 'revoke', { ver, opinion: '数量有误' })
  expect(await costs()).toEqual(['250000.00', '0.00'])
})

/** Open items of a document: type, amount, what is left and status. */
async function itemsOf(sourceId: string) {
  const items = await find(debts.all, openItem, { sourceId }, { sort: ['itemType'] })
  return items.map(({ itemType, amount, balance, status }) => [itemType, amount, balance, status])
}

/** A barter in force with a customer of its own. */
async function bartering(currency: string) {
  const customer = await debts.admitted()
  const rate = { fxRate: currency === 'CNY' ? null : '7.118000' }
  const contractId = await debts.sold(customer, {
    contractType: 'yh',
    contractName: '易货贸易合同',
    ourSide: 'sell',
    currency,
    ...rate,
    items: [{ goods: '成套钢结构', qty: '3900', uom: 't', unitPrice: '1000' }],
  })
  return {
    customer,
    contractId,
    /** A settlement of the twelfth that is agreed to. */
    settled: async (outValue: string, inValue: string, more: object = {}) => {
      const trader = await world.ctx('seasales')
      const values = { title: '易货结算', relatedContract: contractId, counterparty: customer, date: '2026-11-12' }
      const worth = { currency, ...rate, outValue, inValue, content: '按合同单价对账', ...more }
      const { id, ver } = await save(trader, barterSettlement, { ...values, ...worth })
      await act(trader, barterSettlement, id, 'submit', { ver })
      await world.agree(barterSettlement, id, worldNow)
      return { id, ver: (await get(debts.all, barterSettlement, id)).ver }
    },
    /** What the accounts of the party and of the contract hold, in its currency. */
    books: async () => {
      const accounts = ['1122', '2202', '2202-暂估'].map(async (account) => [
        account,
        (await world.booked(account, customer)) ?? '0.00',
      ])
      return Object.fromEntries([
        ...(await Promise.all(accounts)),
        ['6001', (await world.booked('6001', contractId)) ?? '0.00'],
      ])
    },
  }
}
