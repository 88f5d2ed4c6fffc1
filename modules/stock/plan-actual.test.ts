import { beforeAll, describe, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { compare, sum } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { act, get, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { contract, settlement, tradePlan } from '../contracts/index.ts'
import { type TradeWorld, tradeWorld } from '../trade/testing/trade-world.ts'
import { purchasePlanActualRows, salePlanActualRows } from './plan-actual.server.ts'
import { purchasePlanActual } from './plan-actual.ts'
import { stockIn } from './stock-in.ts'
import { stockOut } from './stock-out.ts'
import { warehouse } from './warehouse.ts'

type Row = Readonly<Record<string, string | null>>

const filters = { year: '2026' }

let world: TradeWorld
let yard: string
let contractId: string

async function came(tonnes: string, date: string): Promise<string> {
  const values = { date, warehouseId: yard, goodsId: world.coal, supplier: world.party, billQty: tonnes, price: '520' }
  const { id, ver } = await save(await world.ctx('seabuy'), stockIn, { ...values, actualQty: tonnes })
  await act(await world.ctx('seafin'), stockIn, id, 'confirm', { ver })
  return (await get(await world.ctx('seafin'), stockIn, id)).batchId ?? ''
}

async function planned(direction: 'buy' | 'sell', row: object): Promise<void> {
  const ctx = await world.ctx('seasales')
  const { id, ver } = await save(ctx, tradePlan, {
    year: '2026',
    bookUnit: ctx.actor.unitId,
    bizSegment: 'sea',
    direction,
    rows: [{ goodsId: world.coal, ...row }],
  })
  await act(ctx, tradePlan, id, 'submit', { ver })
  await world.agree(tradePlan, id, worldNow)
}

async function settled(qty: string, date: string, settleType: string): Promise<void> {
  const ctx = await world.ctx('seasales')
  const { counterparty } = await get(ctx, contract, contractId)
  const { id, ver } = await save(ctx, settlement, {
    title: `结算 ${qty}`,
    settleType,
    relatedContract: contractId,
    counterparty,
    date,
    vatRate: '13',
    content: '按磅单结算',
    items: [{ goods: '动力煤 Q5500', qty, uom: 't', price: '587.6' }],
  })
  await act(ctx, settlement, id, 'submit', { ver })
  await world.agree(settlement, id, worldNow)
}

const rowsOf = async (who: string, of = purchasePlanActualRows) => (await of(await world.ctx(who), filters)) as Row[]

beforeAll(async () => {
  world = await tradeWorld()
  const made = await save(await world.ctx('findir'), warehouse, { warehouseCode: 'JZ-01', warehouseName: '锦州港堆场' })
  yard = made.id
  contractId = await world.bought('9000')
  await planned('buy', { q10: '8000', p10: '590', q11: '10000', p11: '600' })
  await planned('sell', { q11: '5000', p11: '650' })
  await came('6000', '2026-10-20')
  await came('1500', '2026-10-28')
  const batchId = await came('9500', '2026-11-05')
  await settled('7000', '2026-11-10', 'final')
  await settled('1000', '2026-11-12', 'prov')
  const sale = { warehouseId: yard, goodsId: world.coal, batchId, customer: world.party }
  const out = await save(await world.ctx('seabuy'), stockOut, { ...sale, date: '2026-11-10', qty: '4000' })
  await act(await world.ctx('seafin'), stockOut, out.id, 'confirm', { ver: out.ver })
}, 240_000)

describe('what was done of a plan', () => {
  // 6 000 + 1 500 of 8 000 are 93.75 %; 9 500 of 10 000 are 95 %. 7 000 t at 587.60 are 4 113 200.00.
  test('is received and settled by month, beside what was planned', async () => {
    expect(await rowsOf('seafin')).toMatchObject([
      {
        month: '2026-10',
        planQty: '8000.000',
        deliveredQty: '7500.000',
        completionPct: '93.75',
        leftQty: '500.000',
        planAmount: '4720000.00',
      },
      {
        month: '2026-11',
        planQty: '10000.000',
        deliveredQty: '9500.000',
        completionPct: '95.00',
        settledQty: '7000.000',
        settledAmount: '4113200.00',
      },
    ])
  })

  // 4 000 of 5 000 are 80 %.
  test('is delivered where it is sold', async () => {
    expect(await rowsOf('seafin', salePlanActualRows)).toMatchObject([
      { month: '2026-11', planQty: '5000.000', deliveredQty: '4000.000', completionPct: '80.00', leftQty: '1000.000' },
    ])
  })

  test('leads to the entries that its figures are made of, a row and the line of totals', async () => {
    const ctx = await world.ctx('seafin')
    const rows = await rowsOf('seafin')
    const drills = drillsOf(ctx, purchasePlanActual, filters, rows)
    expect(drills).toHaveLength(3)
    for (const { page, always, rows: ofRows, columns } of drills) {
      const [name = ''] = Object.keys(columns)
      const doc = page === '/stockIn' ? stockIn : settlement
      const summed = { deliveredQty: 'actualQty', settledQty: 'tonnes', settledAmount: 'amountCny' }[name] ?? ''
      const of = async (parameters: object) =>
        (
          await totals(ctx, doc, {
            list: doc === stockIn ? 'main' : 'purchase',
            parameters: { ...always, ...parameters },
          })
        ).totals[summed]?.[0]?.sum ?? '0'
      for (const [at, row] of rows.entries())
        expect(compare(await of(ofRows[at] ?? {}), row[name] ?? '0'), name).toBe(0)
      expect(compare(await of({}), sum(rows.map((row) => row[name] ?? '0'))), name).toBe(0)
    }
  })

  test('is told of the companies that the reader reaches', async () => {
    expect(await rowsOf('landsales')).toEqual([])
    expect(await purchasePlanActualRows(await world.ctx('seafin'), { year: '2025' })).toEqual([])
    expect(await purchasePlanActualRows(await world.ctx('seafin'), { year: '2026', goodsId: yard })).toEqual([])
  })
})
