import type { Ctx } from '../../../server/module-api.ts'
import { batchPlaceRules } from './batch-place.server.ts'
import { refreshHeat } from './position-heat.server.ts'
import { positionRules } from './position.server.ts'
import { turnOrderRules } from './turn-order.server.ts'

export const yardRules = [positionRules, turnOrderRules, batchPlaceRules]

export const yardJobs = {
  refreshHeat: {
    cron: '*/5 * * * *',
    label: { zh: '更新货位堆温', ru: 'Обновление температуры штабелей', en: 'Temperatures of stacks' },
    run: (ctx: Ctx) => refreshHeat(ctx),
  },
}
