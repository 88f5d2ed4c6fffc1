import { beforeAll, describe, expect, test } from 'vitest'
import { act, find, get, save } from '../../server/module-api.ts'
import { settlement } from '../contracts/index.ts'
import { costTrueUp, landedCost } from '../stock/index.ts'
import { type ProfitWorld, profitWorld } from './testing/profit-world.ts'
import { proveAfterEach } from './testing/prove-after-each.ts'

let world: ProfitWorld
let port: string

beforeAll(async () => {
  world = await profitWorld()
  port = await world.admitted('port')
}, 120_000)
proveAfterEach(() => world)

test('costs of what was sold are a cost at once, and of what is sold after their day as it goes out', async () => {
  // 4,000 t at 600, of which 1,000 were sold before and 1,000 after the day of 40,000.
  const { second } = await twoEntries()
  const sold = { goodsId: second.goodsId, batchId: second.batchId, qty: '1000' }
  await world.went({ ...sold, date: '2026-11-11' })
  const after = await world.went({ ...sold, date: '2026-11-14' })
  const id = await allocated({ costs: [{ kind: 'frt', payee: port, amount: '40000' }], ...entriesOf(second) })
  const [part] = await trueUpsOf(id)
  expect(await world.linesOf(part?.id ?? '')).toEqual([['2026-11-12', 'cogs', '-10000.00']])
  expect(await world.linesOf(after)).toEqual([
    ['2026-11-14', 'cogs', '-600000.00'],
    ['2026-11-14', 'cogs', '-10000.00'],
  ])
})

describe('a settlement of freight', () => {
  test('is a cost of its goods and no longer of its contract, as far as it was allocated', async () => {
    const { first } = await twoEntries()
    const { freight, settled } = await freightSettled()
    expect(await world.booked('6401', freight)).toBe('100000.00')
    const of = { settlementId: settled, ...entriesOf(first) }
    await expect(entered({ ...of, costs: [{ kind: 'frt', amount: '100000.01' }] })).rejects.toMatchObject({
      errors: { costs: { code: 'landed.more-than-left', params: { left: '100000.00' } } },
    })
    const id = await allocated({ ...of, costs: [{ kind: 'frt', amount: '60000' }] })
    expect(await world.booked('6401', freight)).toBe('40000.00')
    expect(await world.linesOf(settled)).toEqual([
      ['2026-11-12', 'frt', '-100000.00'],
      ['2026-11-12', 'frt', '60000.00'],
    ])
    await expect(world.ended(settled, 'revoke')).rejects.toMatchObject({ code: 'record.followed' })
    await does(id, 'reverse')
    expect(await world.booked('6401', freight)).toBe('100000.00')
    await world.ended(settled, 'revoke')
  })

  test('is taken where it is one of freight or services, and none of goods', async () => {
    const { first } = await twoEntries()
    const goods = await world.settled(await world.inForce('hc'), '113', { settleType: 'final' })
    await expect(
      entered({ settlementId: goods, costs: [{ kind: 'frt', amount: '1' }], ...entriesOf(first) }),
    ).rejects.toMatchObject({ errors: { settlementId: { code: 'landed.no-cost-settlement' } } })
  })
})

interface In {
  readonly id: string
  readonly goodsId: string
  readonly batchId: string | null
}

/** 6,000 t at 500 and 4,000 t at 600 of other goods. */
async function twoEntries(date = '2026-11-10'): Promise<{ readonly first: In; readonly second: In }> {
  return { first: await cameIn('6000', '500', date), second: await cameIn('4000', '600', date) }
}

async function cameIn(qty: string, price: string, date: string): Promise<In> {
  const goodsId = await world.coal('batch')
  const id = await world.came({ goodsId, billQty: qty, actualQty: qty, price, date })
  return { id, goodsId, batchId: (await world.inOf(id)).batchId }
}

const entriesOf = (...ins: readonly In[]) => ({ entries: ins.map(({ id }) => ({ stockInId: id })) })

async function entered(of: object): Promise<string> {
  const { id } = await save(await world.ctx('seafin'), landedCost, { date: '2026-11-12', ...of })
  return id
}

async function allocated(of: object): Promise<string> {
  const id = await entered(of)
  await does(id, 'confirm')
  return id
}

async function does(id: string, verb: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, landedCost, id, verb, { ver: (await get(ctx, landedCost, id)).ver })
}

/** A freight contract, and a settlement of it that comes to 100,000 without tax. */
async function freightSettled() {
  const freight = await world.inForce('ys')
  const settled = await world.settled(freight, '113000', { settleType: 'frt' })
  expect(await get(await all(), settlement, settled)).toMatchObject({ netAmount: '100000.00' })
  return { freight, settled }
}

async function all() {
  return (await world.ctx('findir')).withoutScope('test')
}

async function trueUpsOf(landedCostId: string) {
  return find(await all(), costTrueUp, { landedCostId }, { sort: ['createTime', 'trueUpNo'] })
}
