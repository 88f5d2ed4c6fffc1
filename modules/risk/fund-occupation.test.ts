import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { columnCharts } from '../../server/exchange/report/charts-by-column.ts'
import { fundOccupationRows } from './fund-occupation.server.ts'
import { fundOccupation } from './fund-occupation.ts'

let world: GroupWorld

const contracts = {
  first: ['BLHY', 'sea', 'CNY', null, '4'],
  second: ['BLHY', 'sea', 'CNY', null, '4'],
  foreign: ['BLLY', 'land', 'USD', '7.1', '3'],
  ahead: ['BLLY', 'land', 'CNY', null, '4'],
  ended: ['BLLY', 'land', 'CNY', null, '5'],
} as const

const id = (name: keyof typeof contracts) =>
  `20000000-0000-4000-8000-00000000000${Object.keys(contracts).indexOf(name) + 1}`

beforeAll(async () => {
  world = await groupWorld()
  for (const [name, [unit, segment, currency, rate, status]] of Object.entries(contracts))
    await world.pool.query(sql`
      insert into contracts.contract (id, create_by, create_name, unit_id, contract_no, contract_name, counterparty, biz_segment, direction, contract_status, approval_status, currency, fx_rate)
      values (${id(name as keyof typeof contracts)}::uuid, ${world.person('seasales')}, 'x', ${world.place(unit)}, ${name}, ${name}, gen_random_uuid(), ${segment}, 'buy', ${status}, '2', ${currency}, ${rate}::numeric)`)
  // T-FUND-01.
  await paid('first', '2025-03-01', '10000000')
  await received('first', '2025-03-16', '4000000')
  await received('first', '2025-04-10', '6000000')
  // T-FUND-02: 20 days at 12 million and 10 at 8 million.
  await paid('second', '2026-06-01', '12000000')
  await received('second', '2026-06-21', '4000000')
  // By hand: 1 000 dollars for 10 days, a reversal of 400, 600 for 5 days.
  await paid('foreign', '2026-06-16', '1000')
  await paid('foreign', '2026-06-26', '-400')
  // What was received ahead costs nothing: 50 less for 10 days, then 50 more for 5.
  await received('ahead', '2026-06-16', '50')
  await paid('ahead', '2026-06-26', '100')
  await paid('ended', '2026-06-16', '999')
})

async function paid(name: keyof typeof contracts, day: string, amount: string) {
  const [plan] = await world.pool.query<{ id: string }>(sql`
    insert into finance.payment_plan (id, create_by, create_name, contract_id) values (gen_random_uuid(), ${world.person('cashier')}, 'x', ${id(name)}::uuid) returning id`)
  await world.pool.query(sql`
    insert into finance.bank_journal (id, create_by, create_name, date, direction, payment_amount, plan_id)
    values (gen_random_uuid(), ${world.person('cashier')}, 'x', ${day}, 'out', ${amount}::numeric, ${plan?.id}::uuid)`)
}

async function received(name: keyof typeof contracts, day: string, amount: string) {
  await world.pool.query(sql`
    with plan as (
      insert into finance.receipt_plan (id, create_by, create_name, contract_id) values (gen_random_uuid(), ${world.person('cashier')}, 'x', ${id(name)}::uuid) returning id),
    made as (
      insert into finance.receipt (id, create_by, create_name, plan_id) select gen_random_uuid(), ${world.person('cashier')}, 'x', id from plan returning id)
    insert into finance.bank_journal (id, create_by, create_name, date, direction, receipt_amount, receipt_id)
    select gen_random_uuid(), ${world.person('cashier')}, 'x', ${day}, 'in', ${amount}::numeric, id from made`)
}

async function rowsOf(who: string, filters: object = {}) {
  const asked = { day: '2026-06-30', annualRate: '6', ...filters }
  return (await fundOccupationRows(await world.ctx(who), asked)) as readonly Record<string, string>[]
}

const rowOf = async (name: keyof typeof contracts, filters: object = {}) =>
  (await rowsOf('risk', filters)).find(({ contractId }) => contractId === id(name))

test('T-FUND-01 costs 50 000, whenever it is asked after the last receipt', async () => {
  const whole = {
    paid: '10000000.00',
    received: '10000000.00',
    occupied: '0.00',
    cost: '50000.00',
    since: '2025-03-01',
  }
  expect(await rowOf('first')).toMatchObject(whole)
  expect(await rowOf('first', { day: '2025-04-10' })).toMatchObject(whole)
  // By hand: 15 days at 10 million and 10 at 6 million, the last day included.
  expect(await rowOf('first', { day: '2025-03-25' })).toMatchObject({
    occupied: '6000000.00',
    cost: '35000.00',
    days: '25',
  })
})

test('T-FUND-02 has tied up 10 666 666.67 on average', async () => {
  expect(await rowOf('second')).toMatchObject({ average: '10666666.67', occupied: '8000000.00', days: '30' })
})

test('what is paid in another currency is told in yuan, a reversal lessens it, and another rate costs otherwise', async () => {
  // By hand: (1 000 x 10 + 600 x 5) x 7.1 = 92 300 yuan days; at 6 % a year of 360 days 15.38, at 3.6 % 9.23.
  const tied = { paid: '4260.00', occupied: '4260.00', average: '6153.33' }
  expect(await rowOf('foreign')).toMatchObject({ ...tied, cost: '15.38' })
  expect(await rowOf('foreign', { annualRate: '3.6' })).toMatchObject({ ...tied, cost: '9.23' })
})

test('what was received ahead costs nothing, and a contract that has ended is not told of', async () => {
  // By hand: 50 for 5 days of 5 since the first payment.
  expect(await rowOf('ahead')).toMatchObject({ since: '2026-06-26', days: '5', average: '50.00', occupied: '50.00' })
  expect(await rowOf('ahead', { day: '2026-06-20' })).toMatchObject({
    since: null,
    days: null,
    occupied: '-50.00',
    cost: '0.00',
  })
  expect(await rowOf('ended')).toBe(undefined)
})

test('a unit and a segment are asked by themselves', async () => {
  const names = async (filters: object) => (await rowsOf('risk', filters)).map(({ contractId }) => contractId)
  expect(await names({ unitId: world.place('BLHY') })).toEqual([id('second'), id('first')])
  expect(await names({ bizSegment: 'land' })).toEqual([id('foreign'), id('ahead')])
})

test('its charts add up rows of the same name, and what is too much for the eye stands as the rest', async () => {
  const ctx = await world.ctx('risk')
  const found = await rowsOf('risk')
  const flows = {
    ...fundOccupation,
    charts: [{ kind: 'column', along: 'bizSegment', measures: ['paid', 'received'] }] as const,
  }
  const [bySegment] = columnCharts(ctx, flows, found, {})
  expect(bySegment?.label).toBe('已付(元)、已收(元)（按业务板块）')
  expect(bySegment?.series.map(({ values }) => values)).toEqual([
    ['22000000', '4360'],
    ['14000000', '50'],
  ])
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...found[0],
    counterparty: at < 9 ? `p${at}` : null,
    occupied: `${100 - at}`,
  }))
  const [byParty] = columnCharts(ctx, fundOccupation, many, {})
  expect(byParty?.categories).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', '其他'])
  expect(byParty?.series[0]?.values.at(-1)).toBe('276')
  expect(columnCharts(ctx, fundOccupation, many.slice(9), {})[0]?.categories).toEqual(['（未填）'])
  expect(columnCharts(ctx, fundOccupation, [], {})).toEqual([])
})
