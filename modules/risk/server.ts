import { defineServer } from '../../server/module-api.ts'
import { lights } from './alert-lights.server.ts'
import { concentration, exposure, largest } from './exposure.server.ts'
import { occupied } from './fund-occupation-widget.server.ts'
import { fundOccupationRows } from './fund-occupation.server.ts'
import { risk } from './index.ts'
import { overdueAges } from './overdue-ages.server.ts'

/** The server side of risk control. */
export const riskServer = defineServer(risk, {
  widgets: { lights, exposure, largest, concentration, overdueAges, occupied },
  reports: { fundOccupation: fundOccupationRows },
})
