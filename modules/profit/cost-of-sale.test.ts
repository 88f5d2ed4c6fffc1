import { beforeAll, describe, expect, test } from 'vitest'
import { get, postRun, setMonthClosed, systemContext } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { costsOfBefore } from '../stock/cost-of-sale/costs-of-before.server.ts'
import { stockOut } from '../stock/index.ts'
import { monthlyAverages } from '../stock/monthly-average/monthly-average.ts'
import { stockProblems } from '../stock/stock-consistency.server.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'
import { item, type Receipts, soldGoods, type Start } from './testing/sold-goods.ts'

let world: ProfitWorld

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)
proveAfterEach(() => world)

describe('what went out for a sale', () => {
  test('is a cost by the tonnes that are settled, the oldest first, and the profit has its cost once', async () => {
    // 600 t and 400 t that cost 500 each: 500,000 wait as goods sent.
    const sale = await soldFrom([['1000', '500']])
    const [first, second] = [await sale.went('600', '2026-11-08'), await sale.went('400', '2026-11-09')]
    expect(await sale.books()).toEqual(['500000.00', '0.00'])
    // 700 t are the first 600 and 100 of the next: 300,000 and 50,000.
    await sale.settled('700')
    expect(await sale.books()).toEqual(['150000.00', '350000.00'])
    expect(await world.outOf(first)).toMatchObject({ settledQty: '600.000', settledCost: '300000.00' })
    expect(await world.outOf(second)).toMatchObject({ settledQty: '100.000', settledCost: '50000.00' })
    await sale.settled('300', { date: '2026-11-15' })
    expect(await sale.books()).toEqual(['0.00', '500000.00'])
    expect(await sale.vouchers()).toEqual([
      ['2026-11-12', '350000.00'],
      ['2026-11-15', '150000.00'],
    ])
    expect(await world.linesOf(first)).toEqual([['2026-11-08', 'cogs', '-300000.00']])
  })

  test('leaves no cent behind: the last part takes the rest', async () => {
    // A tonne at 1.01 and two at 1.00: 3 t cost 3.01, a third of it 1.0033, two thirds 2.0067.
    const sale = await soldFrom([
      ['1', '1.01'],
      ['2', '1'],
    ])
    await sale.went('3', '2026-11-09')
    const costs: string[] = []
    for (let part = 0; part < 3; part += 1) {
      await sale.settled('1')
      costs.push((await sale.books())[1])
    }
    expect(costs).toEqual(['1.00', '2.01', '3.01'])
    expect(await sale.books()).toEqual(['0.00', '3.01'])
  })

  test('after its settlement is a cost as it leaves, and what is entered for an earlier day is settled before it', async () => {
    const sale = await soldFrom([['1000', '500']])
    await sale.settled('500')
    expect(await sale.vouchers()).toEqual([])
    await sale.went('300', '2026-11-13')
    const late = await sale.went('300', '2026-11-14')
    // 300 t and 200 t of 300.
    expect(await sale.books()).toEqual(['50000.00', '250000.00'])
    // 100 t of the 11th are settled first: of the last 300 t only 100 are.
    await sale.went('100', '2026-11-11')
    expect(await world.outOf(late)).toMatchObject({ settledQty: '100.000', settledCost: '50000.00' })
    expect(await sale.books()).toEqual(['100000.00', '250000.00'])
    expect(await sale.vouchers()).toEqual([
      ['2026-11-13', '150000.00'],
      ['2026-11-14', '100000.00'],
      ['2026-11-12', '50000.00'],
      ['2026-11-14', '-50000.00'],
    ])
  })

  test('leaves its settled tonnes to what went out after it once it comes back', async () => {
    const sale = await soldFrom([['1100', '500']])
    const [first, second] = [await sale.went('400', '2026-11-08'), await sale.went('400', '2026-11-09')]
    // 400 t and 200 t: 300,000.
    await sale.settled('600')
    await world.does(stockOut, first, 'reverse')
    expect(await world.outOf(first)).toMatchObject({ settledQty: '0.000', settledCost: '0.00' })
    expect(await world.outOf(second)).toMatchObject({ settledQty: '400.000', settledCost: '200000.00' })
    expect(await sale.books()).toEqual(['0.00', '200000.00'])
    // 200 t are settled and wait for goods.
    await sale.went('250', '2026-11-16')
    expect(await sale.books()).toEqual(['25000.00', '300000.00'])
  })

  test('at the same time as it is settled is neither forgotten nor a cost twice', async () => {
    const sale = await soldFrom([['1000', '500']])
    await Promise.all([
      sale.settled('150'),
      sale.went('100', '2026-11-13'),
      sale.settled('20'),
      sale.went('100', '2026-11-14'),
    ])
    // 170 t of 200.
    expect(await sale.books()).toEqual(['15000.00', '85000.00'])
  })

  test('of several goods is settled by the goods that are named, and else the oldest first', async () => {
    const [old, other] = [await soldFrom([['100', '500']]), await soldFrom([['100', '300']])]
    const under = { contractId: old.contractId, customer: old.customer }
    await old.went('100', '2026-11-08')
    await other.went('100', '2026-11-09', under)
    const [oldName, otherName] = [await nameOf(old.goodsId), await nameOf(other.goodsId)]
    // 60 t at 300.
    await old.settled('60', { items: [item('60', otherName)] })
    expect(await old.books()).toEqual(['62000.00', '18000.00'])
    // 50 t of no goods that are known: the oldest, at 500.
    await old.settled('50')
    expect(await old.books()).toEqual(['37000.00', '43000.00'])
    // 10 t at 500 and 40 t at 300.
    await old.settled('50', { items: [item('10', oldName), item('40', otherName)] })
    expect(await old.books()).toEqual(['20000.00', '60000.00'])
  })

  test('is no cost by what is settled in money alone, by another contract, or without a contract', async () => {
    const [sale, other] = [await soldFrom([['100', '500']]), await soldFrom([['100', '500']])]
    await sale.went('100', '2026-11-08')
    await sale.settled('100', { settleType: 'diff' })
    await sale.settled('100', { items: [item('100', '煤', 'm3')] })
    await other.settled('100')
    await other.went('100', '2026-11-08', { contractId: null })
    expect([await sale.books(), await other.books()]).toEqual([
      ['50000.00', '0.00'],
      ['50000.00', '0.00'],
    ])
  })
})

describe('a settlement', () => {
  test.each(['revoke', 'close'])('that is ended by %s gives its cost back to the goods sent', async (verb) => {
    const sale = await soldFrom([['1000', '500']])
    const out = await sale.went('1000', '2026-11-08')
    await world.ended(await sale.settled('800'), verb)
    expect(await sale.books()).toEqual(['500000.00', '0.00'])
    expect(await world.outOf(out)).toMatchObject({ settledQty: '0.000', settledCost: '0.00' })
    expect(await sale.vouchers()).toEqual([
      ['2026-11-12', '400000.00'],
      ['2026-11-18', '-400000.00'],
    ])
  })

  test.each([
    ['less', '995'],
    ['more', '1005'],
  ])('for good is of all that went out, also where it weighs %s', async (_, tonnes) => {
    const sale = await soldFrom([['1100', '500']])
    await sale.went('1000', '2026-11-08')
    await sale.settled('600')
    expect(await sale.books()).toEqual(['200000.00', '300000.00'])
    const final = await sale.settled(tonnes, { settleType: 'final', date: '2026-11-14' })
    expect(await sale.books()).toEqual(['0.00', '500000.00'])
    // What leaves after it is a cost at once.
    await sale.went('20', '2026-11-16')
    expect(await sale.books()).toEqual(['0.00', '510000.00'])
    await world.ended(final, 'revoke')
    expect(await sale.books()).toEqual(['210000.00', '300000.00'])
  })

  test('of a month whose stock is closed is its cost in that month', async () => {
    const sale = await soldFrom([['1000', '500']], { date: '2026-10-05' })
    await sale.went('1000', '2026-10-10')
    const all = (await world.ctx('findir')).withoutScope('test')
    const month = { unitId: world.place('BLHY'), month: '2026-10' }
    await setMonthClosed(all, month, 'stock', true)
    await sale.settled('500', { date: '2026-10-20' })
    await setMonthClosed(all, month, 'stock', false)
    expect(await sale.vouchers()).toEqual([['2026-10-20', '250000.00']])
  })
})

describe('a cost that becomes another', () => {
  test('by what is entered for an earlier day is one of the sale by the part that is settled', async () => {
    const sale = await soldFrom([['20000', '520']], { date: '2026-11-10' })
    const out = await sale.went('10000', '2026-11-11')
    await sale.settled('5000')
    expect(await sale.books()).toEqual(['2600000.00', '2600000.00'])
    // 40,000 t cost 510 each: half of 100,000 less.
    await world.came({ ...sale.lot, billQty: '20000', actualQty: '20000', price: '500', date: '2026-11-09' })
    expect(await world.outOf(out)).toMatchObject({ costAmount: '5100000.00', settledCost: '2550000.00' })
    expect(await sale.books()).toEqual(['2550000.00', '2550000.00'])
    expect(await sale.vouchers()).toEqual([
      ['2026-11-12', '2600000.00'],
      ['2026-11-12', '-50000.00'],
    ])
  })

  test('by the average of the month is one of the sale by the part that is settled, and wholly with the rest', async () => {
    const sale = await soldFrom([['1000', '500']], { date: '2026-10-05', costMethod: 'mon' })
    const out = await sale.went('600', '2026-10-10')
    await world.came({ ...sale.lot, billQty: '1000', actualQty: '1000', price: '560', date: '2026-10-20' })
    await sale.settled('150')
    expect(await sale.books()).toEqual(['225000.00', '75000.00'])
    // 1,060,000 for 2,000 t are 530: 318,000 for 600 t, a quarter of it for 150 t.
    const unitId = world.place('BLHY')
    await postRun(await world.ctx('seafin'), monthlyAverages, { unitId, month: '2026-10' })
    expect(await world.outOf(out)).toMatchObject({ costAmount: '318000.00', settledCost: '79500.00' })
    expect(await sale.books()).toEqual(['238500.00', '79500.00'])
    await sale.settled('450')
    expect(await sale.books()).toEqual(['0.00', '318000.00'])
  })
})

test('an installation from before has its costs booked once', async () => {
  const sale = await soldFrom([['1000', '500']])
  const out = await sale.went('600', '2026-11-08', { contractId: null })
  await sale.settled('400')
  // As it stood while nothing was known of settlements.
  await world.pool.driver.query('update stock.stock_out set contract_id = $1 where id = $2', [sale.contractId, out])
  expect(await stockProblems(world.pool)).toEqual([
    expect.stringMatching(/^goods that went out are not a cost by the part of them that is settled: .* -200000\.00$/),
  ])
  const upgraded = () => costsOfBefore(systemContext(world.pool, world.running, world.now, 'test'))
  await upgraded()
  expect(await sale.books()).toEqual(['100000.00', '200000.00'])
  await upgraded()
  expect(await sale.vouchers()).toEqual([['2026-11-12', '200000.00']])
})

test('a cent too much in goods sent, or in the cost of a sale, is named', async () => {
  const sale = await soldFrom([['10', '5']])
  await sale.went('10', '2026-11-08')
  await sale.settled('4')
  const planted = async (account: string, key: string) => {
    const add = (cents: string) =>
      world.pool.driver.query('update engine.balance set amount = amount + $1 where account = $2 and key = $3', [
        cents,
        account,
        key,
      ])
    await add('0.01')
    const problems = await stockProblems(world.pool)
    await add('-0.01')
    return problems
  }
  expect(await planted('1406', sale.customer)).toEqual([
    expect.stringMatching(/^account 1406 is not the cost of what is out and not settled: .* 0\.01$/),
  ])
  const cost = (cents: string) =>
    world.pool.driver.query('update stock.stock_out set settled_cost = settled_cost + $1 where contract_id = $2', [
      cents,
      sale.contractId,
    ])
  await cost('0.01')
  expect((await stockProblems(world.pool)).map((problem) => problem.split(':')[0])).toEqual([
    'account 1406 is not the cost of what is out and not settled',
    'the cost of the sales of a contract is not that of what is settled of them',
    'goods that went out are not a cost by the part of them that is settled',
  ])
  await cost('-0.01')
})

/** Goods of one batch that came in, and a contract under which they are sold. */
const soldFrom = (receipts: Receipts, start?: Start) => soldGoods(world, receipts, start)

async function nameOf(goodsId: string): Promise<string> {
  return (await get((await world.ctx('findir')).withoutScope('test'), goods, goodsId)).goodsName
}
