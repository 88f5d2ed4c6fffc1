import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { get, save } from '../../server/module-api.ts'
import { contract } from './contract.ts'
import { freight, type FreightDeal, freightDeal } from './testing/freight-deal.ts'

let world: GroupWorld
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
})

test('T-STAMP-01 30 million net of VAT are taxed by 9 000.00, and what is agreed with VAT by less', async () => {
  expect(await dutyOf({ taxIncluded: '0' }, '30000000')).toBe('9000.00')
  // 11 300 000 / 1.13 = 10 000 000.
  expect(await dutyOf({ vatRate: '13' }, '11300000')).toBe('3000.00')
  // 7 654 321.09 / 1.09 = 7 022 313.8440; by 0.03 % 2 106.694.
  expect(await dutyOf({ vatRate: '9' }, '7654321.09')).toBe('2106.69')
})

// 1 000 000 dollars at 7.18 are 7 180 000, by 0.03 % 2 154.00.
test('a contract in foreign money is taxed by its rate, and what is no purchase, sale or carriage not at all', async () => {
  expect(await dutyOf({ currency: 'USD', fxRate: '7.18', taxIncluded: '0' }, '1000000')).toBe('2154.00')
  expect(await dutyOf({ contractType: 'fw', ourSide: 'buy', taxIncluded: '0' }, '1000000')).toBeNull()
})

// 60 000 given and 40 000 taken are 100 000, by 0.03 % 30.00.
test('barter is taxed on both its sides', async () => {
  const inItems = [{ goods: '褐煤', qty: '200', uom: 't', unitPrice: '200' }]
  const barter = { contractType: 'yh', ourSide: 'sell', taxIncluded: '0', inItems }
  expect(await dutyOf(barter, '60000')).toBe('30.00')
})

async function dutyOf(more: object, price: string): Promise<string | null> {
  const trader = await world.ctx('seasales')
  const { id } = await save(trader, contract, { ...freight(deal, price), ...more })
  return (await get(trader, contract, id)).stampDuty
}
