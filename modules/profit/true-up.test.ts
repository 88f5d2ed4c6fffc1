import { beforeAll, describe, expect, test } from 'vitest'
import { find, setMonthClosed } from '../../server/module-api.ts'
import { costTrueUp, stockIn } from '../stock/index.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'

let world: ProfitWorld
const final = { settleType: 'final' }

beforeAll(async () => {
  world = await profitWorld()
}, 120_000)
proveAfterEach(() => world)

describe('what a purchase is settled at beyond the price of its contract', () => {
  test('T-INV-06 is in the cost of what is still there, and a cost at once for what was sold', async () => {
    const { goodsId, contractId, settled } = await settledAt551()
    expect(await linesOf(settled)).toEqual([['18000.000', '90000.00', '54000.00', '36000.00']])
    // 18,000 t at 551.
    expect(await world.booked('1405', goodsId)).toBe('9918000.00')
    expect(await world.booked('6401', contractId)).toBe('36000.00')
    expect(await world.linesOf(settled)).toEqual([['2026-11-12', 'cogs', '-36000.00']])
    // What the invoice turned back is what was expected, and what differs.
    expect(await world.booked('2202-暂估', world.party)).toBe('-16530000.00')
  })

  test('is shared by weight among all that came in, and makes what goes out later cheaper where it is less', async () => {
    const [contractId, goodsId] = [await world.inForce('hc'), await world.coal('batch')]
    const of = { goodsId, contractId, date: '2026-11-08' }
    const first = await world.came({ ...of, billQty: '10000', actualQty: '10000', price: '500' })
    await world.came({ ...of, date: '2026-11-09', billQty: '5000', actualQty: '5000', price: '520' })
    const { batchId } = await world.inOf(first)
    await world.went({ goodsId, batchId, qty: '4000', date: '2026-11-10' })
    // 7,500,000 and 13 % of it, where 7,600,000 was expected.
    const settled = await world.settled(contractId, '8475000', final)
    expect(await linesOf(settled)).toEqual([
      ['6000.000', '-66666.67', '-40000.00', '-26666.67'],
      ['5000.000', '-33333.33', '-33333.33', '0.00'],
    ])
    const later = await world.went({ goodsId, batchId, qty: '6000', date: '2026-11-15' })
    expect(await world.outOf(later)).toMatchObject({ costAmount: '2960000.00' })
    expect(await world.booked('6401', contractId)).toBe('-26666.67')
    expect(await world.linesOf(settled)).toEqual([['2026-11-12', 'cogs', '26666.67']])
  })

  test('corrects what went out after its day and before it was agreed to', async () => {
    const { later, settled } = await settledAt551({ laterQty: '6000' })
    expect(await linesOf(settled)).toEqual([['18000.000', '90000.00', '54000.00', '36000.00']])
    expect(await world.outOf(later)).toMatchObject({ costAmount: '3306000.00' })
    expect(await world.linesOf(later)).toEqual([
      ['2026-11-15', 'cogs', '-3288000.00'],
      ['2026-11-15', 'cogs', '-18000.00'],
    ])
  })

  test('is booked on the first open day where the stock of its month is closed', async () => {
    const [contractId, goodsId] = [await world.inForce('hc'), await world.coal('mwa')]
    await world.came({ goodsId, contractId, billQty: '10', actualQty: '10', price: '50', date: '2026-09-10' })
    const all = (await world.ctx('findir')).withoutScope('test')
    await setMonthClosed(all, { unitId: world.place('BLHY'), month: '2026-09' }, 'stock', true)
    const settled = await world.settled(contractId, '678', { ...final, date: '2026-09-20' })
    expect(await find(all, costTrueUp, { settlementId: settled })).toMatchObject([
      { day: '2026-10-01', amount: '100.00', toStock: '100.00', voucherNo: expect.stringMatching(/^PZ-BLHY-202610/) },
    ])
    await setMonthClosed(all, { unitId: world.place('BLHY'), month: '2026-09' }, 'stock', false)
  })
})

describe('a settlement that is revoked', () => {
  test('gives back what it had brought, by what is there then', async () => {
    const { goodsId, contractId, settled, batchId } = await settledAt551()
    const rest = await world.went({ goodsId, batchId, qty: '9000', date: '2026-11-16' })
    await world.ended(settled, 'revoke')
    expect((await linesOf(settled)).at(-1)).toEqual(['9000.000', '-90000.00', '-27000.00', '-63000.00'])
    expect(await world.booked('1405', goodsId)).toBe('4932000.00')
    expect(await world.booked('6401', contractId)).toBe('-27000.00')
    // 9,000 t went out at 551 in the meantime: three yuan of each come back with the settlement.
    expect(await world.linesOf(rest)).toEqual([['2026-11-16', 'cogs', '-4959000.00']])
    expect((await world.linesOf(settled)).at(-1)).toEqual(['2026-11-18', 'cogs', '63000.00'])
  })

  test('lets its goods be taken back, which it holds until then and says so', async () => {
    const [contractId, goodsId] = [await world.inForce('hc'), await world.coal('mwa')]
    const came = await world.came({ goodsId, contractId, billQty: '10', actualQty: '10', price: '50' })
    const settled = await world.settled(contractId, '678', final)
    await expect(world.does(stockIn, came, 'reverse')).rejects.toMatchObject({
      code: 'stock.trued-up',
      params: { number: expect.stringMatching(/^JS-BLHY/) },
    })
    await world.ended(settled, 'revoke')
    await world.does(stockIn, came, 'reverse')
    expect(await world.booked('1405', goodsId)).toBe('0.00')
  })
})

test('a provisional settlement, a sale and goods of another contract leave the cost as it is', async () => {
  const [bought, sold, goodsId] = [await world.inForce('hc'), await world.inForce('xs'), await world.coal('mwa')]
  await world.came({ goodsId, contractId: bought, billQty: '10', actualQty: '10', price: '50' })
  const others = [
    await world.settled(bought, '678', { settleType: 'prov' }),
    await world.settled(sold, '678', final),
    await world.settled(await world.inForce('hc'), '678', final),
  ]
  for (const id of others) expect(await linesOf(id)).toEqual([])
  expect(await world.booked('1405', goodsId)).toBe('500.00')
})

/** 30,000 t that came in at 548, of which 12,000 are sold, settled at 551. */
async function settledAt551({ laterQty }: { readonly laterQty?: string } = {}) {
  const [contractId, goodsId] = [await world.inForce('hc'), await world.coal('mwa')]
  const tonnes = { billQty: '30000', actualQty: '30000', price: '548', date: '2026-11-05' }
  const { batchId } = await world.inOf(await world.came({ goodsId, contractId, ...tonnes }))
  const before = await world.went({ goodsId, batchId, qty: '12000', date: '2026-11-11' })
  const later =
    laterQty === undefined ? before : await world.went({ goodsId, batchId, qty: laterQty, date: '2026-11-15' })
  return { goodsId, contractId, batchId, later, settled: await world.settled(contractId, '18678900', final) }
}

/** What was left, and the difference with its two parts. */
async function linesOf(settlementId: string) {
  const all = (await world.ctx('findir')).withoutScope('test')
  const lines = await find(all, costTrueUp, { settlementId }, { sort: ['createTime', 'trueUpNo'] })
  return lines.map(({ leftQty, amount, toStock, toCost }) => [leftQty, amount, toStock, toCost])
}
