import { compare } from '../../core/values/decimal.ts'
import { get, Refusal, rules } from '../../server/module-api.ts'
import { batch } from './batch.ts'
import { bulkDensityMeasurement } from './bulk-density-measurement.ts'
import { requireInYard } from './yard/position-contents.server.ts'

const fewest = '3'

/** A density is the mean of three samples or more, each of which weighs something. */
export const bulkDensityMeasurementRules = rules(bulkDensityMeasurement, {
  check: async (ctx, { samples, batchId, goodsId, warehouseId, positionId }) => {
    const wrong = (samples ?? []).findIndex(({ grossKg, tareKg }) => compare(grossKg, tareKg) <= 0)
    if (wrong >= 0) throw Refusal.atField(`samples.${wrong}.grossKg`, 'stock.no-weight')
    await requireInYard(ctx, positionId, warehouseId, 'positionId')
    if (batchId === null) return
    const of = await get(ctx.withoutScope('a batch is of one sort of goods'), batch, batchId)
    if (of.goodsId !== goodsId) throw Refusal.atField('batchId', 'stock.batch-of-other-goods')
  },

  on: {
    confirm: (_ctx, { keptCount, outCount }) => {
      const params = { least: fewest, kept: keptCount ?? '0', out: outCount ?? '0' }
      if (compare(keptCount ?? '0', fewest) < 0) throw new Refusal('stock.few-samples', params)
    },
  },
})
