import { rules } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { lockGoods } from '../post-stock.server.ts'
import { moveBatch } from './position-contents.server.ts'

/** A batch is laid into a position by whoever keeps the yard. */
export const batchPlaceRules = rules(batch, {
  // As whatever moves these goods does, so that none waits for the other in a circle.
  locks: { place: (ctx, id) => lockGoods(ctx, batch, id) },

  on: { place: (ctx, { id }, { positionId }) => moveBatch(ctx, id, String(positionId)) },
})
