import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, create, get, save } from '../../../server/module-api.ts'
import { counterparty, goods } from '../../contracts/index.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { warehouse } from '../warehouse.ts'

/** The group with a yard, coal of each way of costing, and those from whom it is bought and to whom it is sold. */
export interface StockWorld extends GroupWorld {
  readonly yard: string
  readonly party: string
  /** New goods of a way of costing; answers their id. */
  readonly coal: (costMethod: string) => Promise<string>
  /** Enters what came in and confirms it; answers its id. */
  readonly came: (of: object) => Promise<string>
  /** Enters what went out and confirms it; answers its id. */
  readonly went: (of: object) => Promise<string>
  readonly does: (doc: typeof stockIn | typeof stockOut, id: string, verb: string) => Promise<void>
  readonly inOf: (id: string) => ReturnType<typeof get<typeof stockIn>>
  readonly outOf: (id: string) => ReturnType<typeof get<typeof stockOut>>
  /** Debit less credit of an account kept by a key, in the books of the sea company. */
  readonly booked: (account: string, key: string) => Promise<string | undefined>
}

export async function stockWorld(group?: GroupWorld): Promise<StockWorld> {
  const world = group ?? (await groupWorld())
  const findir = await world.ctx('findir')
  const system = findir.withoutScope('test')
  const yard = await save(findir, warehouse, { warehouseCode: 'JZ-01', warehouseName: '锦州港一号堆场' })
  const party = await create(system, counterparty, {
    cpName: '盛远煤炭',
    shortName: '盛远',
    cpRole: ['supp'],
    country: 'CN',
  })
  const common = { warehouseId: yard.id, date: '2026-11-10' }
  const does: StockWorld['does'] = async (doc, id, verb) => {
    const ctx = await world.ctx('seafin')
    await act(ctx, doc, id, verb, { ver: (await get(ctx, doc, id)).ver })
  }
  const entered = async (doc: typeof stockIn | typeof stockOut, of: object) => {
    const { id } = await save(await world.ctx('seabuy', { at: worldNow - dayMs }), doc, { ...common, ...of })
    await does(doc, id, 'confirm')
    return id
  }
  let made = 0
  return {
    ...world,
    yard: yard.id,
    party: party.id,
    coal: async (costMethod) => {
      made += 1
      return (await save(findir, goods, { goodsCode: `M-${made}`, goodsName: `动力煤 ${made}`, costMethod })).id
    },
    came: (of) => entered(stockIn, { supplier: party.id, ...of }),
    went: (of) => entered(stockOut, { customer: party.id, ...of }),
    does,
    inOf: async (id) => get(system, stockIn, id),
    outOf: async (id) => get(system, stockOut, id),
    booked: async (account, key) => {
      const { rows } = await world.pool.driver.query<{ amount: string }>(
        'select amount from engine.balance where account = $1 and key = $2 and unit_id = $3',
        [account, key, world.place('BLHY')],
      )
      return rows[0]?.amount
    },
  }
}
