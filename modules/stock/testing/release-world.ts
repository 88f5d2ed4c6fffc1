import { worldNow } from '../../../app/testing/group-world.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { contract, goods } from '../../contracts/index.ts'
import { debtsWorld, type DebtsWorld } from '../../finance/testing/debts-world.ts'
import { cargoRelease, type CargoRelease } from '../release/cargo-release.ts'
import { stockOut } from '../stock-out.ts'
import { type StockWorld, stockWorld } from './stock-world.ts'

/** A customer with a contract for coal that lies in a batch. */
interface Deal {
  readonly party: string
  readonly contractId: string
  readonly goodsId: string
  readonly batchId: string
}

/** The group with coal that was sold, and what releases of it need. */
export interface ReleaseWorld extends StockWorld, DebtsWorld {
  /** Coal in the yard, sold at a price of a tonne. */
  readonly deal: (of?: { tonnes?: string; there?: string; price?: string; more?: object }) => Promise<Deal>
  /** A release as it is entered; answers its id. */
  readonly asked: (deal: Deal, qty: string, more?: object) => Promise<string>
  readonly submits: (id: string) => Promise<void>
  /** A release that was agreed to. */
  readonly released: (deal: Deal, qty: string, more?: object) => Promise<string>
  readonly releaseOf: (id: string) => Promise<CargoRelease>
  /** Goods that are to be fetched by a release: a draft, whose id it answers. */
  readonly fetched: (deal: Deal, releaseId: string, qty: string, more?: object) => Promise<string>
}

export async function releaseWorld(): Promise<ReleaseWorld> {
  const stocked = await stockWorld()
  const debts = await debtsWorld(stocked)
  const world = { ...stocked, ...debts }
  const { all } = debts
  const deal: ReleaseWorld['deal'] = async ({ tonnes = '20000', there = '10000', price = '650', more = {} } = {}) => {
    const goodsId = await world.coal('mwa')
    const party = await world.admitted()
    const { goodsName } = await get(all, goods, goodsId)
    const items = [{ goods: goodsName, qty: tonnes, uom: 't', unitPrice: price }]
    const contractId = await world.sold(party, { items, ...more })
    const came = await world.came({ goodsId, billQty: there, actualQty: there, price: '500' })
    return { party, contractId, goodsId, batchId: (await world.inOf(came)).batchId ?? '' }
  }
  const asked: ReleaseWorld['asked'] = async ({ party, contractId, goodsId, batchId }, qty, more = {}) => {
    const agreed = (await get(all, contract, contractId)).items?.[0]?.unitPrice ?? '0'
    const { id } = await save(await world.ctx('seasales'), cargoRelease, {
      contractId,
      customer: party,
      goodsId,
      batchId,
      warehouseId: world.yard,
      qty,
      price: agreed,
      basis: 'full',
      date: '2026-11-18',
      validTo: '2026-11-30',
      receiver: '松原热电',
      ...more,
    })
    return id
  }
  const submits = async (id: string) => {
    const { ver } = await get(all, cargoRelease, id)
    await act(await world.ctx('seasales'), cargoRelease, id, 'submit', { ver })
  }
  return {
    ...world,
    deal,
    asked,
    submits,
    released: async (of, qty, more) => {
      const id = await asked(of, qty, more)
      await submits(id)
      await world.agree(cargoRelease, id, worldNow)
      return id
    },
    releaseOf: (id) => get(all, cargoRelease, id),
    fetched: async ({ party, contractId, goodsId, batchId }, releaseId, qty, more = {}) => {
      const { id } = await save(await world.ctx('seayard'), stockOut, {
        outType: 'sale',
        date: '2026-11-18',
        warehouseId: world.yard,
        goodsId,
        batchId,
        qty,
        customer: party,
        contractId,
        releaseId,
        ...more,
      })
      return id
    },
  }
}
