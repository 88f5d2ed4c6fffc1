import { act, get, save } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { position } from '../yard/position.ts'
import type { StockWorld } from './stock-world.ts'

/** Places of a yard that are squares of twenty metres, ten metres apart, and what is laid into them. */
export function placesOf(world: StockWorld) {
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
  /** The yard lays a batch into a place. */
  const laid = async (id: string, positionId: string) => {
    const keeper = await world.ctx('seayard')
    const { ver } = await get(keeper.withoutScope('test'), batch, id)
    return act(keeper, batch, id, 'place', { ver, positionId })
  }
  return { place, laid }
}
