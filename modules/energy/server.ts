import { defineServer } from '../../server/define.ts'
import { makeMeters } from './demo/make-meters.ts'
import { energy } from './index.ts'
import { lineLossRows } from './line-loss.server.ts'

/** The server side of new energy. */
export const energyServer = defineServer(energy, {
  reports: { lineLoss: lineLossRows },
  demo: makeMeters,
})
