import { beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { dayMs } from '../../core/values/duration.ts'
import { balancesAt, save } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { stockProblems } from './stock-consistency.server.ts'
import { stock } from './stock-move.ts'
import { stockOut } from './stock-out.ts'
import { type StockWorld, stockWorld } from './testing/stock-world.ts'

let world: StockWorld

beforeAll(async () => {
  world = await stockWorld()
}, 120_000)

// 250 t: four times 60 t are 240, a fifth would be 300. 100 t: three times 33.333 are 99.999, a fourth would be 133.332.
test.each([
  ['250', '60', 10, 4, '10.000'],
  ['100', '33.333', 6, 3, '0.001'],
] as const)(
  'SM-11 of %s t, %s t go out at once as often as they are there, and never more',
  async (there, each, asked, passing, left) => {
    const goodsId = await world.coal('batch')
    const came = await world.came({ goodsId, billQty: there, actualQty: there, price: '520', date: '2026-11-10' })
    const { batchId, warehouseId } = await world.inOf(came)
    const drafts: string[] = []
    for (let at = 0; at < asked; at += 1) {
      const of = { goodsId, batchId, warehouseId, customer: world.party, qty: each, date: '2026-11-12' }
      drafts.push((await save(await world.ctx('seabuy', { at: worldNow - dayMs }), stockOut, of)).id)
    }
    const ends = await Promise.allSettled(drafts.map((id) => world.does(stockOut, id, 'confirm')))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(passing)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'ledger.not-enough' })
    const ctx = await world.ctx('seafin')
    const at = { unitIds: [world.place('BLHY')], day: '2026-11-18', at: { warehouseId, goodsId, batchId } }
    expect((await balancesAt(ctx, stock, at)).map(({ quantity }) => quantity)).toEqual([left])
    expect(await stockProblems(world.pool)).toEqual([])
    expect(await ledgerProblems(world.pool)).toEqual([])
  },
)
