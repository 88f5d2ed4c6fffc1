import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { act, get, makePdf, save, storeFile } from '../../server/define.ts'
import { contract } from './contract.ts'
import { overdueContractRows } from './overdue-contract.server.ts'
import { settlement } from './settlement.ts'
import { type FreightDeal, freight, freightDeal } from './testing/freight-deal.ts'

let world: GroupWorld
let deal: FreightDeal
const today = dayOfMs(worldNow)
const numbers = new Map<string, string>()

/** Days from today on which each begins and ends; each is of 1 000 t at 100. */
const terms = {
  far: [0, 200],
  thirty: [0, 30],
  fifteen: [0, 15],
  over: [-29, -1],
  today: [0, 0],
  idle29: [-29, 200],
  idle30: [-30, 200],
  idle60: [-60, 200],
  idle90: [-90, 200],
  both: [-60, 14],
} as const

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
  for (const [name, [from, to]] of Object.entries(terms)) numbers.set(name, await inForce(from, to))
}, 120_000)

// By hand, of the limits 30, 15 and 0 days before the end and 30, 60 and 90 days after the start.
test.each([
  ['thirty', '2', 'near', '30', '0'],
  ['fifteen', '3', 'near', '15', '0'],
  ['today', '4', 'near', '0', '0'],
  ['over', '4', 'past', '-1', '29'],
  ['idle30', '2', 'idle', '200', '30'],
  ['idle60', '3', 'idle', '200', '60'],
  ['idle90', '4', 'idle', '200', '90'],
  // Orange for both; its end is named.
  ['both', '3', 'near', '14', '60'],
])('%s is of level %s because of %s', async (name, level, reason, daysLeft, daysIdle) => {
  expect(await rowOf(name)).toMatchObject({
    level,
    reason,
    daysLeft,
    daysIdle,
    leftAmount: '100000.00',
    leftCny: '100000.00',
  })
})

test('one that is far from its end and began of late is not told of', async () => {
  expect(await rowOf('far')).toBeUndefined()
  expect(await rowOf('idle29')).toBeUndefined()
})

test('what is settled is not left any more', async () => {
  const ctx = await world.ctx('seasales')
  const [of] = await rowsNamed('thirty')
  const made = await save(ctx, settlement, {
    title: '部分结算',
    settleType: 'frt',
    relatedContract: of ?? '',
    counterparty: deal.carrier,
    direction: 'buy',
    currency: 'CNY',
    vatRate: '9',
    date: today,
    content: '运费',
    items: [{ goods: '煤炭海运', qty: '250', uom: 't', price: '100' }],
  })
  await act(ctx, settlement, made.id, 'submit', { ver: made.ver })
  await world.agree(settlement, made.id, worldNow)
  const row = await rowOf('thirty')
  expect(row).toMatchObject({ leftAmount: '75000.00' })
  expect(Number(row?.['leftTonnes'])).toBe(750)
})

test('filters ask for a level, a reason and a company; whoever sees another company finds nothing', async () => {
  const ctx = await world.ctx('findir')
  const count = async (filters: object) => (await overdueContractRows(ctx, { ...filters })).length
  expect(await count({})).toBe(8)
  expect(await count({ level: '4' })).toBe(3)
  expect(await count({ reason: 'idle' })).toBe(3)
  expect(await count({ contractType: 'xs' })).toBe(0)
  expect(await overdueContractRows(await world.ctx('tjsales'), {})).toEqual([])
})

async function rowOf(name: string) {
  const all = await overdueContractRows(await world.ctx('findir'), {})
  return all.find((row) => row['contractNo'] === numbers.get(name))
}

async function rowsNamed(name: string): Promise<readonly string[]> {
  const { rows } = await world.pool.driver.query<{ id: string }>(
    'select id from contracts.contract where contract_no = $1',
    [numbers.get(name)],
  )
  return rows.map(({ id }) => id)
}

async function inForce(from: number, to: number): Promise<string> {
  const ctx = await world.ctx('seasales')
  const { id, ver } = await save(ctx, contract, {
    ...freight(deal),
    signDate: addDays(today, from),
    validFrom: addDays(today, from),
    validTo: addDays(today, to),
    items: [{ goods: '煤炭海运', qty: '1000', uom: 't', unitPrice: '100' }],
  })
  await act(ctx, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = (await world.ctx('keeper')).withoutScope('the test seals')
  const scan = [{ ...(await storeFile(keeper, { name: 'scan.pdf', bytes: makePdf(['signed']) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
  return (await get(keeper, contract, id)).contractNo ?? ''
}
