import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { counterparty } from '../../contracts/index.ts'
import { landedCost } from '../landed-cost/landed-cost.ts'
import { stockIn } from '../stock-in.ts'

const allocations = [
  {
    daysAgo: 5,
    basis: 'weight',
    costs: [
      ['frt', 'carr', '108000.00', '铁路运费'],
      ['port', 'port', '42500.00', '港杂费及倒运费'],
    ],
    isConfirmed: true,
  },
  { daysAgo: 1, basis: 'value', costs: [['insp', 'insp', '18600.00', '入库检验费']], isConfirmed: false },
] as const

/** What coal cost besides its price: allocated once some of it had been sold, and once not yet confirmed. */
export async function allocateCosts(demo: DemoContext, batches: readonly string[]): Promise<void> {
  const parties = await demo.look('risk', (ctx) => find(ctx, counterparty, {}, { sort: ['cpName'] }))
  const payee = (role: string) => (parties.find(({ cpRole }) => cpRole.includes(role)) ?? parties[0])?.id ?? null
  for (const { daysAgo, basis, costs, isConfirmed } of allocations)
    await demo.as('seafin', demo.now - daysAgo * dayMs, async (ctx) => {
      const entries = await find(ctx, stockIn, { batchId: [...batches], status: '1' }, { sort: ['inNo'] })
      const { id, ver } = await save(ctx, landedCost, {
        date: addDays(dayOfMs(demo.now), -daysAgo),
        basis,
        costs: costs.map(([kind, role, amount, note]) => ({ kind, payee: payee(role), amount, note })),
        entries: entries.map((entry) => ({ stockInId: entry.id })),
      })
      if (isConfirmed) await act(ctx, landedCost, id, 'confirm', { ver })
    })
}
