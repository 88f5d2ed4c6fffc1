import { act, change, get, save } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { position } from '../yard/position.ts'
import { stockWorld } from './stock-world.ts'

/** A yard with places that are squares of twenty metres, ten metres apart. */
export async function yardWorld() {
  const world = await stockWorld()
  const system = (await world.ctx('findir')).withoutScope('test')
  let made = 0
  /** A new place of the yard, or of another warehouse; answers its id. */
  const place = async (more: object = {}) => {
    made += 1
    const [left, right] = [String(made * 30), String(made * 30 + 20)]
    const corners = [
      { x: left, y: '0' },
      { x: right, y: '0' },
      { x: right, y: '20' },
      { x: left, y: '20' },
    ]
    const values = { warehouseId: world.yard, code: `A${made}`, capacity: '50000', corners, ...more }
    return (await save(await world.ctx('seayard'), position, values)).id
  }
  return {
    ...world,
    system,
    place,
    placeOf: async (id: string) => get(system, position, id),
    batchOf: async (stockInId: string) => (await world.inOf(stockInId)).batchId ?? '',
    /** The yard lays a batch into a place. */
    laid: async (id: string, positionId: string) => {
      const { ver } = await get(system, batch, id)
      return act(await world.ctx('seayard'), batch, id, 'place', { ver, positionId })
    },
    /** A batch is as good as a laboratory says. */
    tested: async (id: string, quality: Readonly<Record<string, string>>) => {
      await change(system, batch, await get(system, batch, id), quality, { verb: 'update' })
    },
  }
}
