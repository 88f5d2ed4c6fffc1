import type { ProfitWorld } from './profit-world.ts'

/** Tonnes and the price of each, as they came in. */
export type Receipts = readonly (readonly [tonnes: string, price: string])[]

export interface Start {
  readonly date?: string
  readonly costMethod?: string
}

/** Goods of one batch that came in, so many tonnes at such a price each, and a contract under which they are sold. */
export async function soldGoods(
  world: ProfitWorld,
  receipts: Receipts,
  { date = '2026-11-05', costMethod = 'mwa' }: Start = {},
) {
  const goodsId = await world.coal(costMethod)
  let batchId: string | null = null
  for (const [tonnes, price] of receipts) {
    const came = await world.came({ goodsId, batchId, billQty: tonnes, actualQty: tonnes, price, date })
    batchId = (await world.inOf(came)).batchId
  }
  const customer = await world.admitted('cust')
  const contractId = await world.inForce('xs', { counterparty: customer })
  const lot = { goodsId, batchId }
  return {
    ...lot,
    lot,
    customer,
    contractId,
    went: (qty: string, day: string, more: object = {}) =>
      world.went({ ...lot, customer, contractId, qty, date: day, ...more }),
    settled: (qty: string, more: object = {}) =>
      world.settled(contractId, '0', { settleType: 'prov', items: [item(qty, '煤')], ...more }),
    /** Goods sent of the customer, and the cost of the contract. */
    books: async (): Promise<readonly [string, string]> => [
      (await world.booked('1406', customer)) ?? '0.00',
      (await world.booked('6401', contractId)) ?? '0.00',
    ],
    /** Day and amount of what left the goods sent for the cost, in the order of writing. */
    vouchers: async () => {
      const { rows } = await world.pool.driver.query<{ day: string; amount: string }>(
        `select p.day::text as day, (l.credit - l.debit)::text as amount
        from engine.posting p join engine.posting_line l on l.posting = p.id
        where p.event = 'SALE_COST' and l.account = '1406' and l.key = $1 order by l.seq`,
        [customer],
      )
      return rows.map(({ day, amount }) => [day, amount])
    },
  }
}

/** A line of a settlement of so much. */
export function item(qty: string, of: string, uom = 't') {
  return { goods: of, qty, uom, price: '1000' }
}
