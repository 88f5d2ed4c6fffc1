import { defineServer } from '../../server/module-api.ts'
import { makeEnergy } from './demo/make-energy.ts'
import { deviceRules } from './device.server.ts'
import { energy } from './index.ts'
import { lineLossRows } from './line-loss.server.ts'
import { pvCurve, pvFigures } from './pv-overview.server.ts'
import { stationFigures } from './station-figures.server.ts'
import { storageCharge, storageFigures, storagePower } from './storage-overview.server.ts'
import { windCurve, windFigures, windPower } from './wind-overview.server.ts'
import { tellOverdue, workOrderRules } from './work-order.server.ts'

/** The server side of new energy. */
export const energyServer = defineServer(energy, {
  rules: [deviceRules, workOrderRules],
  widgets: {
    fleet: stationFigures,
    pvFigures,
    pvCurve,
    windFigures,
    windPower,
    windCurve,
    storageFigures,
    storagePower,
    storageCharge,
  },
  reports: { lineLoss: lineLossRows },
  jobs: {
    tellOverdue: {
      cron: '10 0 * * *',
      label: { zh: '运维工单逾期提醒', ru: 'Напоминания о просроченных нарядах', en: 'Overdue work orders' },
      run: tellOverdue,
    },
  },
  demo: makeEnergy,
})
