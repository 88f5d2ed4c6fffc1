import { beforeAll, describe, expect, test } from 'vitest'
import { stockIn } from '../stock/index.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'

let world: ProfitWorld

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)
proveAfterEach(() => world)

describe('goods that go past every warehouse', () => {
  test('leave nothing as goods sent when their sale is settled', async () => {
    const sale = await world.inForce('xs')
    const sold = await world.settled(sale, '1130', { settleType: 'final' })
    expect(await world.linesOf(sold)).toEqual([['2026-11-12', 'rev', '1000.00']])
    expect(await world.booked('6401', sale)).toBeUndefined()
  })

  test('are a cost once their purchase is settled for good, as the profit has it, until that is revoked', async () => {
    const { contractId, books } = await bought()
    await world.settled(contractId, '565', { settleType: 'prov' })
    expect(await books()).toEqual([undefined, '500.00'])
    const final = await world.settled(contractId, '904', { settleType: 'final' })
    await world.settled(contractId, '11.3')
    // 800 and the difference of 10.
    expect(await books()).toEqual(['810.00', '0.00'])
    expect(await world.linesOf(final)).toEqual([['2026-11-12', 'cogs', '-800.00']])
    await world.ended(final, 'revoke')
    // What is provisional again, and the difference.
    expect(await books()).toEqual(['0.00', '510.00'])
  })

  test('are a cost when they go out once they come in after all, and at once again when that is taken back', async () => {
    const { contractId, supplier, books } = await bought()
    await world.settled(contractId, '904', { settleType: 'final' })
    expect(await books()).toEqual(['800.00', '0.00'])
    const of = { contractId, supplier, billQty: '1', actualQty: '1', price: '800', date: '2026-11-15' }
    const came = await world.came({ ...of, goodsId: await world.coal('mwa') })
    expect(await books()).toEqual(['0.00', '0.00'])
    await world.does(stockIn, came, 'reverse')
    expect(await books()).toEqual(['800.00', '0.00'])
  })

  test('are no cost where they are built', async () => {
    const works = await world.inForce('gc')
    await world.settled(works, '1130', { settleType: 'final' })
    expect(await world.booked('6401', works)).toBeUndefined()
  })
})

/** A purchase under way, with its cost and what is expected to be owed for its goods. */
async function bought() {
  const supplier = await world.admitted('supp')
  const contractId = await world.inForce('hc', { counterparty: supplier })
  const books = async () => [await world.booked('6401', contractId), await world.booked('2202-暂估', supplier)]
  return { contractId, supplier, books }
}
