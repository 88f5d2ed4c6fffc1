import { rules } from '../../../server/module-api.ts'
import { batch } from '../batch.ts'
import { moveBatch } from './position-contents.server.ts'

/** A batch is laid into a position by whoever keeps the yard. */
export const batchPlaceRules = rules(batch, {
  on: { place: (ctx, { id }, { positionId }) => moveBatch(ctx, id, String(positionId)) },
})
