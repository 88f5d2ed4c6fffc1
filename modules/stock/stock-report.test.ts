import { beforeAll, describe, expect, test } from 'vitest'
import { add, compare, sum } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { act, get, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { stockMove } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { stockReportRows } from './stock-report.server.ts'
import { stockReport } from './stock-report.ts'
import { stockTransfer } from './stock-transfer.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'
import { warehouse } from './warehouse.ts'

type Row = Readonly<Record<string, string>>

let world: StockWorld
let port: string
let goodsId: string
let batchId: string | null

const november = { from: '2026-11-01', to: '2026-11-30' }
const amounts = ['openingAmount', 'inAmount', 'outAmount', 'otherAmount'] as const
const quantities = ['openingQty', 'inQty', 'outQty', 'movedQty'] as const

beforeAll(async () => {
  world = await stockWorld()
  const findir = await world.ctx('findir')
  port = (await save(findir, warehouse, { warehouseCode: 'YK-02', warehouseName: '营口港二号堆场' })).id
  await save(findir, warehouse, { warehouseCode: 'ZT', warehouseName: '在途货物', warehouseType: 'transit' })
  goodsId = await world.coal('mwa')
  // October: 20 000 t at 520 in, 5 000 t out. November: 30 000 t at 548 in, 4 000 t moved, 25 000 t out, one taken back.
  const first = await world.came({ goodsId, billQty: '20000', actualQty: '20000', price: '520', date: '2026-10-05' })
  batchId = (await world.inOf(first)).batchId
  await world.went({ goodsId, batchId, qty: '5000', date: '2026-10-20' })
  const second = await world.came({ goodsId, billQty: '30000', actualQty: '30000', price: '548', date: '2026-11-05' })
  const { batchId: other } = await world.inOf(second)
  await moves()
  await world.went({ goodsId, batchId: other, qty: '25000', date: '2026-11-12' })
  const back = await world.went({ goodsId, batchId: other, qty: '100', date: '2026-11-13' })
  await world.does(stockOut, back, 'reverse')
}, 120_000)

/** 4 000 t go to the port, of which 3 995 t arrive. */
async function moves(): Promise<void> {
  const keeper = await world.ctx('seayard')
  const values = { fromId: world.yard, toId: port, goodsId, batchId, qty: '4000', date: '2026-11-08' }
  const { id, ver } = await save(keeper, stockTransfer, values)
  await act(keeper, stockTransfer, id, 'dispatch', { ver })
  const sent = await get(keeper, stockTransfer, id)
  await act(keeper, stockTransfer, id, 'arrive', { ver: sent.ver, arrivedOn: '2026-11-09', arrivedQty: '3995' })
}

const rowsOf = async (who: string, filters: object) =>
  (await stockReportRows(await world.ctx(who), { goodsId, ...filters })) as readonly Row[]

const totalOf = (rows: readonly Row[], name: string) => sum(rows.map((row) => row[name] ?? '0'))

describe('the stock report', () => {
  // By hand: 15 000 × 520 = 7 800 000 before; 30 000 × 548 = 16 440 000 in; 24 240 000 / 45 000 = 538.666…;
  // 5 t lost and 25 000 t out cost 25 005 × 538.666… = 13 469 360.00, so that 10 770 640.00 is left of 19 995 t.
  test('shows what there was, came, went and is left, to the cent of the books', async () => {
    const rows = await rowsOf('findir', november)
    expect(rows).toHaveLength(3)
    // What was lost on the way went out of what is in transit.
    const yard = rows.find(({ warehouseId }) => warehouseId === world.yard)
    const figures = { openingQty: '15000', inQty: '30000', outQty: '-25000', movedQty: '-4000', closingQty: '16000' }
    for (const [name, value] of Object.entries(figures)) expect(Number(yard?.[name]), name).toBe(Number(value))
    const sums = [...quantities, 'closingQty', ...amounts, 'closingAmount'].map((name) => [name, totalOf(rows, name)])
    expect(Object.fromEntries(sums.map(([name, value]) => [name, Number(value)]))).toEqual({
      openingQty: 15_000,
      inQty: 30_000,
      outQty: -25_005,
      movedQty: 0,
      closingQty: 19_995,
      openingAmount: 7_800_000,
      inAmount: 16_440_000,
      outAmount: -13_469_360,
      otherAmount: 0,
      closingAmount: 10_770_640,
    })
    expect(compare(totalOf(rows, 'closingAmount'), (await world.booked('1405', goodsId)) ?? '0')).toBe(0)
  })

  test('adds up in every row, and the end of a month is the beginning of the next', async () => {
    const [october, rows] = [
      await rowsOf('findir', { from: '2026-10-01', to: '2026-10-31' }),
      await rowsOf('findir', november),
    ]
    for (const row of [...october, ...rows]) {
      const added = (names: readonly string[]) => names.reduce((all, name) => add(all, row[name] ?? '0'), '0')
      expect(compare(added(quantities), row['closingQty'] ?? '')).toBe(0)
      expect(compare(added(amounts), row['closingAmount'] ?? '')).toBe(0)
    }
    for (const [closing, opening] of [
      ['closingQty', 'openingQty'],
      ['closingAmount', 'openingAmount'],
    ] as const)
      expect(compare(totalOf(october, closing), totalOf(rows, opening))).toBe(0)
    expect(Number(totalOf(rows, 'inBefore'))).toBe(20_000)
    expect(Number(totalOf(rows, 'outBefore'))).toBe(-5000)
  })

  // Goods of an earlier day make what went out later dearer: 60 000 × 1 000 / 46 000 tonnes more for each of 25 005.
  test('leaves a correction of what went out with what went out', async () => {
    const before = await rowsOf('findir', november)
    await world.came({ goodsId, billQty: '1000', actualQty: '1000', price: '600', date: '2026-11-06' })
    const rows = await rowsOf('findir', november)
    expect(Number(totalOf(rows, 'inAmount')) - Number(totalOf(before, 'inAmount'))).toBe(600_000)
    expect(Number(totalOf(rows, 'outAmount'))).toBeLessThan(Number(totalOf(before, 'outAmount')))
    expect(compare(totalOf(rows, 'closingAmount'), (await world.booked('1405', goodsId)) ?? '0')).toBe(0)
  })

  test('leads to the moves that its figures are made of', async () => {
    const ctx = await world.ctx('findir')
    const filters = { ...november, goodsId }
    const rows = await rowsOf('findir', november)
    const drills = drillsOf(ctx, stockReport, filters, rows)
    expect(drills).toHaveLength(6)
    for (const { always, rows: ofRows, columns } of drills)
      for (const [at, row] of rows.entries()) {
        const [name = ''] = Object.keys(columns)
        const { totals: sums } = await totals(ctx, stockMove, {
          list: 'main',
          parameters: { ...always, ...ofRows[at] },
        })
        const column = name.endsWith('Qty') ? 'quantity' : 'amount'
        expect(compare(sums[column]?.[0]?.sum ?? '0', row[name] ?? '1'), name).toBe(0)
      }
  })

  test('shows one batch, one warehouse, and only companies that the reader reaches', async () => {
    expect(await rowsOf('findir', { ...november, warehouseId: port })).toHaveLength(1)
    const [ofBatch] = await rowsOf('findir', { ...november, batchId, warehouseId: world.yard })
    expect(Number(ofBatch?.['closingQty'])).toBe(11_000)
    expect(await rowsOf('landsales', november)).toEqual([])
    expect(await rowsOf('landsales', { ...november, unitId: world.place('BLHY') })).toEqual([])
  })
})
