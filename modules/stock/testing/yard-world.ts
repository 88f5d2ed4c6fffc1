import { change, get } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { position } from '../yard/position.ts'
import { placesOf } from './places.ts'
import { stockWorld } from './stock-world.ts'

/** A yard with places that are squares of twenty metres, ten metres apart. */
export async function yardWorld() {
  const world = await stockWorld()
  const system = (await world.ctx('findir')).withoutScope('test')
  return {
    ...world,
    ...placesOf(world),
    system,
    placeOf: async (id: string) => get(system, position, id),
    batchOf: async (stockInId: string) => (await world.inOf(stockInId)).batchId ?? '',
    /** A batch is as good as a laboratory says. */
    tested: async (id: string, quality: Readonly<Record<string, string>>) => {
      await change(system, batch, await get(system, batch, id), quality, { verb: 'update' })
    },
  }
}
