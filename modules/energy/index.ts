import { defineModule } from '../../core/description/module.ts'
import { organisation } from '../organisation/index.ts'
import { batteryReading } from './battery-reading.ts'
import { device } from './device.ts'
import { energyDictionaries } from './dictionaries.ts'
import { energyDerivations } from './document-derivations.ts'
import { energyOverview, fleet } from './energy-overview.ts'
import { lineLoss } from './line-loss.ts'
import { meterReading } from './meter-reading.ts'
import { meter } from './meter.ts'
import { pvOverview, storageOverview, windOverview } from './plant-overviews.ts'
import { plantWidgets } from './plant-widgets.ts'
import { pvLineDiagram } from './pv-line-diagram.ts'
import { repairTimes } from './repair-times.ts'
import { station } from './station.ts'
import { storageLineDiagram } from './storage-line-diagram.ts'
import { turbineReading } from './turbine-reading.ts'
import { weatherReading } from './weather-reading.ts'
import { windLineDiagram } from './wind-line-diagram.ts'
import { energyNotices } from './words/notices.ts'
import { energyRefusals } from './words/refusals.ts'
import { deviceWords, meterWords, stationWords } from './words/station-meter-device.ts'
import { workOrderWords } from './words/work-order.ts'
import { workOrder } from './work-order.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'unitFinance', 'departmentLeader']
const masters = ['xndz', 'xncb', 'xnsb']

/** Power stations, what they feed into the grid, and the work on their devices. */
export const energy = defineModule({
  name: 'energy',
  sold: true,
  label: { zh: '新能源', ru: 'Новая энергетика', en: 'New energy' },
  needs: [organisation],
  documents: { station, device, meter, workOrder },
  words: { station: stationWords, device: deviceWords, meter: meterWords, workOrder: workOrderWords },
  refusals: energyRefusals,
  notices: energyNotices,
  dictionaries: energyDictionaries,
  derivations: energyDerivations,
  alerts: [
    {
      code: 'WORK-LATE',
      label: { zh: '运维工单逾期（天数）', ru: 'Наряд просрочен (дней)', en: 'Work order overdue (days)' },
      rising: true,
      bands: ['1', '3', '7'],
      cron: '30 8 * * *',
      role: 'stationOperator',
      watches: {
        document: 'energy.workOrder',
        condition: 'state in ["0", "1", "2", "5"] && filled(planDate)',
        figure: 'daysBetween(planDate, today())',
      },
    },
  ],
  series: [meterReading, turbineReading, batteryReading, weatherReading],
  diagrams: [pvLineDiagram, windLineDiagram, storageLineDiagram],
  widgets: [fleet, ...plantWidgets],
  dashboards: [energyOverview, pvOverview, windOverview, storageOverview],
  reports: [lineLoss, repairTimes],
  pages: [
    {
      path: '/xnyOverview',
      dashboard: 'energy.energyOverview',
      needs: energyOverview.needs,
      kept: true,
      label: energyOverview.label,
      menu: { folder: 'newEnergy.overview', sort: 10, icon: 'dashboard' },
    },
    {
      path: '/xnyStation',
      list: 'energy.station',
      needs: 'xndz-ck',
      kept: true,
      label: { zh: '电站档案', ru: 'Электростанции', en: 'Power stations' },
      menu: { folder: 'newEnergy.overview', sort: 20, icon: 'sun' },
    },
    {
      path: '/xnyDevice',
      list: 'energy.device',
      needs: 'xnsb-ck',
      kept: true,
      label: { zh: '设备台账', ru: 'Оборудование', en: 'Devices' },
      menu: { folder: 'newEnergy.overview', sort: 30, icon: 'tree' },
    },
    {
      path: '/xnyPvOverview',
      dashboard: 'energy.pvOverview',
      needs: pvOverview.needs,
      kept: true,
      label: pvOverview.label,
      menu: { folder: 'newEnergy.pv', sort: 10, icon: 'dashboard' },
    },
    {
      path: '/xnyPvWeather',
      series: 'energy.weatherReading',
      needs: weatherReading.needs,
      kept: true,
      label: weatherReading.label,
      menu: { folder: 'newEnergy.pv', sort: 40, icon: 'sun' },
    },
    {
      path: '/xnyPvLineDiagram',
      diagram: 'energy.pvLineDiagram',
      needs: pvLineDiagram.needs,
      kept: true,
      label: pvLineDiagram.label,
      menu: { folder: 'newEnergy.pv', sort: 50, icon: 'bolt' },
    },
    {
      path: '/xnyWindOverview',
      dashboard: 'energy.windOverview',
      needs: windOverview.needs,
      kept: true,
      label: windOverview.label,
      menu: { folder: 'newEnergy.wind', sort: 10, icon: 'dashboard' },
    },
    {
      path: '/xnyWindLineDiagram',
      diagram: 'energy.windLineDiagram',
      needs: windLineDiagram.needs,
      kept: true,
      label: windLineDiagram.label,
      menu: { folder: 'newEnergy.wind', sort: 40, icon: 'bolt' },
    },
    {
      path: '/xnyTurbineReading',
      series: 'energy.turbineReading',
      needs: turbineReading.needs,
      kept: true,
      label: turbineReading.label,
      menu: { folder: 'newEnergy.wind', sort: 45, icon: 'line-chart' },
    },
    {
      path: '/xnyEssOverview',
      dashboard: 'energy.storageOverview',
      needs: storageOverview.needs,
      kept: true,
      label: storageOverview.label,
      menu: { folder: 'newEnergy.storage', sort: 10, icon: 'dashboard' },
    },
    {
      path: '/xnyEssLineDiagram',
      diagram: 'energy.storageLineDiagram',
      needs: storageLineDiagram.needs,
      kept: true,
      label: storageLineDiagram.label,
      menu: { folder: 'newEnergy.storage', sort: 50, icon: 'bolt' },
    },
    {
      path: '/xnyBatteryReading',
      series: 'energy.batteryReading',
      needs: batteryReading.needs,
      kept: true,
      label: batteryReading.label,
      menu: { folder: 'newEnergy.storage', sort: 55, icon: 'line-chart' },
    },
    {
      path: '/xnyWorkOrder',
      list: 'energy.workOrder',
      needs: 'xngd-ck',
      kept: true,
      label: { zh: '运维工单', ru: 'Наряды', en: 'Work orders' },
      menu: { folder: 'newEnergy.operations', sort: 20, icon: 'layers' },
    },
    {
      path: '/xnyRepairTimes',
      report: 'energy.repairTimes',
      needs: repairTimes.needs,
      kept: true,
      label: repairTimes.label,
      menu: { folder: 'newEnergy.operations', sort: 25, icon: 'chart' },
    },
    {
      path: '/xnyMeterBook',
      list: 'energy.meter',
      needs: 'xncb-ck',
      kept: true,
      label: { zh: '电表档案', ru: 'Счётчики', en: 'Meters' },
      menu: { folder: 'newEnergy.operations', sort: 55, icon: 'dashboard' },
    },
    {
      path: '/xnyMeter',
      series: 'energy.meterReading',
      needs: meterReading.needs,
      kept: true,
      label: meterReading.label,
      menu: { folder: 'newEnergy.operations', sort: 60, icon: 'line-chart' },
    },
    {
      path: '/xnyLineLoss',
      report: 'energy.lineLoss',
      needs: lineLoss.needs,
      kept: true,
      label: lineLoss.label,
      menu: { folder: 'newEnergy.operations', sort: 65, icon: 'chart' },
    },
  ],
  grants: [
    ...['stationOperator', ...readers].map((role) => ({ role, permissions: masters.map((code) => `${code}-ck`) })),
    {
      role: 'stationOperator',
      permissions: [
        ...masters.flatMap((code) => ['xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => `${code}-${verb}`)),
        'xncb-lr',
        // The operator on duty gives the work out and accepts it.
        ...['ck', 'xz', 'bj', 'sc', 'dc', 'dr', 'pg', 'ys'].map((verb) => `xngd-${verb}`),
      ],
    },
    {
      role: 'stationTechnician',
      permissions: [...masters.map((code) => `${code}-ck`), ...['ck', 'xz', 'dc', 'zx'].map((verb) => `xngd-${verb}`)],
    },
    ...readers.map((role) => ({ role, permissions: ['xngd-ck', 'xngd-dc'] })),
    { role: 'departmentLeader', permissions: ['xngd-pg', 'xngd-ys'] },
  ],
  // Suggested: an administrator changes what does not suit his group.
  scopes: [
    ...['chairman', 'gm', 'financeDirector'].map((role) => ({ role, scopes: { xny: '1' } })),
    { role: 'unitFinance', scopes: { xny: '2' } },
    ...['departmentLeader', 'stationOperator', 'stationTechnician'].map((role) => ({ role, scopes: { xny: '3' } })),
  ],
})
