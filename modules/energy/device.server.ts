import { find, Refusal, rules } from '../../server/module-api.ts'
import { device } from './device.ts'

/** What stands below a device stands in the same station. */
export const deviceRules = rules(device, {
  check: async (ctx, { parentId, stationId }) => {
    if (parentId === null) return
    const [above] = await find(ctx.withoutScope('devices hang together within one station'), device, { id: parentId })
    if (above !== undefined && above.stationId !== stationId)
      throw Refusal.atField('parentId', 'device.other-station', { name: above.deviceName })
  },
})
