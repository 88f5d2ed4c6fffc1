import { beforeAll, describe, expect, test } from 'vitest'
import { dayOfMs } from '../../core/values/day.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { cellOf } from '../../server/messaging/portal/dashboard/dashboard-cell.ts'
import { change, get } from '../../server/module-api.ts'
import { drawn } from '../../server/records/list/drawn-view-rows.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { contract, contractState } from '../contracts/index.ts'
import { logisticsBill } from '../trade/index.ts'
import { type TradeWorld, tradeWorld } from '../trade/testing/trade-world.ts'
import { contractFiguresRows } from './contract-performance-report.server.ts'
import { contractFigures, contractPerform } from './contract-performance-report.ts'

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const year = { year: '2026' }

async function figuresOf(contractId: string, who = 'findir') {
  const rows = await contractFiguresRows(await world.ctx(who), year)
  return rows.find((row) => row['contractId'] === contractId)
}

/** A bill that was taken over by the clerk. */
async function delivered(contractId: string, billQty: string): Promise<void> {
  const id = await world.shipped(contractId, { billQty })
  await world.does(id, 'load', 'depart', 'arrive', 'receive')
}

describe('what was done of a contract', () => {
  // From 1 November 2026 to 30 June 2027 are 242 days, of which 18 are over on the 18th: 7.44 %. Of 1 000 t 500 are
  // shipped and 20 delivered, 2 %: 5.44 points behind. 1 000 t × 587.6 = 587 600; 146 900 of it are 25 %.
  test('is measured against what its term would have by now, tonnes by bills and money by plans', async () => {
    expect(dayOfMs(world.now)).toBe('2026-11-18')
    const id = await world.bought('1000')
    await delivered(id, '20')
    await world.shipped(id, { billQty: '480' })
    const all = (await world.ctx('findir')).withoutScope('test')
    await change(
      all,
      contract,
      await get(all, contract, id),
      { paidAmt: '146900', settledAmt: '293800' },
      { verb: 'update' },
    )
    expect(await figuresOf(id)).toMatchObject({
      totalAmount: '587600.00',
      paid: '146900.00',
      received: null,
      moneyPct: '25.00',
      settledPct: '50.00',
      tonnes: '1000.000',
      shipped: '500.000',
      delivered: '20.000',
      openTonnes: '980.000',
      deliveredPct: '2.00',
      plannedPct: '7.44',
      behindPct: '5.44',
    })
  })

  // From 1 to 20 November are 20 days, 18 of them over: 90 %; 190 of 200 t are 95 %, so that nothing is behind.
  test('another that is ahead of its term is not behind, and what was cancelled was not shipped', async () => {
    const id = await world.bought('200', { validTo: '2026-11-20' })
    await delivered(id, '190')
    const gone = await world.shipped(id, { billQty: '10' })
    await world.does(gone, 'cancel')
    expect(await figuresOf(id)).toMatchObject({
      shipped: '190.000',
      deliveredPct: '95.00',
      plannedPct: '90.00',
      behindPct: null,
    })
  })

  test('is found for its year, unit and direction, by who sees the contract', async () => {
    const id = await world.bought('10')
    expect(await figuresOf(id, 'landsales')).toBeUndefined()
    const findir = await world.ctx('findir')
    const has = async (more: object) =>
      (await contractFiguresRows(findir, { ...year, ...more })).some((row) => row['contractId'] === id)
    expect(
      await Promise.all([{}, { year: '2025' }, { direction: 'sell' }, { unitId: world.place('BLLY') }].map(has)),
    ).toEqual([true, false, false, false])
  })
})

test('tonnes lead to the bills that add up to them, and the amounts to their contracts', async () => {
  const id = await world.bought('300')
  await delivered(id, '120')
  await world.shipped(id, { billQty: '30' })
  const ctx = await world.ctx('findir')
  const rows = await contractFiguresRows(ctx, year)
  const at = rows.findIndex((row) => row['contractId'] === id)
  const drills = drillsOf(ctx, contractFigures, year, rows)
  const followed = async (column: string, doc: typeof logisticsBill | typeof contract, sum: string) => {
    const drill = drills.find(({ columns }) => Object.hasOwn(columns, column))
    const { totals: sums } = await totals(ctx, doc, {
      list: 'main',
      parameters: { ...drill?.always, ...drill?.rows[at] },
    })
    return sums[sum]?.[0]?.sum
  }
  expect(await followed('shipped', logisticsBill, 'billQty')).toBe('150.000')
  expect(await followed('delivered', logisticsBill, 'billQty')).toBe('120.000')
  expect(await followed('totalAmount', contract, 'totalAmount')).toBe('176280.00')
  expect(drills.flatMap(({ columns }) => Object.keys(columns)).toSorted()).toEqual([
    'delivered',
    'paid',
    'received',
    'shipped',
    'totalAmount',
    'totalCny',
  ])
})

test('contracts are drawn as bars over their terms, for who may read them', async () => {
  const id = await world.bought('40')
  const columns = ['validFrom', 'validTo', 'executionPct']
  const { content } = await drawn(await world.ctx('findir'), contract, { list: 'main', columns }, 'gantt')
  expect(content.some((row) => row['id'] === id)).toBe(true)
  const cells = async (who: string) => {
    const ctx = await world.ctx(who)
    return Promise.all(contractPerform.cells.map((cell) => cellOf(ctx, cell)))
  }
  expect((await cells('findir')).map((cell) => cell?.kind)).toEqual(['gantt', 'report'])
  expect(await cells('hr')).toEqual([null, null])
})

test('a contract that was ended counts no more, and a completed one is planned whole', async () => {
  const all = (await world.ctx('findir')).withoutScope('test')
  const moved = async (id: string, ...states: readonly string[]) => {
    for (const contractStatus of states)
      await change(all, contract, await get(all, contract, id), { contractStatus }, { verb: 'update' })
    return figuresOf(id)
  }
  const { underWay, completed, terminated } = contractState
  expect(await moved(await world.bought('50'), underWay, completed)).toMatchObject({
    plannedPct: '100.00',
    behindPct: '100.00',
  })
  expect(await moved(await world.bought('50'), terminated)).toBeUndefined()
})
