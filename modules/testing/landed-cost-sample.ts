import { linesIn } from '../../core/values/sub-table-lines.ts'
import { calculated } from '../../server/records/write/apply-calculators.ts'
import type { Fitting, Running, SampleWorld } from './sample-world.ts'

/** Costs of one entry of the same day, with what it takes of them. */
export async function landedCostSample(
  world: SampleWorld,
  runningOf: (key: string) => Running,
  date: string,
): Promise<Fitting> {
  const came = { inType: 'buy', billQty: '100.000', actualQty: '100.000', price: '500.0000', status: '1', date }
  const { id, goodsId, amount } = await world.store(runningOf('stock.stockIn'), { ...came, inNo: 'RK-COST' })
  const { doc } = runningOf('stock.landedCost')
  const [cost] = linesIn(world.sample(doc.fields)['costs'])
  const entry = { stockInId: id ?? null, goodsId: goodsId ?? null, qty: '100.000', worth: amount ?? null, volume: null }
  const typed = { basis: 'weight', costs: [{ ...cost, amount: '10.00' }], entries: [entry] }
  const costed = { ...typed, settlementId: null, customsTaxId: null, date, status: '0' }
  return { ...costed, ...calculated(world.ctx, doc, costed, {}, null) }
}
