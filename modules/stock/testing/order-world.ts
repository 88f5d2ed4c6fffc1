import { worldNow } from '../../../app/testing/group-world.ts'
import { act, create, get, save } from '../../../server/module-api.ts'
import { coalSpec } from '../../contracts/index.ts'
import { batch } from '../batch.ts'
import { cargoRelease } from '../release/cargo-release.ts'
import { ctiPrice } from '../sales/cti-price.ts'
import { ctiSales, type CtiSales } from '../sales/cti-sales.ts'
import { placesOf } from './places.ts'
import { releaseWorld, type ReleaseWorld } from './release-world.ts'

type Deal = Awaited<ReturnType<ReleaseWorld['deal']>>

/** The group with coal that was paid for, a specification, and a price list of the day. */
export interface OrderWorld extends ReleaseWorld {
  readonly specId: string
  /** A new place of the yard, or of another warehouse; answers its id. */
  readonly drawn: ReturnType<typeof placesOf>['place']
  readonly laid: ReturnType<typeof placesOf>['laid']
  /** A price list of a day that was published; answers its id. */
  readonly priced: (day: string, listPrice: string, minPrice: string) => Promise<string>
  /** An order as it is entered; answers its id. */
  readonly ordered: (deal: Deal, qty: string, more?: object) => Promise<string>
  readonly handsIn: (id: string) => Promise<void>
  readonly orderOf: (id: string) => Promise<CtiSales>
  /** A release of an order that was agreed to; answers its id. */
  readonly releasedOf: (deal: Deal, orderId: string, qty: string, more?: object) => Promise<string>
}

export async function orderWorld(): Promise<OrderWorld> {
  const world = await releaseWorld()
  const { all } = world
  const { id: specId } = await create(all, coalSpec, {
    specCode: 'Q5500-T',
    specName: 'Q5500 测试规格',
    grade: 'ml',
    validFrom: '2026-01-01',
  })
  const { place, laid } = placesOf(world)
  const layBatch = async (batchId: string) => {
    const { positionId } = await get(all, batch, batchId)
    if (positionId !== null) return positionId
    const made = await place()
    await laid(batchId, made)
    return made
  }
  const ordered: OrderWorld['ordered'] = async ({ party, contractId, goodsId, batchId }, qty, more = {}) => {
    const { id } = await save(await world.ctx('seasales'), ctiSales, {
      contractId,
      customer: party,
      specId,
      warehouseId: world.yard,
      goodsId,
      batchId,
      positionId: await layBatch(batchId),
      qty,
      date: '2026-11-18',
      priceDate: '2026-11-18',
      unitPrice: '660',
      validTo: '2026-11-25',
      ...more,
    })
    return id
  }
  return {
    ...world,
    drawn: place,
    laid,
    specId,
    ordered,
    priced: async (date, listPrice, minPrice) => {
      const lines = [{ specId, warehouseId: world.yard, listPrice, minPrice }]
      const { id, ver } = await save(await world.ctx('seasales'), ctiPrice, { date, lines })
      await act(await world.ctx('sealead'), ctiPrice, id, 'publish', { ver })
      return id
    },
    handsIn: async (id) => {
      const { ver } = await get(all, ctiSales, id)
      await act(await world.ctx('seasales'), ctiSales, id, 'submit', { ver })
    },
    orderOf: (id) => get(all, ctiSales, id),
    releasedOf: async (deal, orderId, qty, more = {}) => {
      const id = await world.asked(deal, qty, { orderId, price: '660', validTo: '2026-11-25', ...more })
      await world.submits(id)
      await world.agree(cargoRelease, id, worldNow)
      return id
    },
  }
}
