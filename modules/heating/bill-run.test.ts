import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { find, save, setMonthClosed } from '../../server/module-api.ts'
import { bill, billRun } from './bill.ts'
import { lateFee } from './late-fee.ts'
import { season } from './season.ts'
import { type HeatingWorld, heatingWorld } from './testing/heating-world.ts'

const why = '价格有误'
let world: HeatingWorld

beforeEach(async () => {
  world = await heatingWorld()
}, 120_000)

/** Posts the season and answers what each consumer owes. */
async function billed(): Promise<Readonly<Record<string, string | null>>> {
  const id = await world.pressed()
  await world.work(id)
  const bills = await find(await world.ctx('heatcash'), bill, { runId: id })
  return Object.fromEntries(bills.map(({ consumerId, due }) => [consumerId, due]))
}

describe('what a season costs', () => {
  test('T-HEAT-01 is 3,451.00 for a flat, 12,348.00 with 1,019.56 of VAT for a high shop, 690.20 for who is stopped', async () => {
    const shop = { consumerType: 'com', chargeArea: '210', storyHeight: '4.2' }
    const [flat, high, off] = await world.supplied({}, shop, { state: 'off' })
    expect(await billed()).toEqual({ [flat ?? '']: '3451.00', [high ?? '']: '12348.00', [off ?? '']: '690.20' })
    const bills = await find(await world.ctx('heatcash'), bill, { consumerId: [high ?? '', flat ?? ''] })
    expect(bills.map(({ vat, reason }) => ({ vat, reason })).toSorted((a, b) => Number(a.vat) - Number(b.vat))).toEqual(
      [
        { vat: '0.00', reason: null },
        { vat: '1019.56', reason: 'high' },
      ],
    )
  })

  test('T-HEAT-01 grows by 77.65 in 45 days of delay, by no more than its cap, and by nothing before it is due', () => {
    const owed = { due: '3451', paid: '0', dueDate: '2024-12-31', lateRate: '0.05', lateCap: '100' }
    expect(lateFee(owed, '2025-02-14')).toBe('77.65')
    expect(lateFee({ ...owed, lateCap: '1' }, '2025-02-14')).toBe('34.51')
    expect(lateFee(owed, '2024-12-31')).toBe('0.00')
  })

  test('T-HEAT-02 is 2,564.68 for 136 days of 183', async () => {
    const [late] = await world.supplied({ openDate: '2025-12-01' })
    expect(await billed()).toEqual({ [late ?? '']: '2564.68' })
  })

  test('is nothing for who is not supplied, goes by a meter or has no price, and the run says so', async () => {
    const left = [
      { state: 'new' },
      { state: 'cut' },
      { chargeType: 'meter' },
      { consumerType: 'gar' },
      { openDate: '2026-04-16' },
    ]
    const [flat] = await world.supplied({}, ...left)
    expect(Object.keys(await billed())).toEqual([flat])
    expect(await find(await world.ctx('heatcash'), billRun)).toMatchObject([
      { lines: '1', leftOut: '5', due: '3451.00' },
    ])
  })
})

describe('the bills of a season', () => {
  test('are each written once where the work was killed in the middle and went on', async () => {
    await world.supplied(...Array.from({ length: 2_600 }, () => ({})))
    const id = await world.pressed()
    const killed = world.work(id).then(
      () => false,
      () => true,
    )
    await expect.poll(async () => Number((await world.runOf(id)).lines), { interval: 5 }).toBeGreaterThanOrEqual(1_000)
    await world.pool.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await killed
    await Promise.all([world.work(id), world.work(id)])
    expect(await world.inForce()).toEqual({ bills: 2_600, consumers: 2_600 })
    expect(await world.runOf(id)).toMatchObject({ state: '2', planned: '2600', lines: '2600', due: '8972600.00' })
  }, 120_000)

  test('are taken back in steps that a kill does not undo, and free the season', async () => {
    await world.supplied(...Array.from({ length: 1_200 }, () => ({})))
    const id = await world.pressed()
    await world.work(id)
    await world.does(id, 'reverse', { why })
    await world.work(id)
    expect(await world.inForce()).toEqual({ bills: 0, consumers: 0 })
    expect(await world.runOf(id)).toMatchObject({ state: '4', lines: '0', holds: null })
    const again = await world.pressed()
    await world.work(again)
    expect(await world.inForce()).toEqual({ bills: 1_200, consumers: 1_200 })
  }, 120_000)

  test('are taken back by nobody once one of them was paid on: the run stops and says which', async () => {
    await world.supplied({})
    const id = await world.pressed()
    await world.work(id)
    await world.pool.query(sql`update heating.bill set paid = 10`)
    await world.does(id, 'reverse', { why })
    await world.work(id)
    expect(await world.runOf(id)).toMatchObject({ state: '5', reason: 'heating.paid RF-2025-2026-RL1' })
    await world.does(id, 'resume')
    await world.work(id)
    expect(await world.runOf(id)).toMatchObject({ state: '2', lines: '1' })
  })

  test('are made once by two who press at once, the newest is taken back first, and a closed month bars both', async () => {
    await world.supplied({})
    const twice = await Promise.allSettled([world.pressed(), world.pressed()])
    const [id] = twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await world.work(id ?? '')
    const later = await world.pressed(await world.seasonOf(2026))
    await world.work(later)
    await expect(world.does(id ?? '', 'reverse', { why })).rejects.toMatchObject({
      code: 'run.later',
      params: { later: '2026-2027' },
    })
    const system = (await world.ctx('findir')).withoutScope('test')
    await setMonthClosed(system, { unitId: world.unitId, month: '2026-03' }, 'settlement', true)
    await expect(world.does(later, 'reverse', { why })).rejects.toMatchObject({
      code: 'period.closed',
      params: { month: '2026-03' },
    })
  })
})

test('a season is written as two years, ends after it begins, and has one price for each sort of consumer', async () => {
  const ctx = await world.ctx('heatcash')
  const of = { startDate: '2027-10-15', endDate: '2028-04-15', dueDate: '2027-12-31' }
  const price = { consumerType: 'res', price: '35', vatRate: '0' }
  const wrong = (one: object) => save(ctx, season, { annual: '2027-2028', ...of, prices: [price], ...one })
  await expect(wrong({ annual: '2027' })).rejects.toMatchObject({ errors: { annual: { code: 'heating.annual' } } })
  await expect(wrong({ endDate: '2027-10-15' })).rejects.toMatchObject({
    errors: { endDate: { code: 'heating.ends-before' } },
  })
  await expect(wrong({ prices: [price, price] })).rejects.toMatchObject({
    errors: { 'prices.1.consumerType': { code: 'heating.price-twice' } },
  })
})
