import { beforeAll, describe, expect, test } from 'vitest'
import { compare } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { act, get, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { type TradeWorld, tradeWorld } from '../trade/testing/trade-world.ts'
import { lossAnalysisRows } from './loss-analysis.server.ts'
import { lossAnalysis } from './loss-analysis.ts'
import { stockIn } from './stock-in.ts'
import { warehouse } from './warehouse.ts'

type Row = Readonly<Record<string, string | null>>
type More = Readonly<Record<string, Json>>

const year = { from: '2026-01-01', to: '2026-12-31' }
const road = { mode: 'road', plateNo: '辽G86512', vesselName: null }

let world: TradeWorld
let yard: string

/** So many tonnes come by a bill of their own, in the month of the day; answers the entry. */
async function came(billQty: string, actualQty: string, date: string, bill: More = {}): Promise<string> {
  const billId = await world.shipped(await world.bought(billQty), { billQty, ...bill })
  await world.does(billId, 'load', 'depart', 'arrive')
  const keeper = await world.ctx('seayard')
  const { settled } = await suggested(keeper, stockIn, { billId }, 'billId')
  const values = { ...settled, billId, warehouseId: yard, date, billQty, actualQty, price: '520' }
  const { id, ver } = await save(keeper, stockIn, values)
  await act(await world.ctx('seafin'), stockIn, id, 'confirm', { ver })
  return id
}

const rowsOf = async (who: string, filters: object = year) =>
  (await lossAnalysisRows(await world.ctx(who), { ...year, ...filters })) as readonly Row[]

beforeAll(async () => {
  world = await tradeWorld()
  const made = await save(await world.ctx('findir'), warehouse, {
    warehouseCode: 'JZ-01',
    warehouseName: '锦州港一号堆场',
  })
  yard = made.id
  await came('4182', '4165.3', '2026-10-14')
  await came('1000', '994.2', '2026-10-20', road)
  await came('500', '499', '2026-10-21', road)
  await came('10000', '9930', '2026-11-14')
  const undone = await came('100', '50', '2026-11-14')
  const ctx = await world.ctx('seafin')
  await act(ctx, stockIn, undone, 'reverse', { ver: (await get(ctx, stockIn, undone)).ver })
}, 120_000)

describe('the loss on the way', () => {
  test('T-RAIL-01: 4 182 t billed and 4 165.3 received are 16.7 t or 0.399 %, which nobody owes', async () => {
    const rows = await rowsOf('seafin')
    expect(rows).toHaveLength(3)
    expect(rows.find(({ month, mode }) => month === '2026-10' && mode === 'sea')).toMatchObject({
      ...world.ways,
      carrier: world.carrier,
      entries: '1',
      lossQty: '16.700',
      lossPct: '0.399',
      allowedQty: '20.910',
      excessQty: '0.000',
      claimAmount: '0.00',
    })
  })

  // By hand: 5.8 t and 1 t of 1 500 are 0.453 %; 3 t and 1.5 t may be lost by road, 2.8 t of the first are claimed at
  // 520. Of all tonnes together 2.3 would be above, so that each entry is weighed on its own.
  test('is claimed by each entry above what its road may lose', async () => {
    const byRoad = (await rowsOf('seafin', { mode: 'road' }))[0]
    expect(byRoad).toMatchObject({
      entries: '2',
      billQty: '1500.000',
      actualQty: '1493.200',
      lossQty: '6.800',
      lossPct: '0.453',
      allowedQty: '4.500',
      excessQty: '2.800',
      claimAmount: '1456.00',
    })
  })

  test('T-INV-04: 70 t of 10 000 are 20 t too many, which cost the carrier 10 400', async () => {
    const rows = await rowsOf('seafin', { from: '2026-11-01' })
    expect(rows).toMatchObject([{ month: '2026-11', lossPct: '0.700', excessQty: '20.000', claimAmount: '10400.00' }])
  })

  test('leads to the entries that its figures are made of, a row and the line of totals', async () => {
    const ctx = await world.ctx('seafin')
    const rows = await rowsOf('seafin')
    const drills = drillsOf(ctx, lossAnalysis, year, rows)
    expect(drills).toHaveLength(6)
    for (const { always, rows: ofRows, columns } of drills) {
      const [name = ''] = Object.keys(columns)
      const of = async (parameters: object) => {
        const { totals: sums, count } = await totals(ctx, stockIn, {
          list: 'main',
          parameters: { ...always, ...parameters },
        })
        return name === 'entries' ? String(count) : (sums[name]?.[0]?.sum ?? 'none')
      }
      for (const [at, row] of rows.entries())
        expect(compare(await of(ofRows[at] ?? {}), row[name] ?? '0'), name).toBe(0)
      if (name === 'claimAmount') expect(await of({})).toBe('11856.00')
    }
  })

  test('is told of the companies that the reader reaches, by what he asks', async () => {
    expect(await rowsOf('landsales')).toEqual([])
    expect(await rowsOf('seafin', { carrier: world.party })).toEqual([])
    expect(await rowsOf('seafin', { carrier: world.carrier, loadPlace: world.ways.loadPlace })).toHaveLength(3)
    expect(await rowsOf('seafin', { dischargePlace: world.ways.loadPlace })).toEqual([])
  })
})
